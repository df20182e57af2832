/** Pure: edits of the map of a stage. A sea counts from 0; what it does not have of its own it shares with the others. */
import type { StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import {
  GATE_LETTERS,
  layoutOfSeed,
  SIGN_LETTERS,
  STAGE_LIMITS,
  type StageLayout,
} from '#shared/simulation/stage/level.ts';

export type DraftLevel = StageDraftContent['level'];
type Variant = DraftLevel['variantList'][number];
/** Parts of a layout that a sea may have of its own. */
export type LayoutPart = keyof StageLayout;
export const MAP_PARTS = ['rows'] as const satisfies readonly LayoutPart[];
export const THING_PARTS = ['signs', 'friends', 'gates', 'goals'] as const satisfies readonly LayoutPart[];

export interface Cell {
  readonly column: number;
  readonly row: number;
}

const FIRST_NPC = 102;
const EMPTY = '.';

/** The layout that is played in a sea. */
export const layoutOfSea = (level: DraftLevel, sea: number): DraftLayout =>
  layoutOfSeed(level, sea + 1) as DraftLayout;
export type DraftLayout = Pick<DraftLevel, LayoutPart>;

export const hasOwn = (level: DraftLevel, sea: number, parts: readonly LayoutPart[]): boolean =>
  parts.some((part) => level.variantList[sea]?.[part] !== undefined);

/** Changes parts of the layout of a sea: its own ones, or else those that all share. */
export function changeLayout(level: DraftLevel, sea: number, change: Partial<DraftLayout>): DraftLevel {
  const variant = level.variantList[sea] ?? {};
  const parts = Object.entries(change) as [LayoutPart, never][];
  const own = parts.filter(([part]) => variant[part] !== undefined);
  const shared = parts.filter(([part]) => variant[part] === undefined);
  const changed = { ...level, ...Object.fromEntries(shared) };
  return own.length === 0 ? changed : withVariant(changed, sea, { ...variant, ...Object.fromEntries(own) });
}

/** Gives a sea these parts of its own, as they are now; or has it share them again. */
export function setOwn(
  level: DraftLevel,
  sea: number,
  parts: readonly LayoutPart[],
  isOwn: boolean,
): DraftLevel {
  const layout = layoutOfSea(level, sea);
  const others = Object.entries(level.variantList[sea] ?? {}).filter(
    ([part]) => !parts.some((one) => one === part),
  );
  const own = isOwn ? parts.map((part) => [part, layout[part]] as const) : [];
  return withVariant(level, sea, Object.fromEntries([...others, ...own]) as Variant);
}

const withVariant = (level: DraftLevel, sea: number, variant: Variant): DraftLevel => ({
  ...level,
  variantList: level.variantList.map((one, index) => (index === sea ? variant : one)),
});

/** One more sea, like the last; the least of them are never taken away. */
export function setSeaCount(level: DraftLevel, count: number): DraftLevel {
  const { variantList } = level;
  const last = variantList.at(-1) ?? {};
  return {
    ...level,
    variantList: Array.from({ length: count }, (_, index) => variantList[index] ?? structuredClone(last)),
  };
}

/** Puts a mark into cells. There is one start, one flag and one of each friend; a new sign, door or friend is told. */
export function paint(level: DraftLevel, sea: number, cells: readonly Cell[], mark: string): DraftLevel {
  const layout = layoutOfSea(level, sea);
  const isSingle = /[SF1-9]/u.test(mark);
  const lines = layout.rows.map((line) => (isSingle ? line.replaceAll(mark, EMPTY) : line).split(''));
  for (const { column, row } of isSingle ? cells.slice(-1) : cells) {
    const line = lines[row];
    if (line && column >= 0 && column < line.length) line[column] = mark;
  }
  const rows = lines.map((line) => line.join(''));
  if (rows.every((line, row) => line === layout.rows[row])) return level;
  return changeLayout(level, sea, { rows, ...newThing(layout, mark) });
}

/** The first properties of a mark of which nothing is known yet. */
function newThing({ signs, gates, friends }: DraftLayout, mark: string): Partial<DraftLayout> {
  const sign = SIGN_LETTERS.find((letter) => letter === mark);
  if (sign && signs[sign] === undefined) return { signs: { ...signs, [sign]: 3 } };
  const gate = GATE_LETTERS.find((letter) => letter === mark);
  if (gate && gates[gate] === undefined) return { gates: { ...gates, [gate]: { kind: 'SHELLS', count: 1 } } };
  const missing = /[1-9]/u.test(mark) ? Number(mark) - friends.length : 0;
  if (missing <= 0) return {};
  const strangers = Array.from({ length: missing }, () => ({ npcId: FIRST_NPC, says: '안녕!' }));
  return { friends: [...friends, ...strangers] };
}

export const columnsOf = (rows: readonly string[]): number => rows[0]?.length ?? 0;

/** Wider or narrower at the right, higher or lower at the top, in every sea. */
export function resize(
  level: DraftLevel,
  size: { readonly columns: number; readonly rows: number },
): DraftLevel {
  const columns = Math.max(STAGE_LIMITS.minColumns, Math.min(STAGE_LIMITS.maxColumns, size.columns));
  const count = Math.max(STAGE_LIMITS.minRows, Math.min(STAGE_LIMITS.maxRows, size.rows));
  const fit = (rows: readonly string[]): string[] => {
    const kept = rows.slice(Math.max(0, rows.length - count));
    const above = Array.from({ length: count - kept.length }, () => '');
    return [...above, ...kept].map((line, row, { length }) =>
      // New ground goes on where the lowest line is ground.
      line.slice(0, columns).padEnd(columns, row === length - 1 && line.endsWith('#') ? '#' : EMPTY),
    );
  };
  return {
    ...level,
    rows: fit(level.rows),
    variantList: level.variantList.map((one) => (one.rows ? { ...one, rows: fit(one.rows) } : one)),
  };
}

/**
 * Shells at other places and other numbers on signs and of friends, for a sea that is to differ. `random` gives 0 to
 * below 1.
 */
export function shuffleSea(level: DraftLevel, sea: number, random: () => number): DraftLevel {
  const own = setOwn(level, sea, ['rows', 'signs', 'friends'], true);
  const { rows, signs, friends } = layoutOfSea(own, sea);
  const number = () => 1 + Math.floor(random() * 9);
  const places = rows.flatMap((line, row) =>
    line.split('').flatMap((mark, column) => {
      const below = rows[row + 1]?.[column] ?? EMPTY;
      return mark === 'o' || (mark === EMPTY && '#='.includes(below)) ? [{ column, row }] : [];
    }),
  );
  const shells = rows.join('').split('o').length - 1;
  const chosen = places
    .map((cell) => ({ cell, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, shells)
    .map(({ cell }) => cell);
  const cleared = rows.map((line) => line.replaceAll('o', EMPTY));
  const moved = cleared.map((line, row) =>
    line
      .split('')
      .map((mark, column) => (chosen.some((cell) => cell.column === column && cell.row === row) ? 'o' : mark))
      .join(''),
  );
  return changeLayout(own, sea, {
    rows: moved,
    signs: Object.fromEntries(
      Object.entries(signs).map(([letter, value]) => [letter, typeof value === 'number' ? number() : value]),
    ),
    friends: friends.map((friend) =>
      typeof friend.says === 'number' ? { ...friend, says: number() } : friend,
    ),
  });
}
