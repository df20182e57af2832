import { TICK_MS } from '#shared/simulation/feel.ts';
import { timeTrialStore } from '#client/stores/timeTrialStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import type { TimeTrialConnection } from './TimeTrialConnection.ts';

/** Writes what the server says of timed runs into their store, until the returned disposal is called. */
export function followTimeTrials(
  connection: TimeTrialConnection,
  now: () => number = () => performance.now(),
): () => void {
  const disposals = [
    connection.countedDown.on(({ courseId, ticksLeft, ghost }) =>
      timeTrialStore.setState({
        run: { courseId, startedAt: now() + ticksLeft * TICK_MS, gates: 0, ghost },
        news: null,
      }),
    ),
    connection.runChanged.on(({ courseId, ticks, gates, end }) =>
      timeTrialStore.setState(({ run }) =>
        end === null
          ? { run: { courseId, startedAt: now() - ticks * TICK_MS, gates, ghost: run?.ghost ?? null } }
          : { run: null, news: { kind: 'ended', end } },
      ),
    ),
    connection.runFinished.on((run) => {
      const { ranked } = run;
      if (ranked !== null) walletStore.setState({ point: ranked.point, experience: ranked.experience });
      timeTrialStore.setState({ run: null, news: { kind: 'finished', run } });
    }),
    connection.lost.on(() => timeTrialStore.setState({ run: null })),
  ];
  return () => {
    disposals.forEach((dispose) => dispose());
    timeTrialStore.setState({ run: null, news: null });
  };
}
