import { TICK_MS } from '#shared/simulation/feel.ts';
import { timeTrialStore } from '#client/stores/timeTrialStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import type { TimeTrialConnection } from './TimeTrialConnection.ts';

const splitAt = (former: number | undefined, ticks: number) => (former === undefined ? null : ticks - former);

/** Writes what the server says of timed runs into their store, until the returned disposal is called. */
export function followTimeTrials(
  connection: TimeTrialConnection,
  now: () => number = () => performance.now(),
): () => void {
  const disposals = [
    connection.countedDown.on(({ courseId, ticksLeft, ghost, rival }) =>
      timeTrialStore.setState({
        run: { courseId, startedAt: now() + ticksLeft * TICK_MS, gates: 0, split: null, ghost, rival },
        news: null,
      }),
    ),
    connection.runChanged.on(({ courseId, ticks, gates, end }) =>
      timeTrialStore.setState(({ run }) =>
        end === null
          ? {
              run: {
                ...{ courseId, startedAt: now() - ticks * TICK_MS, gates },
                split: splitAt(run?.ghost?.gates[gates - 1], ticks),
                ghost: run?.ghost ?? null,
                rival: run?.rival ?? null,
              },
            }
          : { run: null, news: { kind: 'ended', end } },
      ),
    ),
    connection.runFinished.on((run) => {
      const { ranked } = run;
      if (ranked !== null) walletStore.setState({ point: ranked.point, experience: ranked.experience });
      const split = splitAt(timeTrialStore.getState().run?.ghost?.ticks, run.ticks);
      timeTrialStore.setState({ run: null, news: { kind: 'finished', run, split } });
    }),
    connection.lost.on(() => timeTrialStore.setState({ run: null })),
  ];
  return () => {
    disposals.forEach((dispose) => dispose());
    timeTrialStore.setState({ run: null, news: null });
  };
}
