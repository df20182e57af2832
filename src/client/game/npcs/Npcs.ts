import type { Scene } from 'phaser';
import type { NpcPlace } from '#shared/content/maps/mapTypes.ts';
import { npcById, type NpcDefinition } from '#shared/content/npcs.ts';
import { npcToTalkTo } from '#shared/content/talkReach.ts';
import { questStore } from '#client/stores/questStore.ts';
import { Npc } from '../actors/Npc.ts';
import type { LoadedMap } from '../loading/loadMap.ts';
import type { NameTag } from '../view/NameTags.ts';
import type { WorldParts } from '../worldParts.ts';
import type { CameraSubject, View } from '../camera/cameraMotion.ts';
import type { TalkStart } from './TalkStart.ts';
import { npcsOfCompletedQuests } from './npcsOfCompletedQuests.ts';
import { isNearView } from '../scenery/layerOffset.ts';
import { questMarkOf } from '#shared/content/questMarkOf.ts';
import { reportGameFailure } from '../reportGameFailure.ts';

const HIT = { halfWidth: 64, aboveHead: 70, below: 30 } as const;

/** Pictures are fetched when the view comes this near, px. */
const FETCH_MARGIN = 480;

interface NpcEntry {
  readonly place: NpcPlace;
  readonly definition: NpcDefinition;
  isAsked: boolean;
  areMoodsAsked: boolean;
  present: { readonly npc: Npc; readonly tag: NameTag } | null;
}

/** The NPCs of the map: their marks, the one in reach, and the talk key. */
export class Npcs {
  readonly #scene: Scene;
  readonly #loaded: LoadedMap;
  readonly #parts: WorldParts;
  readonly #talks: TalkStart;
  readonly #entries: readonly NpcEntry[];
  readonly #disposals: (() => void)[];
  #near: Npc | null = null;
  #isGone = false;

  constructor(scene: Scene, loaded: LoadedMap, parts: WorldParts, talks: TalkStart) {
    const { broker } = parts;
    this.#scene = scene;
    this.#loaded = loaded;
    this.#parts = parts;
    this.#talks = talks;
    this.#entries = loaded.map.npcs.flatMap((place) => {
      const definition = npcById(place.npcId);
      return definition === undefined
        ? []
        : { place, definition, isAsked: false, areMoodsAsked: false, present: null };
    });
    this.#disposals = [
      questStore.subscribe((state, before) => {
        this.#showMarks();
        for (const npcId of npcsOfCompletedQuests(before.questList, state.questList))
          this.byId(npcId)?.showHappy();
      }),
      broker.onPress('talk', () => this.#talk()),
      broker.onPress('up', () => this.#talk()),
    ];
  }

  get near(): Npc | null {
    return this.#near;
  }

  all(): readonly Npc[] {
    return this.#entries.flatMap(({ present }) => present?.npc ?? []);
  }

  byId(npcId: number): Npc | null {
    return this.all().find(({ definition }) => definition.id === npcId) ?? null;
  }

  /** The NPC at this spot (world px) or at most `beside` px to its side, the nearest; or null. */
  at(x: number, y: number, beside = 0): Npc | null {
    const isHit = (npc: Npc) =>
      Math.abs(x - npc.x) < HIT.halfWidth + beside &&
      y > npc.y - npc.height - HIT.aboveHead &&
      y < npc.y + HIT.below;
    const hit = this.all().filter(isHit);
    return hit.sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0] ?? null;
  }

  update(dt: number, player: CameraSubject, view: View): void {
    for (const entry of this.#entries) {
      const { place, isAsked, present } = entry;
      if (!isAsked && isNearView(view, { ...place, w: 0, h: 0 }, FETCH_MARGIN)) void this.#load(entry);
      if (present === null) continue;
      present.npc.update(dt, player);
      const mayTalkSoon = present.npc === this.#near && this.#parts.settling.isSettled;
      if ((mayTalkSoon || present.npc.isMoved) && !entry.areMoodsAsked)
        void this.#loadMoods(entry, present.npc);
    }
    const { portals, courses } = this.#loaded.map;
    const starts = courses.map(({ start }) => start);
    const near = npcToTalkTo(player, this.all(), { portals, starts });
    if (near === this.#near) return;
    this.#near = near;
    this.#parts.bridge.emit({ type: 'npcNearChanged', npcId: near?.definition.id ?? null });
  }

  destroy(): void {
    this.#isGone = true;
    for (const dispose of this.#disposals) dispose();
    if (this.#near !== null) this.#parts.bridge.emit({ type: 'npcNearChanged', npcId: null });
    for (const { present } of this.#entries) {
      present?.npc.destroy();
      present?.tag.destroy();
    }
  }

  async #load(entry: NpcEntry): Promise<void> {
    const { place, definition } = entry;
    entry.isAsked = true;
    try {
      await this.#loaded.npc(definition.sprite);
    } catch (error) {
      if (this.#isGone) return;
      // Retried in the next frame: a map cannot be played without its NPCs.
      entry.isAsked = false;
      reportGameFailure(`${definition.key} could not be drawn.`, error);
      return;
    }
    if (this.#isGone) return;
    const { artScale, reducedMotion, tags } = this.#parts;
    const npc = new Npc({
      scene: this.#scene,
      map: this.#loaded.map,
      artScale,
      place,
      definition,
      reducedMotion,
    });
    const tag = tags.add('npc', definition.name, definition.role);
    tag.moveTo(npc.x, npc.y);
    entry.present = { npc, tag };
    this.#showMarks();
  }

  async #loadMoods(entry: NpcEntry, npc: Npc): Promise<void> {
    entry.areMoodsAsked = true;
    try {
      await this.#loaded.npcExpressions(entry.definition.sprite);
      if (!this.#isGone) npc.enableExpressions();
    } catch (error) {
      // A dialog ends the happy expression.
      if (!this.#isGone) reportGameFailure(`The moods of ${entry.definition.key} are missing.`, error);
    }
  }

  #talk(): boolean {
    if (this.#near === null) return false;
    this.#talks.begin(this.#near.definition.id);
    return true;
  }

  #showMarks(): void {
    const quests = questStore.getState().questList ?? [];
    for (const npc of this.all()) npc.setMark(questMarkOf(npc.definition.id, quests));
  }
}
