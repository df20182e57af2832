import { PERSONAS, type Persona } from './personas.ts';

export const CELL_KINDS = ['page', 'refusal', 'dialog', 'menu', 'link'] as const;

/** The result of one persona at one door. */
export interface Cell {
  readonly persona: Persona;
  readonly door: string;
  readonly kind: (typeof CELL_KINDS)[number];
  /** In words; none when all is well. */
  readonly faults: readonly string[];
  readonly ms: number;
}

/** A line for each persona: how many of its doors of each kind are well, of how many. */
export function countCells(cells: readonly Cell[]): string {
  const lines = (Object.keys(PERSONAS) as Persona[]).map((persona) => {
    const own = cells.filter((cell) => cell.persona === persona);
    const counts = CELL_KINDS.map((kind) => {
      const ofKind = own.filter((cell) => cell.kind === kind);
      const well = ofKind.filter(({ faults }) => faults.length === 0);
      return `${kind} ${well.length}/${ofKind.length}`.padEnd(15);
    });
    return `${persona.padEnd(12)} ${counts.join('')}`.trimEnd();
  });
  const seconds = Math.round(cells.reduce((sum, { ms }) => sum + ms, 0) / 1000);
  return [...lines, `${cells.length} cells, ${seconds} s of pages`].join('\n');
}

/** Lists the failures, door by door. */
export function printRed(cells: readonly Cell[]): string {
  return cells
    .toSorted((a, b) => a.door.localeCompare(b.door) || a.persona.localeCompare(b.persona))
    .map(
      ({ persona, door, kind, faults }) =>
        `${kind} ${door} × ${persona}\n${faults.map((fault) => `    ${fault}`).join('\n')}`,
    )
    .join('\n');
}
