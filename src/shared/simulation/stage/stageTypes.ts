/** The state of a stage while it is played. Cells count columns and rows of the level from 0, top left first. */
import type { CollisionMap } from '../geometry.ts';
import type { PlayerState } from '../playerState.ts';
import type { StageGrid } from './StageGrid.ts';
import type { GateLetter, StageColor, StageLayout, StageLevel } from './level.ts';

/** The arguments and results of a command. */
export type StageValue = number | string | boolean | null | readonly StageValue[];

export interface StageCell {
  readonly column: number;
  readonly row: number;
}

/** Acting commands take time; sensing ones answer at once. */
export const STAGE_MOTIONS = ['walk', 'jump', 'dash', 'climbUp', 'climbDown'] as const;
export const STAGE_GESTURES = ['turn', 'take', 'talk', 'say', 'draw'] as const;
export const STAGE_ACTIONS = [...STAGE_MOTIONS, ...STAGE_GESTURES] as const;
export const STAGE_SENSES = [
  'gapAhead',
  'wallAhead',
  'shellHere',
  'shellAhead',
  'friendAhead',
  'atFlag',
  'readSign',
  'colorHere',
  'stepsLeft',
] as const;
export type StageMotion = (typeof STAGE_MOTIONS)[number];
export type StageGesture = (typeof STAGE_GESTURES)[number];
export type StageAction = StageMotion | StageGesture;
export type StageSense = (typeof STAGE_SENSES)[number];
export type StageCommand = StageAction | StageSense;

/** The events of a command for pictures, sounds and bubbles, in their order. */
export type StageHappening =
  | { readonly kind: 'bumped' }
  | { readonly kind: 'fell'; readonly at: StageCell }
  | { readonly kind: 'took'; readonly at: StageCell }
  | { readonly kind: 'emptyHand' }
  | { readonly kind: 'talked'; readonly friend: number; readonly text: string }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'said'; readonly text: string }
  /** A friend that was told something; `isRight` when it was the text of the goal. */
  | { readonly kind: 'answered'; readonly friend: number; readonly isRight: boolean }
  | { readonly kind: 'painted'; readonly at: StageCell; readonly color: StageColor }
  | { readonly kind: 'opened'; readonly gate: GateLetter }
  | { readonly kind: 'noLadder' }
  | { readonly kind: 'noSign' }
  | { readonly kind: 'sensed'; readonly sense: StageSense; readonly value: StageValue }
  | { readonly kind: 'reached' };

export interface StageBubble {
  /** Number of the friend that speaks; 0 for the avatar itself. */
  readonly speaker: number;
  readonly text: string;
}

/** The effect of a command, decided by the cells before the body moves. Plain data, so that a state can be kept. */
export interface StageDrive {
  readonly command: StageAction;
  /** Legs to go; the first one is running. */
  readonly legs: readonly StageLeg[];
  /** Ticks of the first leg so far. */
  readonly legTicks: number;
  /** The final cell of the body. */
  readonly end: StageCell;
  /** Told once it is there. */
  readonly ends: readonly StageHappening[];
}

/** `falls`: there is no stone, and the leg is over once the body is well below its row. */
export type StageLeg =
  /** On the ground, or off an edge down to the cell. */
  | { readonly kind: 'walk'; readonly to: StageCell; readonly falls?: true }
  | { readonly kind: 'jump'; readonly to: StageCell; readonly falls?: true }
  | { readonly kind: 'dash'; readonly to: StageCell; readonly falls?: true }
  /** Off a ladder to the side. */
  | { readonly kind: 'hop'; readonly to: StageCell; readonly falls?: true }
  | { readonly kind: 'climb'; readonly to: StageCell }
  /** Against a wall and back. */
  | { readonly kind: 'bump'; readonly to: StageCell }
  /** Straight up and down, where a jump has no room. */
  | { readonly kind: 'leap'; readonly to: StageCell }
  /** Sinks in a bubble and is carried to the stone. */
  | { readonly kind: 'sink'; readonly to: StageCell }
  /** Stands still, so that a gesture or a bubble is visible. */
  | { readonly kind: 'wait'; readonly ticks: number };

/** The whole state between two ticks; never changed, so that each can be kept for a rewind. */
export interface StageState {
  readonly level: StageLevel;
  /** Seeds are numbered from 1. */
  readonly seed: number;
  readonly layout: StageLayout;
  /** Cells and geometry, with the gates that are open now. */
  readonly grid: StageGrid;
  readonly map: CollisionMap;
  readonly player: PlayerState;
  /** The cell of the body between commands; during one, the cell where it began. */
  readonly cell: StageCell;
  /** Cell of every shell that was taken. */
  readonly taken: readonly StageCell[];
  readonly painted: readonly (StageCell & { readonly color: StageColor })[];
  readonly openGates: readonly GateLetter[];
  /** Numbers of the friends talked to, each once, in order. */
  readonly talkedTo: readonly number[];
  /** Everything said, the latest last. */
  readonly said: readonly { readonly text: string; readonly friend: number | null }[];
  readonly bubble: StageBubble | null;
  /** The running command; null between commands. */
  readonly drive: StageDrive | null;
  /** The events of the running command, or of the last one. */
  readonly happened: readonly StageHappening[];
  /** Steps so far: every cell walked or climbed and every other action is one; sensing costs none. */
  readonly stepCount: number;
  readonly commandCount: number;
  readonly senseCount: number;
  readonly fallCount: number;
  readonly bumpCount: number;
  readonly ticks: number;
  readonly ending: StageEnding | null;
}

export const STAGE_ENDINGS = ['GOAL', 'UNFINISHED', 'FELL', 'TOO_MANY_STEPS'] as const;
export type StageEnding = (typeof STAGE_ENDINGS)[number];

/** One command of a run, sensing included. */
export interface StageStep {
  readonly command: StageCommand;
  readonly args: readonly StageValue[];
  /** Lines are numbered from 1. */
  readonly line: number;
  readonly ticks: number;
  readonly result: StageValue;
}

/** The result of a run; reported by the device after the program has ended. */
export interface StageOutcome {
  readonly kind: 'stage';
  readonly ending: StageEnding;
  readonly steps: readonly StageStep[];
  /** Steps of the third star. */
  readonly stepCount: number;
  readonly shellCount: number;
  readonly shellTotal: number;
  readonly talkedTo: readonly number[];
  /** Whether the run ended on the flag; false for a level without one. */
  readonly reached: boolean;
  readonly ticks: number;
  /** The number of falls, of bumps, and of tries without a target, for the words to the child. */
  readonly fallCount: number;
  readonly bumpCount: number;
}

/** The three stars of a run. */
export interface StageStars {
  readonly goal: boolean;
  readonly fewBlocks: boolean;
  readonly fewSteps: boolean;
}
