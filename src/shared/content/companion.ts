/** The star whale that grows with the shells of daily puzzles. Its forms are never taken back. */

export const COMPANION_FORMS = [
  { key: 'egg', name: '별알' },
  { key: 'baby', name: '아기별' },
  { key: 'small', name: '꼬마 별고래' },
  { key: 'blue', name: '푸른 별고래' },
  { key: 'starlight', name: '별빛 별고래' },
] as const;
export type CompanionKey = (typeof COMPANION_FORMS)[number]['key'];

export const SHELLS_PER_FORM = 10;

/** The form, from 1, that a number of shells has grown. */
export const formOfShells = (shells: number): number =>
  Math.min(COMPANION_FORMS.length, 1 + Math.floor(shells / SHELLS_PER_FORM));

/** The shells until the next form; null for the last one. */
export const shellsToNextForm = (shells: number): number | null =>
  formOfShells(shells) === COMPANION_FORMS.length ? null : SHELLS_PER_FORM - (shells % SHELLS_PER_FORM);

/** The box of its pictures at 1x; it stands on the lower edge. */
export const COMPANION_FRAME = { width: 200, height: 160 } as const;

/** Address of a picture, next to those of dialogs and pages. */
export const companionPicture = (key: CompanionKey, scale: 1 | 2): string =>
  `/ui/companion/@${scale}x/${key}.webp`;
