import { type GameObjects, Scene } from 'phaser';
import { FrameClock } from '#client/game/actors/actorMotion.ts';
import type { AssetUrls } from '#client/game/loading/AssetUrls.ts';
import { loadSheet } from '#client/game/loading/loadArt.ts';
import { FRAME, frameName, type Slot } from '#shared/content/avatarLayers.ts';
import { itemById } from '#shared/content/items.ts';
import { outfitLayers } from '#shared/content/outfitLayers.ts';
import { decodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { type CrowdMirror, VIEW } from './CrowdMirror.ts';

const LAYERS = 14;
/** Speed of a walker, px/s. */
const WALK_SPEED = 60;

interface Layer {
  readonly sprite: GameObjects.Sprite;
  readonly slot: Slot;
}

interface Person {
  readonly userId: number;
  readonly container: GameObjects.Container;
  readonly layers: readonly Layer[];
  readonly clock: FrameClock;
  /** The frame that was last set, to set only changes. */
  shown: string;
}

/**
 * The scene of every tutorial: a container of sprites per avatar, one for each layer. No names, no shadows,
 * no blinking.
 */
export class PlainCrowd extends Scene {
  readonly #mirror: CrowdMirror;
  readonly #urls: AssetUrls;
  #people: Person[] = [];
  #time = 0;

  constructor(mirror: CrowdMirror, urls: AssetUrls) {
    super({ key: 'crowd' });
    this.#mirror = mirror;
    this.#urls = urls;
  }

  async open(): Promise<void> {
    const outfits = new Map(
      [...this.#mirror.players()].map(([id, { outfit }]) => [id, layersOf(outfit ?? '')]),
    );
    const keys = new Set([...outfits.values()].flatMap((layers) => layers.map(({ itemKey }) => itemKey)));
    const signal = new AbortController().signal;
    const at = (key: string, file: string) => this.#urls.item(key, 1, file);
    await Promise.all(
      [...keys].map((key) =>
        loadSheet(key, at(key, 'sheet.json'), at(key, 'sheet.webp'), { textures: this.textures, signal }),
      ),
    );
    this.#people = [...outfits].map(([userId, layers]) => this.#bring(userId, layers));
    const middle = { x: VIEW.left + VIEW.width / 2, y: VIEW.top + VIEW.height / 2 };
    this.cameras.main.setZoom(this.scale.width / VIEW.width).centerOn(middle.x, middle.y);
  }

  override update(_: number, dt: number): void {
    this.#time += dt;
    this.#mirror.beginFrame(this.#time);
    for (const person of this.#people) {
      const pose = this.#mirror.poseOf(person.userId);
      if (pose === null) continue;
      const { x, y, facing, animation } = pose;
      person.container.setPosition(x, y).setScale(facing, 1);
      const index = person.clock.advance(animation, WALK_SPEED, dt);
      const shown = `${animation}_${index}`;
      if (shown === person.shown) continue;
      person.shown = shown;
      for (const { sprite, slot } of person.layers) {
        const frame = frameName(slot === 'face' ? 'default' : slot, animation, index);
        if (sprite.texture.has(frame)) sprite.setFrame(frame);
      }
    }
  }

  #bring(userId: number, layers: ReturnType<typeof layersOf>): Person {
    const sprites = layers.map(({ itemKey, slot }) => ({
      slot,
      sprite: this.add.sprite(0, 0, itemKey).setOrigin(FRAME.originX, FRAME.originY),
    }));
    const container = this.add.container(
      0,
      0,
      sprites.map(({ sprite }) => sprite),
    );
    return { userId, container, layers: sprites, clock: new FrameClock(), shown: '' };
  }
}

function layersOf(outfit: string) {
  const items = decodeOutfit(outfit).flatMap((id) => itemById(id) ?? []);
  return outfitLayers(items).slice(0, LAYERS);
}
