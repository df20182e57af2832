import type { PlaceFacts, Run, RunFinished, SecretFound } from '#shared/contract/rooms/placeMessages.ts';
import { TICK_MS } from '#shared/simulation/feel.ts';
import { placeStore, type PlaceNews } from '#client/stores/placeStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import type { PlaceLine } from './PlaceLine.ts';

type News = PlaceNews extends infer N ? (N extends PlaceNews ? Omit<N, 'newsId' | 'mapId'> : never) : never;

let lastNewsId = 0;

/** Writes what the server says of places into their store, until the returned disposal is called. */
export function followPlaces(line: PlaceLine, now: () => number = () => performance.now()): () => void {
  const disposals = [
    line.placeTold.on((place) => placeStore.setState({ place })),
    line.shellCollected.on(({ shellId, gained, point }) => {
      changePlace((place) => ({
        ...place,
        shells: place.shells.filter((shell) => shell.shellId !== shellId),
      }));
      if (gained > 0) walletStore.setState({ point });
    }),
    line.secretFound.on(takeSecret),
    line.runTold.on((run) => takeRun(run, now())),
    line.runFinished.on(takeFinish),
    line.lost.on(() => placeStore.setState({ run: null })),
  ];
  return () => {
    disposals.forEach((dispose) => dispose());
    placeStore.setState({ place: null, run: null, news: null });
  };
}

function changePlace(change: (place: PlaceFacts) => PlaceFacts): void {
  placeStore.setState(({ place }) => ({ place: place && change(place) }));
}

function takeSecret(secret: SecretFound): void {
  const { secretId, gained, point, experience } = secret;
  changePlace((place) => ({ ...place, secretIds: [...new Set([...place.secretIds, secretId])] }));
  if (gained.point === 0) return;
  walletStore.setState({ point, experience });
  tell({ kind: 'secret', secret });
}

function takeRun({ courseId, ticks, gates, end }: Run, now: number): void {
  if (end === null) {
    placeStore.setState({ run: { courseId, startedAt: now - ticks * TICK_MS, gates } });
    return;
  }
  placeStore.setState({ run: null });
  tell({ kind: 'runEnded', courseId, end });
}

function takeFinish(run: RunFinished): void {
  placeStore.setState({ run: null });
  const { ranked } = run;
  if (ranked !== null) walletStore.setState({ point: ranked.point, experience: ranked.experience });
  tell({ kind: 'runFinished', run });
}

function tell(news: News): void {
  lastNewsId += 1;
  const mapId = placeStore.getState().place?.mapId ?? 0;
  placeStore.setState({ news: { ...news, newsId: lastNewsId, mapId } });
}
