import type { TravelGoal, WalkTarget } from '#client/bridge/worldEvents.ts';
import type { Game } from 'phaser';
import type {
  CodeObjectShown,
  Commands,
  CoveredScreen,
  LockReason,
  NpcMood,
  Photo,
  PhotoView,
  StageDoorShown,
  WorldOverlay,
} from '#client/bridge/commands.ts';
import { codeObjectById } from '#shared/content/codeObjects.ts';
import { CODE_OBJECT_SIZES } from '#shared/content/codeObjectSize.ts';
import type { WorldAction } from '#shared/content/worldActions.ts';
import type { InputBroker } from './input/InputBroker.ts';
import type { NameTags } from './view/NameTags.ts';
import type { SpeechBubbles } from './view/SpeechBubbles.ts';
import type { Journey } from './navigation/Journey.ts';
import type { WorldLayer } from './view/WorldLayer.ts';
import type { WorldDirector } from './WorldDirector.ts';

interface CommandsOptions {
  readonly broker: InputBroker;
  readonly tags: NameTags;
  readonly speech: SpeechBubbles;
  readonly layer: WorldLayer;
  /** Null until the engine has started. */
  readonly game: () => Game | null;
  readonly director: () => WorldDirector | null;
  readonly journey: () => Journey | null;
}

/** The commands of React to the world. */
export class WorldCommands implements Commands {
  readonly #options: CommandsOptions;
  #isPaused = false;
  #focusedNpc: number | null = null;

  constructor(options: CommandsOptions) {
    this.#options = options;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  lockInput(reason: LockReason): void {
    this.#options.broker.lock(reason);
    this.#endWalk('interrupted');
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
    this.#options.layer.setAside(true);
  }

  focusOnCodeObject(objectId: number, covered: CoveredScreen): void {
    const object = codeObjectById(objectId);
    const scene = this.#scene;
    if (!object || scene?.loaded.map.id !== object.mapId) return;
    // Names and words stay, because friends watch.
    const { x, y, kind } = object;
    const { focusX = 0, focusY = 0 } = CODE_OBJECT_SIZES[kind];
    scene.systems?.camera.focusBeside({ x: x + focusX, y: y + focusY }, covered);
  }

  showCodeObject(objectId: number, shown: CodeObjectShown | null): void {
    this.#scene?.systems?.codeObjects.show(objectId, shown);
  }

  showStageDoor(shown: StageDoorShown): void {
    this.#scene?.systems?.stageDoor.show(shown);
  }

  releaseFocus(): void {
    this.#calm();
    this.#scene?.systems?.camera.release();
    this.#options.tags.setAside(false);
    this.#options.speech.setAside(false);
    this.#options.layer.setAside(false);
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

  meetNpc(npcId: number): void {
    this.#options.journey()?.stop();
    this.#scene?.meetNpc(npcId);
  }

  walkTo(target: WalkTarget): void {
    this.#options.journey()?.stop();
    this.#scene?.systems?.autoWalk.walkTo(target);
  }

  travelTo(goal: TravelGoal): void {
    this.#options.journey()?.begin(goal);
  }

  showForPhoto(view: PhotoView | null): void {
    const { tags, speech, layer } = this.#options;
    const systems = this.#scene?.systems;
    systems?.camera.showForPhoto(view);
    systems?.others.setShown(view?.showOthers ?? true);
    systems?.own.pose(view?.pose ?? null);
    tags.setForPhoto(view !== null);
    tags.setAside(view !== null && !view.showNames);
    speech.setAside(view !== null);
    layer.setAside(view !== null);
  }

  takePhoto(onPhoto: (photo: Photo) => void): void {
    const renderer = this.#options.game()?.renderer;
    const camera = this.#scene?.systems?.camera;
    if (!renderer || !camera) return;
    renderer.snapshot((picture) => {
      if (!(picture instanceof HTMLImageElement)) return;
      onPhoto({ picture, names: this.#options.tags.namesIn(camera.view) });
    });
  }

  addOverlay(overlay: WorldOverlay): void {
    this.#options.layer.add(overlay);
  }

  removeOverlay(overlay: WorldOverlay): void {
    this.#options.layer.remove(overlay);
  }

  stopWalking(): void {
    this.#endWalk('stopped');
  }

  #endWalk(end: 'stopped' | 'interrupted'): void {
    this.#options.journey()?.stop(end);
    this.#scene?.systems?.own.autopilot.cancel(end);
  }

  get #scene() {
    return this.#options.director()?.scene ?? null;
  }

  #calm(): void {
    this.showMood('calm');
    this.#focusedNpc = null;
  }
}
