/** Pure: the captions that are shown. */
export interface Caption {
  readonly key: number;
  readonly text: string;
}

/** More would cover the world. */
const MOST_SHOWN = 3;

/** The newest last; equal captions are shown once, with the newest one's time. */
export function addCaption(shown: readonly Caption[], caption: Caption): readonly Caption[] {
  return [...shown.filter(({ text }) => text !== caption.text), caption].slice(-MOST_SHOWN);
}

export const withoutCaption = (shown: readonly Caption[], key: number): readonly Caption[] =>
  shown.filter((caption) => caption.key !== key);
