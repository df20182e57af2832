/** The looks of the page of puzzles that no piece has; every colour is one of the tokens. */
import type { CSSProperties } from 'react';
import { BLOCK_COLOURS } from '#client/ui/blocks/blockColours.ts';
import type { PuzzleLine } from '#shared/contract/learning/dailyPuzzles.ts';
import type { CalendarDay } from './calendar.ts';

const PAGE = {
  position: 'absolute',
  inset: 'var(--safe-top) var(--safe-right) var(--safe-bottom) var(--safe-left)',
  display: 'grid',
  overflow: 'auto',
  gap: '24px 18px',
  maxWidth: 1440,
  margin: '0 auto',
  padding: '12px 14px',
} as const satisfies CSSProperties;

/** Month, puzzle and friends beside each other, or below each other on a narrow screen. */
export const pageLook = (isNarrow: boolean): CSSProperties => ({
  ...PAGE,
  gridTemplate: isNarrow
    ? "'head' 'puzzle' 'whale' 'month' 'friends' / minmax(0, 1fr)"
    : "'head head head' 'month puzzle friends' 1fr 'whale whale whale' / minmax(300px, 372fr) minmax(0, 560fr) minmax(230px, 276fr)",
});

/** A place of the page, which its panel fills. */
export const placeLook = (gridArea: 'head' | 'month' | 'puzzle' | 'friends'): CSSProperties =>
  gridArea === 'head'
    ? { gridArea, justifySelf: 'center' }
    : { gridArea, display: 'grid', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' };

export const whaleLook = (isNarrow: boolean): CSSProperties => ({
  gridArea: 'whale',
  display: 'grid',
  gridTemplateColumns: isNarrow ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 240px',
  gap: 16,
  alignItems: 'center',
  padding: '8px 16px 14px',
});

export function dayLook({ state }: CalendarDay, isChosen: boolean): CSSProperties {
  const isToday = state === 'today';
  return {
    display: 'grid',
    width: '100%',
    minHeight: 48,
    borderRadius: 'var(--radius-2)',
    placeItems: 'center',
    font: 'var(--type-tag)',
    ...(isToday && { background: 'var(--gold-pale)', boxShadow: '0 0 0 3px var(--gold)' }),
    ...(!isToday && isChosen && { background: 'var(--surface-chosen)' }),
  };
}

/** A dimple in the sand for a day without a shell, a dashed ring for one that cannot be opened. */
export const dimpleLook = ({ state }: CalendarDay): CSSProperties => ({
  width: 30,
  height: 16,
  margin: '9px 0',
  borderRadius: '50%',
  ...(state === 'open'
    ? { background: 'var(--sand)', boxShadow: 'inset 0 2px 0 var(--sand-deep)' }
    : { border: '2px dashed var(--line-pale)' }),
});

export function blockLook({ category }: PuzzleLine, holdsOthers: boolean): CSSProperties {
  const padding = holdsOthers ? '4px 6px 12px 8px' : '4px 12px 6px 8px';
  const common = {
    width: 'max-content',
    maxWidth: '100%',
    marginTop: -1,
    padding,
    font: 'var(--type-label)',
  };
  if (category === 'gap') return common;
  const { top, bottom, line } = BLOCK_COLOURS[category];
  return {
    ...common,
    border: `2px solid ${line}`,
    borderRadius: 'var(--radius-2)',
    background: `linear-gradient(${top}, ${bottom})`,
    color: 'var(--text-on-fill)',
  };
}

export const GAP_LOOK = {
  padding: '0 8px',
  border: '2px dashed var(--warning-line)',
  borderRadius: 'var(--radius-1)',
  background: 'var(--gold-pale)',
  color: 'var(--gold-ink)',
  fontWeight: 'inherit',
} as const satisfies CSSProperties;
