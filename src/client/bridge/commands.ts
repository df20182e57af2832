import type { WorldAction } from '#shared/content/worldActions.ts';
import type { WalkTarget } from './moments.ts';

/** Why the world does not listen to the keys; each reason is counted, the last one gone frees them. */
export type LockReason = 'dialog' | 'chat' | 'route' | 'hidden';

/** How somebody looks in a talk. */
export type NpcMood = 'calm' | 'talk' | 'happy';

/** What React may ask of the game. */
export interface Commands {
  /** Stops the keys and clears what is held, until `unlockInput` with the same reason. */
  lockInput(reason: LockReason): void;
  unlockInput(reason: LockReason): void;
  /** Freezes rendering and simulation under a page route; the connection stays. */
  pause(): void;
  resume(): void;
  /** Dialog camera: zoom in on an NPC with its feet in the upper part of the screen. */
  focusOnNpc(npcId: number): void;
  releaseFocus(): void;
  /** How the NPC in focus looks until it is let go. */
  showMood(mood: NpcMood): void;
  /** The avatar is happy for a moment: a reward was received. */
  cheer(): void;
  /** Touch controls and HUD buttons press world keys through this. */
  press(action: WorldAction, down: boolean): void;
  /** Walks there by itself; `walkBegan` and `walkEnded` tell how it goes. */
  walkTo(target: WalkTarget): void;
  stopWalking(): void;
}
