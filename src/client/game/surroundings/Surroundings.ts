import { codeObjectInReach } from '#shared/content/codeObjectReach.ts';
import { CODE_OBJECTS } from '#shared/content/codeObjects.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { WorldParts } from '../worldParts.ts';
import type { CameraSubject, View } from '../camera/cameraMotion.ts';
import { npcById } from '#shared/content/npcs.ts';
import { isInPortal, isInTalkReach } from '#shared/content/talkReach.ts';
import { questStore } from '#client/stores/questStore.ts';
import { surroundingsStore, type NearbyEntity } from '#client/stores/surroundingsStore.ts';
import { questMarkOf } from '#shared/content/questMarkOf.ts';
import { plateId } from '../navigation/pathGoals.ts';
import { GAME_TEXTS } from '../texts.ts';
import { relativePosition } from './relativePosition.ts';

/** Another player as drawn (world px). */
interface NearbyPlayer {
  readonly userId: number;
  readonly nickname: string;
  readonly x: number;
  readonly y: number;
}

/** Update interval of the minimap, ms. */
const EVERY_MS = 160;
/** Every third update also refreshes the accessible description. */
const UPDATES_PER_REPORT = 3;

/** Publishes positions to the minimap and the accessible description, a few times a second. */
export class Surroundings {
  readonly #parts: Pick<WorldParts, 'bridge' | 'connection'>;
  readonly #report: SurroundingsReport;
  #wait = 0;
  #updates = 0;

  constructor(map: MapDefinition, parts: Pick<WorldParts, 'bridge' | 'connection'>) {
    this.#parts = parts;
    this.#report = new SurroundingsReport(map);
  }

  update(dt: number, own: CameraSubject, view: View): void {
    this.#wait -= dt;
    if (this.#wait > 0) return;
    this.#wait = EVERY_MS;
    const others = this.#nearbyPlayers();
    const { x, y } = own;
    this.#parts.bridge.emit({ type: 'bodiesMoved', own: { x, y }, others, view });
    if (this.#updates % UPDATES_PER_REPORT === 0) this.#report.update(own, others);
    this.#updates += 1;
  }

  destroy(): void {
    this.#report.destroy();
  }

  #nearbyPlayers(): NearbyPlayer[] {
    const { mirror } = this.#parts.connection;
    return [...mirror.players().values()].flatMap(({ userId, nickname }) => {
      const pose = mirror.poseOf(userId);
      return pose === null ? [] : { userId, nickname, x: pose.x, y: pose.y };
    });
  }
}

/** Distance at which a player counts as near, px. */
const NEAR_PLAYER_PX = 220;
/** Longest list; a longer one cannot be followed by ear. */
const MOST_PLAYERS = 12;

/** Publishes the surroundings of the own avatar when they change. */
class SurroundingsReport {
  readonly #map: MapDefinition;
  #lastSent = '';

  constructor(map: MapDefinition) {
    this.#map = map;
  }

  update(own: CameraSubject, others: readonly NearbyPlayer[]): void {
    const entities = [
      ...this.#npcs(own),
      ...this.#portals(own),
      ...this.#places(own),
      ...this.#plates(own),
      ...this.#objects(own),
      ...nearbyPlayers(own, others),
    ];
    const sent = JSON.stringify(entities);
    if (sent === this.#lastSent) return;
    this.#lastSent = sent;
    surroundingsStore.setState({ entities });
  }

  destroy(): void {
    surroundingsStore.setState({ entities: [] });
  }

  #npcs(own: CameraSubject): NearbyEntity[] {
    const quests = questStore.getState().questList ?? [];
    return this.#map.npcs.flatMap(({ npcId, x, y }) => {
      const npc = npcById(npcId);
      if (npc === undefined) return [];
      const isNear = isInTalkReach(own, { x, y });
      const entity = { kind: 'npc', id: npcId, name: npc.name, role: npc.role, isNear } as const;
      return { ...entity, mark: questMarkOf(npcId, quests), ...relativePosition(own, { x, y }) };
    });
  }

  #plates(own: CameraSubject): NearbyEntity[] {
    return this.#map.pairGates.flatMap(({ id: gateId, name, plates }) =>
      plates.map(({ x, y, w, h }, index) => {
        const middle = { x: x + w / 2, y: y + h };
        const id = plateId(gateId, index);
        const isNear = isWithin(own, middle, w / 2);
        const role = GAME_TEXTS.plates[index] ?? '';
        const entity = { kind: 'plate', id, name, role, mark: null, isNear } as const;
        return { ...entity, ...relativePosition(own, middle) };
      }),
    );
  }

  #objects(own: CameraSubject): NearbyEntity[] {
    return CODE_OBJECTS.filter(({ mapId }) => mapId === this.#map.id).map((object) => {
      const { id, name } = object;
      const isNear = codeObjectInReach(own, [object]) !== null;
      const entity = { kind: 'object', id, name, role: '', mark: null, isNear } as const;
      return { ...entity, ...relativePosition(own, object) };
    });
  }

  #places(own: CameraSubject): NearbyEntity[] {
    return this.#map.places.map((place) => {
      const { id, name, page, x, y, w, h } = place;
      const isNear = isInPortal(own, place);
      const entity = { kind: 'place', id, name, role: GAME_TEXTS.places[page], mark: null, isNear } as const;
      return { ...entity, ...relativePosition(own, { x: x + w / 2, y: y + h }) };
    });
  }

  #portals(own: CameraSubject): NearbyEntity[] {
    return this.#map.portals.map((portal) => {
      const { id, label, x, y, w, h } = portal;
      const isNear = isInPortal(own, portal);
      const entity = { kind: 'portal', id, name: label, role: '', mark: null, isNear } as const;
      return { ...entity, ...relativePosition(own, { x: x + w / 2, y: y + h }) };
    });
  }
}

function nearbyPlayers(own: CameraSubject, others: readonly NearbyPlayer[]): NearbyEntity[] {
  return others
    .toSorted((a, b) => Math.abs(a.x - own.x) - Math.abs(b.x - own.x))
    .slice(0, MOST_PLAYERS)
    .toSorted((a, b) => a.nickname.localeCompare(b.nickname, 'ko'))
    .map(({ userId, nickname, x, y }) => {
      const isNear = isWithin(own, { x, y }, NEAR_PLAYER_PX);
      const entity = { kind: 'player', id: userId, name: nickname, role: '', mark: null, isNear } as const;
      return { ...entity, ...relativePosition(own, { x, y }) };
    });
}

function isWithin(own: CameraSubject, { x, y }: { readonly x: number; readonly y: number }, px: number) {
  return Math.abs(x - own.x) <= px && Math.abs(y - own.y) <= px;
}
