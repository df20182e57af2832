import type { CollisionMap } from '#shared/simulation/geometry.ts';
import type { AnimationName } from '#shared/content/avatarLayers.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';

/**
 * The data that a page hands to the game to draw a level, and the answers of the game. World px; places are those of
 * feet.
 */

export type StageThingKind = 'shell' | 'sign' | 'gate' | 'friend' | 'board' | 'wanted';

/** An object of a level other than ground. */
export interface StageThing {
  readonly kind: StageThingKind;
  /** Unique among objects of its kind. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** The key of a friend's pictures. */
  readonly sprite?: string;
  /** Under a friend. */
  readonly name?: string;
  /** Above a friend or on a sign, before anything happens. */
  readonly text?: string;
  /** The wanted colour of a cell: `#rrggbb`. */
  readonly color?: string;
}

/** A level before a run. */
export interface StagePicture {
  readonly theme: StageTheme;
  /** Cells of ground by row from above, then by column. */
  readonly ground: readonly (readonly boolean[])[];
  readonly map: CollisionMap;
  readonly things: readonly StageThing[];
  readonly start: { readonly x: number; readonly y: number };
  /** Null without a flag. */
  readonly goal: { readonly x: number; readonly y: number } | null;
}

/** The pose of a body at an instant; velocities in px/s. */
export interface StagePose {
  readonly x: number;
  readonly y: number;
  readonly facing: -1 | 1;
  readonly animation: AnimationName;
  readonly vx: number;
  readonly vy: number;
}

export interface StagePaint {
  readonly x: number;
  readonly y: number;
  /** `#rrggbb`. */
  readonly color: string;
}

/** One instant of a run. */
export interface StageMoment {
  readonly pose: StagePose;
  readonly taken: readonly string[];
  readonly opened: readonly string[];
  readonly painted: readonly StagePaint[];
  /** The avatar's speech bubble. */
  readonly saying: string | null;
  /** The friend who answers, and its words. */
  readonly answer: { readonly id: string; readonly text: string } | null;
  /** Sinks in a bubble. */
  readonly hasFallen: boolean;
  readonly hasReached: boolean;
  /** Places passed so far. */
  readonly trail: readonly { readonly x: number; readonly y: number }[];
  /** Null for an invisible one. */
  readonly ghosts: readonly (StagePose | null)[];
}

export interface StageGhost {
  readonly name: string;
  /** The outfit as in `encodeOutfit`. */
  readonly outfit: string;
}

/** A level on the screen. */
export interface StageView {
  show(moment: StageMoment): void;
  /** Takes an outfit as in `encodeOutfit`. */
  wear(outfit: string): void;
  setGhosts(ghosts: readonly StageGhost[]): void;
  /** Flag, sparks and a wave, at the end of a run. */
  celebrate(): void;
  destroy(): void;
}

export interface OpenStageOptions {
  /** A positioned element for the level alone. */
  readonly parent: HTMLElement;
  readonly picture: StagePicture;
  /** Under the child's avatar. */
  readonly name: string;
  /** The outfit as in `encodeOutfit`; null shows a silhouette. */
  readonly outfit: string | null;
  /** Without an own avatar: only ghosts run, and the camera follows the shown pose. */
  readonly isWatched?: boolean;
  /** The graphics context was lost and did not come back: nothing is drawn any more. */
  readonly onLost: () => void;
}

/** Loads the engine and the drawings; rejects when there is no WebGL or a file is missing. */
export type OpenStage = (options: OpenStageOptions) => Promise<StageView>;
