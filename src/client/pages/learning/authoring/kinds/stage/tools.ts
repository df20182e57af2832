/** Marks to paint with, by what they are. Order is that of the palette. */
import { GATE_LETTERS, SIGN_LETTERS, STAGE_COLORS } from '#shared/simulation/stage/level.ts';

export const TOOL_KINDS = [
  'ground',
  'gap',
  'board',
  'ladder',
  'start',
  'flag',
  'shell',
  'friend',
  'sign',
  'gate',
  'stone',
] as const;
export type ToolKind = (typeof TOOL_KINDS)[number];

export const TOOL_MARKS: Readonly<Record<ToolKind, readonly string[]>> = {
  ground: ['#'],
  gap: ['.'],
  board: ['='],
  ladder: ['|'],
  start: ['S'],
  flag: ['F'],
  shell: ['o'],
  friend: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  sign: SIGN_LETTERS,
  gate: GATE_LETTERS,
  stone: Object.keys(STAGE_COLORS),
};

export const kindOfMark = (mark: string): ToolKind =>
  TOOL_KINDS.find((kind) => TOOL_MARKS[kind].includes(mark)) ?? 'gap';
