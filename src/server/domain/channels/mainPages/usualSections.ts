import type { MainPageSection } from '#shared/contract/channels/mainPages.ts';

/** The main page of a channel before its staff arranges it. */
export const usualSections = (channelName: string): MainPageSection[] => [
  {
    kind: 'BANNER',
    isShown: true,
    title: channelName.slice(0, 30),
    words: '함께 배우고 함께 놀아요!',
    look: 'BEACH',
  },
  { kind: 'NOTICES', isShown: true },
  { kind: 'HOMEWORK', isShown: true },
  { kind: 'WELCOME', isShown: false, words: '' },
  { kind: 'NEXT_CLASS', isShown: false, title: '', startsAt: null, note: '' },
  { kind: 'ONLINE', isShown: true },
  { kind: 'COURSES', isShown: true },
  { kind: 'RECENT_POSTS', isShown: true },
  { kind: 'WORKSHEETS', isShown: false },
  { kind: 'LINKS', isShown: false, linkList: [] },
  { kind: 'STATISTICS', isShown: true },
];

/** Stored sections, followed by newer ones of the product, hidden. */
export function completeSections(stored: readonly MainPageSection[], channelName: string): MainPageSection[] {
  const missing = usualSections(channelName).filter(({ kind }) => !stored.some((one) => one.kind === kind));
  return [...stored, ...missing.map((section) => ({ ...section, isShown: false }))];
}
