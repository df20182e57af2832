/** Pure: which captions stand in the corner. */
export interface Caption {
  readonly key: number;
  readonly text: string;
}

/** More would cover the world. */
const MOST_SHOWN = 3;

/** The newest at the end; the same words stand there once, for as long as the newest of them. */
export function addCaption(shown: readonly Caption[], caption: Caption): readonly Caption[] {
  return [...shown.filter(({ text }) => text !== caption.text), caption].slice(-MOST_SHOWN);
}

export const withoutCaption = (shown: readonly Caption[], key: number): readonly Caption[] =>
  shown.filter((caption) => caption.key !== key);
