import type { WalkTarget } from '#client/bridge/moments.ts';
import type { Game } from 'phaser';
import type { Commands, LockReason, NpcMood } from '#client/bridge/commands.ts';
import type { WorldAction } from '#shared/content/worldActions.ts';
import type { InputBroker } from './input/InputBroker.ts';
import type { NameTags } from './view/NameTags.ts';
import type { SpeechBubbles } from './view/SpeechBubbles.ts';
import type { WorldDirector } from './WorldDirector.ts';

interface CommandsOptions {
  readonly broker: InputBroker;
  readonly tags: NameTags;
  readonly speech: SpeechBubbles;
  /** Null until the engine has started. */
  readonly game: () => Game | null;
  readonly director: () => WorldDirector | null;
}

/** What React may ask of the world. */
export class WorldCommands implements Commands {
  readonly #options: CommandsOptions;
  #isPaused = false;
  #focusedNpc: number | null = null;

  constructor(options: CommandsOptions) {
    this.#options = options;
  }

  /** Asked for before the engine was there: it goes to sleep as soon as it has started. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  lockInput(reason: LockReason): void {
    this.#options.broker.lock(reason);
    this.#scene?.systems?.own.autopilot.cancel();
  }

  unlockInput(reason: LockReason): void {
    this.#options.broker.unlock(reason);
  }

  pause(): void {
    this.#isPaused = true;
    this.#options.broker.clear();
    this.#options.game()?.loop.sleep();
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#options.broker.clear();
    this.#scene?.skipTime();
    this.#options.game()?.loop.wake();
  }

  focusOnNpc(npcId: number): void {
    const systems = this.#scene?.systems;
    const npc = systems?.npcs.byId(npcId);
    if (!systems || !npc) return;
    this.#calm();
    this.#focusedNpc = npcId;
    systems.camera.focusOn(npc);
    this.#options.tags.setAside(true);
    this.#options.speech.setAside(true);
  }

  releaseFocus(): void {
    this.#calm();
    this.#scene?.systems?.camera.release();
    this.#options.tags.setAside(false);
    this.#options.speech.setAside(false);
  }

  showMood(mood: NpcMood): void {
    if (this.#focusedNpc !== null) this.#scene?.systems?.npcs.byId(this.#focusedNpc)?.setMood(mood);
  }

  cheer(): void {
    this.#scene?.systems?.own.cheer();
  }

  press(action: WorldAction, down: boolean): void {
    if (down) this.#options.broker.press(action, 'hud');
    else this.#options.broker.release(action, 'hud');
  }

  walkTo(target: WalkTarget): void {
    this.#scene?.systems?.errands.walkTo(target);
  }

  stopWalking(): void {
    this.#scene?.systems?.own.autopilot.cancel();
  }

  get #scene() {
    return this.#options.director()?.scene ?? null;
  }

  #calm(): void {
    this.showMood('calm');
    this.#focusedNpc = null;
  }
}
