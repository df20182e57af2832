import type { EmoteName } from '#shared/content/emotes.ts';
import type { CodeObjectAct, CodeObjectPicture } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import type { WorldAction } from '#shared/content/worldActions.ts';
import type { Spot, TravelGoal, VisibleArea, WalkTarget } from './worldEvents.ts';

/** The reason why the world ignores the keys; each reason is counted, and the end of the last one frees them. */
export type LockReason = 'dialog' | 'chat' | 'route' | 'hidden' | 'photo' | 'code';

/** The expression of an NPC in a talk. */
export type NpcMood = 'calm' | 'talk' | 'happy';

/** An element over the map, in world px. */
export interface WorldOverlay {
  readonly element: HTMLElement;
  /** Called with every frame that is drawn. */
  readonly onFrame?: (own: Spot, view: VisibleArea) => void;
}

/** The animation of a code object: a program's acts over and over, or one moment of a run. */
export type CodeObjectShown =
  | { readonly kind: 'loop'; readonly acts: readonly CodeObjectAct[]; readonly durationMs: number }
  | { readonly kind: 'still'; readonly picture: CodeObjectPicture }
  /** How it is when nobody edits: the state that it is in for the user. */
  | { readonly kind: 'rest'; readonly picture: CodeObjectPicture };

/** The stage door of a map as the child finds it. */
export interface StageDoorShown {
  /** New: no star yet. Closed: its road costs more stars than there are. */
  readonly state: 'loading' | 'new' | 'open' | 'closed' | 'done';
  readonly theme: StageTheme;
  /** The words on its board. */
  readonly name: string;
  /** The words on the plate below: the stars that are had, or the price. */
  readonly plate: string;
  /** The rows of the next stage; empty while they are not known. */
  readonly rows: readonly string[];
  /** The share of its stages that are done, 0 to 1. */
  readonly done: number;
}

/** The covered part of the screen, as shares of its width and height. */
export interface CoveredScreen {
  readonly right: number;
  readonly bottom: number;
}

/** The world's view while a picture of it is taken. */
export interface PhotoView {
  /** 1 as in play; more is nearer. */
  readonly zoom: number;
  /** The offset of the view from its usual place, world px. */
  readonly dx: number;
  readonly dy: number;
  /** Shows names of the user and of its friends of the world; those of other players are never shown. */
  readonly showNames: boolean;
  readonly showOthers: boolean;
  /** Held until another one is chosen; null is the usual stance. */
  readonly pose: EmoteName | null;
}

export interface PhotoName {
  readonly text: string;
  readonly isOwn: boolean;
  /** The middle of its upper edge, as shares of the picture. */
  readonly x: number;
  readonly y: number;
}

export interface Photo {
  readonly picture: HTMLImageElement;
  readonly names: readonly PhotoName[];
}

/** The commands of React to the game. */
export interface Commands {
  /** Stops the keys and clears what is held, until `unlockInput` with the same reason. */
  lockInput(reason: LockReason): void;
  unlockInput(reason: LockReason): void;
  /** Freezes rendering and simulation under a page route; the connection stays. */
  pause(): void;
  resume(): void;
  /** Dialog camera: zoom in on an NPC with its feet in the upper part of the screen. */
  focusOnNpc(npcId: number): void;
  /** Editor camera: the code object in the middle of the area that the editor leaves free. */
  focusOnCodeObject(objectId: number, covered: CoveredScreen): void;
  releaseFocus(): void;
  /** Null without a program. Dropped with the map. */
  showCodeObject(objectId: number, shown: CodeObjectShown | null): void;
  /** Dropped with the map. */
  showStageDoor(shown: StageDoorShown): void;
  /** The NPC's expression while it is in focus. */
  showMood(mood: NpcMood): void;
  /** The avatar is happy for a moment: a reward was received. */
  cheer(): void;
  /** Touch controls and HUD buttons press world keys through this. */
  press(action: WorldAction, down: boolean): void;
  /** Walks to an NPC of this map and talks with it. */
  meetNpc(npcId: number): void;
  /** Walks there automatically; `walkBegan` and `walkEnded` report the progress. */
  walkTo(target: WalkTarget): void;
  /** The same over portals to other maps. */
  travelTo(goal: TravelGoal): void;
  stopWalking(): void;
  /** Shows the world as for a picture; null is the view of play. */
  showForPhoto(view: PhotoView | null): void;
  /** A picture of the next frame; it stays on this device. */
  takePhoto(onPhoto: (photo: Photo) => void): void;
  addOverlay(overlay: WorldOverlay): void;
  removeOverlay(overlay: WorldOverlay): void;
}
