import type { Scene } from 'phaser';
import type { NpcPlace } from '#shared/content/maps/mapTypes.ts';
import { npcById, type NpcDefinition } from '#shared/content/npcs.ts';
import { questStore } from '#client/stores/questStore.ts';
import { Npc } from '../actors/Npc.ts';
import type { LoadedMap } from '../loading/loadMap.ts';
import type { NameTag } from '../view/NameTags.ts';
import type { WorldParts } from '../worldParts.ts';
import type { CameraSubject, View } from './cameraMotion.ts';
import { gladNpcs } from './gladNpcs.ts';
import { isNearView } from './layerOffset.ts';
import { questMarkOf } from '#shared/content/questMarkOf.ts';
import { reportFailure } from '../reportFailure.ts';

const TALK = { across: 110, upDown: 110 } as const;
const HIT = { halfWidth: 64, aboveHead: 70, below: 30 } as const;

/** Pictures are fetched when the view comes this near, px. */
const FETCH_MARGIN = 480;

interface Resident {
  readonly place: NpcPlace;
  readonly definition: NpcDefinition;
  isAsked: boolean;
  areMoodsAsked: boolean;
  present: { readonly npc: Npc; readonly tag: NameTag } | null;
}

/** The NPCs of the map: their marks, who is near enough to talk, and the keys to do so. */
export class Npcs {
  readonly #scene: Scene;
  readonly #loaded: LoadedMap;
  readonly #parts: WorldParts;
  readonly #residents: readonly Resident[];
  readonly #disposals: (() => void)[];
  #near: Npc | null = null;
  #isGone = false;

  constructor(scene: Scene, loaded: LoadedMap, parts: WorldParts) {
    const { broker } = parts;
    this.#scene = scene;
    this.#loaded = loaded;
    this.#parts = parts;
    this.#residents = loaded.map.npcs.flatMap((place) => {
      const definition = npcById(place.npcId);
      return definition === undefined
        ? []
        : { place, definition, isAsked: false, areMoodsAsked: false, present: null };
    });
    this.#disposals = [
      questStore.subscribe((facts, before) => {
        this.#showMarks();
        for (const npcId of gladNpcs(before.questList, facts.questList)) this.byId(npcId)?.rejoice();
      }),
      broker.onPress('talk', () => this.#talk()),
      broker.onPress('up', () => this.#talk()),
    ];
  }

  get near(): Npc | null {
    return this.#near;
  }

  all(): readonly Npc[] {
    return this.#residents.flatMap(({ present }) => present?.npc ?? []);
  }

  byId(npcId: number): Npc | null {
    return this.all().find(({ definition }) => definition.id === npcId) ?? null;
  }

  /** Whom a tap at this spot (world px) means, or null. */
  at(x: number, y: number): Npc | null {
    const isHit = (npc: Npc) =>
      Math.abs(x - npc.x) < HIT.halfWidth && y > npc.y - npc.height - HIT.aboveHead && y < npc.y + HIT.below;
    return this.all().find(isHit) ?? null;
  }

  isNear({ x, y }: { readonly x: number; readonly y: number }, npc: Npc): boolean {
    return Math.abs(x - npc.x) <= TALK.across && Math.abs(y - npc.y) <= TALK.upDown;
  }

  update(dt: number, player: CameraSubject, view: View): void {
    for (const resident of this.#residents) {
      const { place, isAsked, present } = resident;
      if (!isAsked && isNearView(view, { ...place, w: 0, h: 0 }, FETCH_MARGIN)) void this.#bring(resident);
      if (present === null) continue;
      present.npc.update(dt, player);
      const mayTalkSoon = present.npc === this.#near && this.#parts.settling.isSettled;
      if ((mayTalkSoon || present.npc.isMoved) && !resident.areMoodsAsked)
        void this.#bringMoods(resident, present.npc);
    }
    const distance = (npc: Npc) => Math.abs(npc.x - player.x);
    const near =
      this.all()
        .filter((npc) => this.isNear(player, npc))
        .sort((a, b) => distance(a) - distance(b))[0] ?? null;
    if (near === this.#near) return;
    this.#near = near;
    this.#parts.bridge.tell({ type: 'npcNearChanged', npcId: near?.definition.id ?? null });
  }

  destroy(): void {
    this.#isGone = true;
    for (const dispose of this.#disposals) dispose();
    if (this.#near !== null) this.#parts.bridge.tell({ type: 'npcNearChanged', npcId: null });
    for (const { present } of this.#residents) {
      present?.npc.destroy();
      present?.tag.destroy();
    }
  }

  async #bring(resident: Resident): Promise<void> {
    const { place, definition } = resident;
    resident.isAsked = true;
    try {
      await this.#loaded.npc(definition.sprite);
    } catch (error) {
      if (this.#isGone) return;
      // Asked for again with the next frame: without its NPCs a map cannot be played.
      resident.isAsked = false;
      reportFailure(`${definition.key} could not be drawn.`, error);
      return;
    }
    if (this.#isGone) return;
    const { artScale, isCalm, tags } = this.#parts;
    const npc = new Npc({ scene: this.#scene, map: this.#loaded.map, artScale, place, definition, isCalm });
    const tag = tags.add('npc', definition.name, definition.role);
    tag.moveTo(npc.x, npc.y);
    resident.present = { npc, tag };
    this.#showMarks();
  }

  async #bringMoods(resident: Resident, npc: Npc): Promise<void> {
    resident.areMoodsAsked = true;
    try {
      await this.#loaded.npcMoods(resident.definition.sprite);
      if (!this.#isGone) npc.bringMoods();
    } catch (error) {
      // It talks with a calm face.
      if (!this.#isGone) reportFailure(`The moods of ${resident.definition.key} are missing.`, error);
    }
  }

  #talk(): boolean {
    if (this.#near === null) return false;
    this.#parts.bridge.tell({ type: 'npcTapped', npcId: this.#near.definition.id });
    return true;
  }

  #showMarks(): void {
    const quests = questStore.getState().questList ?? [];
    for (const npc of this.all()) npc.setMark(questMarkOf(npc.definition.id, quests));
  }
}
