import { type GameObjects, type Scene, TintModes } from 'phaser';
import type { MapDefinition, ShellPlace } from '#shared/content/maps/mapTypes.ts';
import type { ShellKind } from '#shared/content/collectibles.ts';
import { decodeEffects } from '#shared/contract/rooms/playerEffects.ts';
import type { MapCollectibles } from '#shared/contract/rooms/collectibleMessages.ts';
import { touchesShell } from '#shared/simulation/bodyTouches.ts';
import { collectibleStore } from '#client/stores/collectibleStore.ts';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import type { WorldParts } from '../worldParts.ts';
import type { CameraSubject } from '../camera/cameraMotion.ts';
import type { Effects } from '../actors/Effects.ts';
import { bobAt, CATCH_MS, pullTo } from './collectibleMotion.ts';

interface Shell {
  readonly place: ShellPlace;
  readonly image: GameObjects.Image;
  readonly glow: GameObjects.Image;
  readonly phase: number;
  x: number;
  y: number;
  /** The time of the own body's last touch; null before. */
  touchedAt: number | null;
}

const GLOW = {
  size: 0.62,
  alpha: 0.55,
  tint: { scallop: 0xfff2c0, conch: 0xfff2c0, pearl: 0xf0d8ff },
} as const;
const POP_MS = 220;
/** Height above the feet that collected shells fly to, px. */
const CHEST_PX = 44;
/** Interval of the twinkle that makes distant shells visible, ms. */
const TWINKLE_MS = 2600;

/** The shells of this player on this map; the server decides which exist and when one is collected. */
export class Collectibles {
  readonly #scene: Scene;
  readonly #map: MapDefinition;
  readonly #parts: WorldParts;
  readonly #effects: Effects;
  readonly #shells = new Map<number, Shell>();
  readonly #stop: () => void;
  #time = 0;
  #nextTwinkle = TWINKLE_MS;

  constructor(scene: Scene, map: MapDefinition, parts: WorldParts, effects: Effects) {
    this.#scene = scene;
    this.#map = map;
    this.#parts = parts;
    this.#effects = effects;
    this.#stop = collectibleStore.subscribe(({ onMap }, before) => {
      if (onMap !== before.onMap) this.#sync(onMap);
    });
    this.#sync(collectibleStore.getState().onMap);
  }

  update(dt: number, player: CameraSubject): void {
    this.#time += dt;
    const { reducedMotion, connection } = this.#parts;
    const { shellMagnet } = decodeEffects(connection.mirror.own?.effects ?? 0);
    for (const shell of this.#shells.values()) {
      const isInReach = touchesShell(player, shell.place, shellMagnet);
      if (isInReach) shell.touchedAt ??= this.#time;
      const isCaught = shell.touchedAt !== null && this.#time - shell.touchedAt < CATCH_MS;
      const goal = isCaught ? { x: player.x, y: player.y - CHEST_PX } : shell.place;
      Object.assign(shell, pullTo(shell, goal, dt));
      if (!isCaught && !isInReach) shell.touchedAt = null;
      const { dy, turn } = reducedMotion ? STILL : bobAt(this.#time, shell.phase);
      shell.image.setPosition(shell.x, shell.y + dy).setRotation(turn);
      shell.glow.setPosition(shell.x, shell.y + dy);
    }
    if (!reducedMotion && this.#time > this.#nextTwinkle) this.#twinkle();
  }

  destroy(): void {
    this.#stop();
    for (const { image, glow } of this.#shells.values()) {
      image.destroy();
      glow.destroy();
    }
    this.#shells.clear();
  }

  #sync(onMap: MapCollectibles | null): void {
    const lying = new Map(
      onMap?.mapId === this.#map.id ? onMap.shells.map(({ shellId, kind }) => [shellId, kind]) : [],
    );
    for (const [id, shell] of this.#shells) if (!lying.has(id)) this.#collect(id, shell);
    for (const [id, kind] of lying) if (!this.#shells.has(id)) this.#lay(id, kind);
  }

  #lay(id: number, kind: ShellKind): void {
    const place = this.#map.shells.find((shell) => shell.id === id);
    if (place === undefined) return;
    const scale = 1 / this.#parts.artScale;
    const { x, y } = place;
    const glow = this.#scene.add
      .image(x, y, UI_TEXTURE, 'effect/glow')
      .setScale(GLOW.size * scale)
      .setAlpha(GLOW.alpha)
      .setTint(GLOW.tint[kind])
      // The outer part of the picture is dark; without the brighter tint it would look like a shadow.
      .setTint2(GLOW.tint[kind])
      .setTintMode(TintModes.MULTIPLY_TWO)
      .setDepth(DEPTH.SHELL);
    const image = this.#scene.add
      .image(x, y, UI_TEXTURE, `shell/${kind}`)
      .setScale(scale)
      .setDepth(DEPTH.SHELL);
    this.#shells.set(id, { place, image, glow, phase: (id * 0.37) % 1, x, y, touchedAt: null });
  }

  #collect(id: number, { image, glow, x, y }: Shell): void {
    this.#shells.delete(id);
    glow.destroy();
    this.#effects.sparkle(x, y);
    this.#scene.tweens.add({
      targets: image,
      scale: image.scale * 1.5,
      alpha: 0,
      duration: POP_MS,
      ease: 'Quad.easeOut',
      onComplete: () => image.destroy(),
    });
  }

  #twinkle(): void {
    const shells = [...this.#shells.values()];
    const shell = shells[Math.floor(Math.random() * shells.length)];
    this.#nextTwinkle = this.#time + TWINKLE_MS / Math.max(1, shells.length / 4);
    if (shell !== undefined) this.#effects.twinkle(shell.x + 8, shell.y - 10);
  }
}

const STILL = { dy: 0, turn: 0 } as const;
