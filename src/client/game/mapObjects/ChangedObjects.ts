import { BlendModes, type GameObjects, type Scene } from 'phaser';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { WORLD_OBJECTS, type WorldObject } from '#shared/content/worldObjects.ts';
import { questStore } from '#client/stores/questStore.ts';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import { reportGameFailure } from '../reportGameFailure.ts';
import type { WorldParts } from '../worldParts.ts';
import type { QuestTraces } from './QuestTraces.ts';

const LAMP = { glow: 0xffe9a0, beam: 0xfff7d6, radius: 150, reach: 520, beamHeight: 3 } as const;
/** Size of the drawn glow and beam, px at 1x. */
const DRAWN = { radius: 46, beam: 122 } as const;
/** The drawn beam begins 10 px into its canvas of 144. */
const BEAM_ORIGIN = 10 / 144;
const FLAGS = { half: 92, pole: 150, count: 7, colors: [0xff7f6b, 0xffcf57, 0x5fd0b0, 0x6fa4f5] } as const;
const WOOD = { ink: 0x5a3722, fill: 0xc98d55 } as const;

/** Objects of the map that quests have changed for the own child: shown as soon as the server reports them. */
export class ChangedObjects {
  readonly #scene: Scene;
  readonly #artScale: number;
  readonly #objects: readonly WorldObject[];
  readonly #shown = new Map<number, readonly GameObjects.GameObject[]>();
  readonly #stop: () => void;
  readonly #map: MapDefinition;
  #traces: QuestTraces | null = null;
  #areTracesWanted = false;
  #isGone = false;

  constructor(scene: Scene, map: MapDefinition, { artScale }: Pick<WorldParts, 'artScale'>) {
    this.#scene = scene;
    this.#artScale = artScale;
    this.#map = map;
    this.#objects = WORLD_OBJECTS.filter(({ mapId }) => mapId === map.id);
    this.#stop = questStore.subscribe(() => this.#show());
    this.#show();
  }

  /** Ids of the drawn objects. */
  get shown(): readonly number[] {
    return [...this.#shown.keys()];
  }

  /** Story quests whose traces are drawn. */
  get traces(): readonly number[] {
    return this.#traces?.shown ?? [];
  }

  destroy(): void {
    this.#isGone = true;
    this.#traces?.destroy();
    this.#stop();
    for (const pieces of this.#shown.values()) for (const piece of pieces) piece.destroy();
    this.#shown.clear();
  }

  /** Fetched apart, with the first completed quest: the map is walked on without them. */
  async #loadTraces(): Promise<void> {
    this.#areTracesWanted = true;
    const { QuestTraces } = await import('./QuestTraces.ts');
    if (!this.#isGone) this.#traces = new QuestTraces(this.#scene, this.#map, this.#artScale);
  }

  #show(): void {
    const { changedObjectIds, questList } = questStore.getState();
    if (!this.#areTracesWanted && questList?.some(({ state }) => state === 'COMPLETED'))
      this.#loadTraces().catch((error: unknown) => reportGameFailure('traces of quests', error));
    for (const object of this.#objects) {
      if (this.#shown.has(object.id) || !changedObjectIds.includes(object.id)) continue;
      this.#shown.set(object.id, object.look === 'lamp' ? this.#lamp(object) : [this.#flags(object)]);
    }
  }

  /** A glow and two beams, which need no dusk to be seen. */
  #lamp({ x, y }: WorldObject): GameObjects.GameObject[] {
    const scale = LAMP.radius / DRAWN.radius / this.#artScale;
    const glow = this.#scene.add
      .image(x, y, UI_TEXTURE, 'effect/glow')
      .setTint(LAMP.glow)
      .setBlendMode(BlendModes.ADD)
      .setAlpha(0.7)
      .setScale(scale)
      .setDepth(DEPTH.GROUND + 1);
    const length = LAMP.reach / DRAWN.beam / this.#artScale;
    const beams = [1, -1].map((side) =>
      this.#scene.add
        .image(x, y, UI_TEXTURE, 'effect/beam')
        .setOrigin(BEAM_ORIGIN, 0.5)
        .setTint(LAMP.beam)
        .setBlendMode(BlendModes.ADD)
        .setScale(length * side, LAMP.beamHeight / this.#artScale)
        .setAlpha(0.55)
        .setDepth(DEPTH.GROUND + 1),
    );
    return [glow, ...beams];
  }

  #flags({ x, y }: WorldObject): GameObjects.GameObject {
    const { half, pole, count, colors } = FLAGS;
    const picture = this.#scene.add.graphics().setDepth(DEPTH.SIGN);
    for (const at of [x - half, x + half]) {
      picture.fillStyle(WOOD.ink).fillRoundedRect(at - 4, y - pole, 8, pole + 4, 3);
      picture.fillStyle(WOOD.fill).fillRoundedRect(at - 2.4, y - pole + 2, 4.8, pole, 2);
      picture.fillStyle(colors[1]).fillCircle(at, y - pole, 7);
    }
    const step = (half * 2) / count;
    for (let index = 0; index < count; index += 1) {
      const left = x - half + step * index;
      const hang = (share: number) => y - pole + 10 + 26 * Math.sin(Math.PI * share);
      const [from, to] = [hang(index / count), hang((index + 1) / count)];
      picture.lineStyle(2.4, WOOD.ink).lineBetween(left, from, left + step, to);
      picture.fillStyle(colors[index % colors.length] ?? colors[0]);
      picture.fillTriangle(left + 3, from, left + step - 3, to, left + step / 2, Math.max(from, to) + 22);
    }
    return picture;
  }
}
