import type { GameObjects, Scene } from 'phaser';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { QUEST_TRACES, TRACE_FRAME, tracePicture, type QuestTrace } from '#shared/content/questTraces.ts';
import { questStore } from '#client/stores/questStore.ts';
import { DEPTH } from '../depths.ts';
import { fetchImage } from '../loading/fetchAsset.ts';
import { reportGameFailure } from '../reportGameFailure.ts';

/** The drawn foot lies this far above the lower edge, px at 1x. */
const FOOT = 5;

/** Traces of the child's completed story quests on a map; each comes as soon as its quest is completed. */
export class QuestTraces {
  readonly #scene: Scene;
  readonly #artScale: number;
  readonly #traces: readonly QuestTrace[];
  readonly #shown = new Map<number, GameObjects.Image | null>();
  readonly #stop: () => void;
  #isGone = false;

  constructor(scene: Scene, map: MapDefinition, artScale: number) {
    this.#scene = scene;
    this.#artScale = artScale;
    this.#traces = QUEST_TRACES.filter(({ mapId }) => mapId === map.id);
    this.#stop = questStore.subscribe(() => this.#show());
    this.#show();
  }

  /** The quests whose traces are drawn. */
  get shown(): readonly number[] {
    return [...this.#shown].flatMap(([questId, image]) => (image === null ? [] : [questId]));
  }

  destroy(): void {
    this.#isGone = true;
    this.#stop();
    for (const image of this.#shown.values()) image?.destroy();
    this.#shown.clear();
  }

  #show(): void {
    const done = new Set(
      questStore
        .getState()
        .questList?.flatMap(({ state, mapNpcQuestId }) => (state === 'COMPLETED' ? [mapNpcQuestId] : [])),
    );
    for (const trace of this.#traces) {
      if (!done.has(trace.questId) || this.#shown.has(trace.questId)) continue;
      this.#shown.set(trace.questId, null);
      this.#draw(trace).catch((error: unknown) => reportGameFailure(`trace of ${trace.questId}`, error));
    }
  }

  /** The picture is fetched with the first of its look. */
  async #draw({ questId, look, x, y }: QuestTrace): Promise<void> {
    const { textures, add } = this.#scene;
    const key = `trace-${look}`;
    if (!textures.exists(key)) {
      const picture = await fetchImage(tracePicture(look, this.#artScale > 1 ? 2 : 1));
      // Two of a look may have come at once, and the map may have changed by now.
      if (!textures.exists(key)) textures.addImage(key, picture);
    }
    if (this.#isGone) return;
    const image = add
      .image(x, y, key)
      .setOrigin(0.5, 1 - FOOT / TRACE_FRAME.height)
      .setDepth(DEPTH.SIGN);
    image.setScale(TRACE_FRAME.width / image.width);
    this.#shown.set(questId, image);
  }
}
