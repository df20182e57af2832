import type { CodeObjectPicture, PartValue } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { CodeObjectPieces } from './CodeObjectPieces.ts';

/** A pose of the own avatar that a program plays. */
export interface BodyPose {
  readonly animation: 'jump' | 'fall' | 'sit' | 'stand';
  /** Above where it stands, world px. */
  readonly rise: number;
}

/** The own avatar, where an object's program moves it. */
export interface OwnBody {
  /** The feet, world px. */
  readonly subject: { readonly x: number; readonly y: number };
  /** Draws it in a pose, turned to the right; null ends it. */
  enact(pose: BodyPose | null): void;
}

/** The tools of the view of a kind of object. */
export interface ViewTools {
  readonly pieces: CodeObjectPieces;
  /** The user's own. */
  readonly nickname: string;
  /** The player asked for less motion: changes come at once, and nothing moves by itself. */
  readonly isCalm: boolean;
  /** The own avatar's feet, from the foot of the object. */
  readonly bodyAt: () => { readonly dx: number; readonly dy: number };
  readonly enact: (pose: BodyPose | null) => void;
  /** Sparks at a spot, from the foot; none when calm. */
  readonly sparkle: (dx: number, dy: number) => void;
}

export interface Moment {
  readonly picture: CodeObjectPicture;
  /** Ms since the last frame; 0 when calm. */
  readonly dt: number;
  /** Ms since the last frame, also when calm: lights are slowed by it. */
  readonly elapsed: number;
  /** Ms for which the view has been shown; it stops when calm. */
  readonly time: number;
  /** No program plays: the object waits for code. */
  readonly isWaiting: boolean;
}

/** Draws a kind of object as its picture says, in every frame in which it can be seen. */
export type DrawMoment = (moment: Moment) => void;
export type CreateView = (tools: ViewTools) => DrawMoment;

export const numberOf = (value: PartValue | undefined): number => (typeof value === 'number' ? value : 0);
