import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { npcById } from '#shared/content/npcs.ts';
import { questStore } from '#client/stores/questStore.ts';
import { surroundingsStore, type Sight } from '#client/stores/surroundingsStore.ts';
import type { CameraSubject } from './cameraMotion.ts';
import { questMarkOf } from '#shared/content/questMarkOf.ts';
import { sightOf } from './sightOf.ts';
import type { Neighbour } from './Neighbour.ts';

/** Within a word's reach, px. */
const NEAR_PX = 110;
const NEAR_PLAYER_PX = 220;
/** More would be a crowd nobody can follow by ear. */
const MOST_PLAYERS = 12;

/** Tells, only when something is different, what stands around the own avatar. */
export class Sights {
  readonly #map: MapDefinition;
  #told = '';

  constructor(map: MapDefinition) {
    this.#map = map;
  }

  tell(own: CameraSubject, others: readonly Neighbour[]): void {
    const sights = [...this.#npcs(own), ...this.#portals(own), ...playersAround(own, others)];
    const told = JSON.stringify(sights);
    if (told === this.#told) return;
    this.#told = told;
    surroundingsStore.setState({ sights });
  }

  destroy(): void {
    surroundingsStore.setState({ sights: [] });
  }

  #npcs(own: CameraSubject): Sight[] {
    const quests = questStore.getState().questList ?? [];
    return this.#map.npcs.flatMap(({ npcId, x, y }) => {
      const npc = npcById(npcId);
      if (npc === undefined) return [];
      const isNear = isWithin(own, { x, y }, NEAR_PX);
      const facts = { kind: 'npc', id: npcId, name: npc.name, role: npc.role, isNear } as const;
      return { ...facts, mark: questMarkOf(npcId, quests), ...sightOf(own, { x, y }) };
    });
  }

  #portals(own: CameraSubject): Sight[] {
    return this.#map.portals.map(({ id, label, x, y, w, h }) => {
      const isNear = own.x >= x && own.x <= x + w && own.y >= y && own.y <= y + h + 2;
      const facts = { kind: 'portal', id, name: label, role: '', mark: null, isNear } as const;
      return { ...facts, ...sightOf(own, { x: x + w / 2, y: y + h }) };
    });
  }
}

function playersAround(own: CameraSubject, others: readonly Neighbour[]): Sight[] {
  return others
    .toSorted((a, b) => Math.abs(a.x - own.x) - Math.abs(b.x - own.x))
    .slice(0, MOST_PLAYERS)
    .toSorted((a, b) => a.nickname.localeCompare(b.nickname, 'ko'))
    .map(({ userId, nickname, x, y }) => {
      const isNear = isWithin(own, { x, y }, NEAR_PLAYER_PX);
      const facts = { kind: 'player', id: userId, name: nickname, role: '', mark: null, isNear } as const;
      return { ...facts, ...sightOf(own, { x, y }) };
    });
}

function isWithin(own: CameraSubject, { x, y }: { readonly x: number; readonly y: number }, px: number) {
  return Math.abs(x - own.x) <= px && Math.abs(y - own.y) <= px;
}
