import { type GameObjects, Game, Scale, type Scene, WEBGL } from 'phaser';
import {
  ANIMATION_NAMES,
  ANIMATIONS,
  type AnimationName,
  type Expression,
  FRAME,
} from '#shared/content/avatarLayers.ts';
import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { BlinkClock } from '#client/game/actors/actorMotion.ts';
import { FrameClock } from '#client/game/actors/actorMotion.ts';
import { AssetUrls } from '#client/game/loading/AssetUrls.ts';
import { AvatarComposer } from './AvatarComposer.ts';
import { ItemSheets } from './ItemSheets.ts';
import type { ComposedOutfit } from './ComposedOutfit.ts';
import type { ArtScale } from '#client/game/view/artScale.ts';

/** Options of the gallery's preview. */
export interface AvatarGalleryView {
  readonly itemIds: readonly number[];
  /** One animation, or all of them beside each other. */
  readonly animation: AnimationName | 'all';
  /** `auto` blinks and smiles while waving, as in the world. */
  readonly expression: Expression | 'auto';
  /** The factor of the world's speed. */
  readonly speed: number;
  /** Holds this frame; null plays. Beyond the last it wraps. */
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
/** Walking speed in px/s; sets the pace of the animation. */
const WALK_SPEED = 140;
/** Size of a cell where all animations are shown, px of the art. */
const CELL = { width: 118, height: 150 } as const;
/** Offset of the feet below the middle of the cell. */
const FOOT = 58;

/** Shows outfits without a world, composed and drawn as in the game. */
export class AvatarGalleryStage {
  readonly #game: Game;
  readonly #scene: Scene;
  readonly #composer: AvatarComposer;
  readonly #parent: HTMLElement;
  readonly #finest: ArtScale;
  readonly #blink = new BlinkClock(Math.random);
  readonly #watcher: ResizeObserver;
  #view: AvatarGalleryView | null = null;
  #figures: Figure[] = [];
  #composed: ComposedOutfit | null = null;
  /** The next outfit; the previous one is shown until this one is ready. */
  #nextComposed: ComposedOutfit | null = null;

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
  static async open(parent: HTMLElement): Promise<AvatarGalleryStage> {
    const game = new Game({
      type: WEBGL,
      parent,
      transparent: true,
      scale: { mode: Scale.NONE, width: 64, height: 64 },
      banner: false,
      audio: { noAudio: true },
      input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
      render: { antialias: true },
      scene: { key: 'avatar-gallery' },
    });
    const ready = new Promise<void>((resolve) => {
      game.events.once('ready', () => resolve());
    });
    const [urls] = await Promise.all([AssetUrls.load(), ready]);
    return new AvatarGalleryStage(parent, game, urls);
  }

  /** Resolves when the outfit is shown. */
  async show(view: AvatarGalleryView): Promise<void> {
    const before = this.#view;
    this.#view = view;
    if (before?.animation !== view.animation) this.#createFigures(view.animation);
    this.#showOutfit(encodeOutfit(view.itemIds), view.artScale === 2 ? this.#finest : 1);
    this.#resize();
    await (this.#nextComposed ?? this.#composed)?.shown;
  }

  destroy(): void {
    this.#watcher.disconnect();
    this.#composer.destroy();
    this.#game.destroy(true);
  }

  #createFigures(animation: AvatarGalleryView['animation']): void {
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

  #showOutfit(code: string, artScale: ArtScale): void {
    const worn = this.#nextComposed ?? this.#composed;
    if (worn?.code === code && worn.scale === artScale) return;
    if (this.#nextComposed !== null) this.#composer.release(this.#nextComposed);
    this.#nextComposed = this.#composer.acquire(code, artScale);
  }

  #update(dt: number): void {
    const view = this.#view;
    if (view === null) return;
    if (this.#nextComposed?.isReady === true) {
      if (this.#composed !== null) this.#composer.release(this.#composed);
      this.#composed = this.#nextComposed;
      this.#nextComposed = null;
      this.#place();
    }
    const shut = this.#blink.advance(dt);
    for (const { animation, clock, image } of this.#figures) {
      const played = clock.advance(animation, WALK_SPEED, dt * view.speed);
      const index = view.frame === null ? played : view.frame % ANIMATIONS[animation].frames;
      const drawn = this.#composed?.frame(animation, index, expressionOf(view, animation, shut));
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

  /** Centres the figures, in rows if one row is too long. */
  #place(): void {
    const view = this.#view;
    if (view === null) return;
    const zoom = view.zoom * (window.devicePixelRatio || 1);
    const { width, height } = this.#game.scale;
    const columns = Math.max(1, Math.min(this.#figures.length, Math.floor(width / (CELL.width * zoom))));
    const rows = Math.ceil(this.#figures.length / columns);
    const scale = zoom / (this.#composed?.scale ?? view.artScale);
    this.#figures.forEach(({ image }, i) => {
      const column = (i % columns) - (columns - 1) / 2;
      const row = Math.floor(i / columns) - (rows - 1) / 2;
      image
        .setPosition(width / 2 + column * CELL.width * zoom, height / 2 + (row * CELL.height + FOOT) * zoom)
        .setScale(view.mirrored ? -scale : scale, scale);
    });
  }
}

function expressionOf(
  { expression }: AvatarGalleryView,
  animation: AnimationName,
  shut: boolean,
): Expression {
  if (expression !== 'auto') return expression;
  if (animation === 'wave') return 'happy';
  return shut && BLINKING.has(animation) ? 'blink' : 'default';
}
