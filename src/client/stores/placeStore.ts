import { createStore } from 'zustand/vanilla';
import type { PlaceFacts, RunEnd, RunFinished, SecretFound } from '#shared/contract/rooms/placeMessages.ts';

/** A timed run that goes on. */
export interface RunUnderWay {
  readonly courseId: number;
  /** When its clock began, on the clock of `performance.now`, ms. */
  readonly startedAt: number;
  readonly gates: number;
}

/** Something that was just found or run; `newsId` grows with each. */
export type PlaceNews = { readonly newsId: number; readonly mapId: number } & (
  | { readonly kind: 'secret'; readonly secret: SecretFound }
  | { readonly kind: 'runEnded'; readonly courseId: number; readonly end: RunEnd }
  | { readonly kind: 'runFinished'; readonly run: RunFinished }
);

export interface PlaceState {
  /** What the map one is on still holds for oneself; null until the server has said. */
  readonly place: PlaceFacts | null;
  readonly run: RunUnderWay | null;
  readonly news: PlaceNews | null;
}

export const placeStore = createStore<PlaceState>(() => ({ place: null, run: null, news: null }));
