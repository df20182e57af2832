import { type GameObjects, Game, Scale, type Scene, WEBGL } from 'phaser';
import {
  ANIMATION_NAMES,
  ANIMATIONS,
  type AnimationName,
  type Expression,
  FRAME,
} from '#shared/content/avatarLayers.ts';
import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { BlinkClock } from '../actors/BlinkClock.ts';
import { FrameClock } from '../actors/FrameClock.ts';
import { AssetUrls } from '../loading/AssetUrls.ts';
import { AvatarComposer } from '../loading/AvatarComposer.ts';
import { ItemSheets } from '../loading/ItemSheets.ts';
import type { OutfitLook } from '../loading/OutfitLook.ts';
import type { ArtScale } from '../view/chooseArtScale.ts';

/** What the wardrobe's stage shows. */
export interface WardrobeView {
  readonly itemIds: readonly number[];
  /** One animation, or all of them beside each other. */
  readonly animation: AnimationName | 'all';
  /** `auto` blinks now and then, and is happy while waving, as in the world. */
  readonly expression: Expression | 'auto';
  /** Times the speed of the world. */
  readonly speed: number;
  /** The frame at which everything stands still; null plays. Beyond the last it begins again. */
  readonly frame: number | null;
  readonly mirrored: boolean;
  readonly artScale: ArtScale;
  /** CSS px per px of the art at 1x. */
  readonly zoom: number;
}

interface Figure {
  readonly animation: AnimationName;
  readonly clock: FrameClock;
  readonly image: GameObjects.Image;
}

const BLINKING: ReadonlySet<AnimationName> = new Set(['stand', 'walk']);
/** px/s: the speed of an avatar in the world decides how fast its feet go. */
const WALK_SPEED = 140;
/** Room of a figure where all are shown, px of the art. */
const CELL = { width: 118, height: 150 } as const;
/** How far below the middle of its cell a figure stands. */
const FOOT = 58;

/** A small stage without a world: shows outfits exactly as the game composes and draws them. */
export class WardrobeStage {
  readonly #game: Game;
  readonly #scene: Scene;
  readonly #composer: AvatarComposer;
  readonly #parent: HTMLElement;
  readonly #finest: ArtScale;
  readonly #blink = new BlinkClock(Math.random);
  readonly #watcher: ResizeObserver;
  #view: WardrobeView | null = null;
  #figures: Figure[] = [];
  #look: OutfitLook | null = null;
  /** Shown as soon as it can be: until then the old clothes stay on. */
  #nextLook: OutfitLook | null = null;

  private constructor(parent: HTMLElement, game: Game, urls: AssetUrls) {
    this.#parent = parent;
    this.#game = game;
    this.#finest = urls.finest;
    this.#scene = game.scene.scenes[0] as Scene;
    this.#composer = new AvatarComposer(game.textures, new ItemSheets(urls));
    this.#watcher = new ResizeObserver(() => this.#resize());
    this.#watcher.observe(parent);
    game.events.on('prestep', (_: number, dt: number) => this.#update(dt));
    game.events.on('poststep', () => this.#composer.update());
  }

  /** Fills `parent`; rejects with AssetError when there are no drawings. */
  static async open(parent: HTMLElement): Promise<WardrobeStage> {
    const game = new Game({
      type: WEBGL,
      parent,
      transparent: true,
      scale: { mode: Scale.NONE, width: 64, height: 64 },
      banner: false,
      audio: { noAudio: true },
      input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
      render: { antialias: true },
      scene: { key: 'wardrobe' },
    });
    const ready = new Promise<void>((resolve) => {
      game.events.once('ready', () => resolve());
    });
    const [urls] = await Promise.all([AssetUrls.load(), ready]);
    return new WardrobeStage(parent, game, urls);
  }

  /** Fulfilled when the outfit can be seen, or at once when it is on already. */
  async show(view: WardrobeView): Promise<void> {
    const before = this.#view;
    this.#view = view;
    if (before?.animation !== view.animation) this.#cast(view.animation);
    this.#dress(encodeOutfit(view.itemIds), view.artScale === 2 ? this.#finest : 1);
    this.#resize();
    await (this.#nextLook ?? this.#look)?.shown;
  }

  destroy(): void {
    this.#watcher.disconnect();
    this.#composer.destroy();
    this.#game.destroy(true);
  }

  #cast(animation: WardrobeView['animation']): void {
    for (const { image } of this.#figures) image.destroy();
    const animations = animation === 'all' ? ANIMATION_NAMES : [animation];
    this.#figures = animations.map((name) => ({
      animation: name,
      clock: new FrameClock(),
      image: this.#scene.add
        .image(0, 0, '__DEFAULT')
        .setOrigin(FRAME.originX, FRAME.originY)
        .setVisible(false),
    }));
  }

  #dress(code: string, artScale: ArtScale): void {
    const worn = this.#nextLook ?? this.#look;
    if (worn?.code === code && worn.scale === artScale) return;
    if (this.#nextLook !== null) this.#composer.release(this.#nextLook);
    this.#nextLook = this.#composer.acquire(code, artScale);
  }

  #update(dt: number): void {
    const view = this.#view;
    if (view === null) return;
    if (this.#nextLook?.isReady === true) {
      if (this.#look !== null) this.#composer.release(this.#look);
      this.#look = this.#nextLook;
      this.#nextLook = null;
      this.#place();
    }
    const shut = this.#blink.advance(dt);
    for (const { animation, clock, image } of this.#figures) {
      const played = clock.advance(animation, WALK_SPEED, dt * view.speed);
      const index = view.frame === null ? played : view.frame % ANIMATIONS[animation].frames;
      const drawn = this.#look?.frame(animation, index, expressionOf(view, animation, shut));
      if (drawn == null || drawn.frame === image.frame) continue;
      image.setFrame(drawn.frame).setVisible(true);
    }
  }

  #resize(): void {
    const { width, height } = this.#parent.getBoundingClientRect();
    const ratio = window.devicePixelRatio || 1;
    this.#game.scale.resize(Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio)));
    this.#game.canvas.style.width = `${width}px`;
    this.#game.canvas.style.height = `${height}px`;
    this.#place();
  }

  /** Puts the figures into the middle, in rows if one row is too long. */
  #place(): void {
    const view = this.#view;
    if (view === null) return;
    const zoom = view.zoom * (window.devicePixelRatio || 1);
    const { width, height } = this.#game.scale;
    const columns = Math.max(1, Math.min(this.#figures.length, Math.floor(width / (CELL.width * zoom))));
    const rows = Math.ceil(this.#figures.length / columns);
    const scale = zoom / (this.#look?.scale ?? view.artScale);
    this.#figures.forEach(({ image }, i) => {
      const column = (i % columns) - (columns - 1) / 2;
      const row = Math.floor(i / columns) - (rows - 1) / 2;
      image
        .setPosition(width / 2 + column * CELL.width * zoom, height / 2 + (row * CELL.height + FOOT) * zoom)
        .setScale(view.mirrored ? -scale : scale, scale);
    });
  }
}

function expressionOf({ expression }: WardrobeView, animation: AnimationName, shut: boolean): Expression {
  if (expression !== 'auto') return expression;
  if (animation === 'wave') return 'happy';
  return shut && BLINKING.has(animation) ? 'blink' : 'default';
}
