import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { WalkEnd, WalkTarget } from '#client/bridge/worldEvents.ts';
import { codeObjectById } from '#shared/content/codeObjects.ts';
import type { PathGoal } from './findPath.ts';
import { besideNpc, besideObject, besidePlayer, insideBox, plateOf } from './pathGoals.ts';
import type { WorldParts } from '../worldParts.ts';
import type { OwnPlayer } from '../players/OwnPlayer.ts';

/** The limit of paths planned to a moving player. */
const MOST_TRIES = 5;
/** Distance at which a player counts as reached, px. */
const BESIDE_PX = 180;

/** Walks the own avatar to a player or object by name, for players who do not steer. */
export class AutoWalk {
  readonly #map: MapDefinition;
  readonly #own: Pick<OwnPlayer, 'autopilot' | 'subject'>;
  readonly #parts: Pick<WorldParts, 'bridge' | 'connection'>;

  constructor(
    map: MapDefinition,
    own: Pick<OwnPlayer, 'autopilot' | 'subject'>,
    parts: Pick<WorldParts, 'bridge' | 'connection'>,
  ) {
    this.#map = map;
    this.#own = own;
    this.#parts = parts;
  }

  /** Starts the walk and reports its progress over the bridge. */
  walkTo(target: WalkTarget): void {
    this.#own.autopilot.cancel();
    this.#parts.bridge.emit({ type: 'walkBegan', target });
    this.#set(target, MOST_TRIES, (end) => this.#reportEnd(target, end));
  }

  /** Starts the walk without a report. */
  walk(target: WalkTarget, onEnd: (end: WalkEnd) => void): void {
    this.#own.autopilot.cancel();
    this.#set(target, MOST_TRIES, onEnd);
  }

  /** Starts the walk after a tap; reports only a failure. */
  walkAndDo(target: WalkTarget, onArrival: () => void): void {
    this.#set(target, 1, (end) => {
      if (end === 'arrived') onArrival();
      if (end === 'unreachable') this.#reportEnd(target, end);
    });
  }

  destroy(): void {
    this.#own.autopilot.cancel();
  }

  #set(target: WalkTarget, triesLeft: number, onEnd: (end: WalkEnd) => void): void {
    const goal = this.#goalOf(target);
    if (goal === null) return onEnd('gone');
    this.#own.autopilot.walkTo(goal, (end) => {
      if (end !== 'arrived' || !this.#hasMoved(target)) onEnd(end);
      // At its last seen place the player is either seen or gone.
      else if (triesLeft > 1) this.#set({ kind: target.kind, id: target.id }, triesLeft - 1, onEnd);
      else onEnd('gone');
    });
  }

  #reportEnd(target: WalkTarget, end: WalkEnd): void {
    this.#parts.bridge.emit({ type: 'walkEnded', target, end });
  }

  #goalOf({ kind, id, lastSpot }: WalkTarget): PathGoal | null {
    if (kind === 'player') {
      const spot = this.#parts.connection.mirror.poseOf(id) ?? lastSpot;
      return spot === undefined ? null : besidePlayer(spot);
    }
    if (kind === 'npc') {
      const place = this.#map.npcs.find(({ npcId }) => npcId === id);
      return place === undefined ? null : besideNpc(place);
    }
    if (kind === 'object') {
      const object = codeObjectById(id);
      return object?.mapId === this.#map.id ? besideObject(object, this.#map.npcs) : null;
    }
    if (kind === 'plate') {
      const plate = plateOf(this.#map.pairGates, id);
      return plate === undefined ? null : insideBox(plate);
    }
    if (kind === 'course') {
      const course = this.#map.courses.find((candidate) => candidate.id === id);
      return course === undefined ? null : insideBox(course.start);
    }
    if (kind === 'place') {
      const place = this.#map.places.find((candidate) => candidate.id === id);
      return place === undefined ? null : insideBox(place);
    }
    const portal = this.#map.portals.find((candidate) => candidate.id === id);
    return portal === undefined ? null : insideBox(portal);
  }

  #hasMoved({ kind, id }: WalkTarget): boolean {
    if (kind !== 'player') return false;
    const pose = this.#parts.connection.mirror.poseOf(id);
    const { x, y } = this.#own.subject;
    return pose === null || Math.abs(pose.x - x) > BESIDE_PX || Math.abs(pose.y - y) > BESIDE_PX;
  }
}
