import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { WalkEnd, WalkTarget } from '#client/bridge/moments.ts';
import type { WayGoal } from '../way/findWay.ts';
import { besideNpc, besidePlayer, insidePortal } from '../way/goals.ts';
import type { WorldParts } from '../worldParts.ts';
import type { OwnPlayer } from './OwnPlayer.ts';

/** Somebody who walks on is followed so often. */
const MOST_TRIES = 5;
/** Near enough to somebody to have arrived, px. */
const BESIDE_PX = 180;

/** Walks of the own avatar to somebody or something by name, for who cannot or need not steer. */
export class Errands {
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

  /** Sets out, and tells over the bridge how it goes. */
  walkTo(target: WalkTarget): void {
    this.#own.autopilot.cancel();
    this.#parts.bridge.tell({ type: 'walkBegan', target });
    this.#set(target, MOST_TRIES, (end) => this.#tell(target, end));
  }

  /** The same after a tap, which is seen anyway: only that it cannot be done is told. */
  walkAndDo(target: WalkTarget, onArrival: () => void): void {
    this.#set(target, 1, (end) => {
      if (end === 'arrived') onArrival();
      if (end === 'unreachable') this.#tell(target, end);
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
      else if (triesLeft > 1) this.#set(target, triesLeft - 1, onEnd);
      else onEnd('gone');
    });
  }

  #tell(target: WalkTarget, end: WalkEnd): void {
    this.#parts.bridge.tell({ type: 'walkEnded', target, end });
  }

  #goalOf({ kind, id }: WalkTarget): WayGoal | null {
    if (kind === 'player') {
      const pose = this.#parts.connection.mirror.poseOf(id);
      return pose === null ? null : besidePlayer(pose);
    }
    if (kind === 'npc') {
      const place = this.#map.npcs.find(({ npcId }) => npcId === id);
      return place === undefined ? null : besideNpc(place);
    }
    const portal = this.#map.portals.find((candidate) => candidate.id === id);
    return portal === undefined ? null : insidePortal(portal);
  }

  #hasMoved({ kind, id }: WalkTarget): boolean {
    if (kind !== 'player') return false;
    const pose = this.#parts.connection.mirror.poseOf(id);
    const { x, y } = this.#own.subject;
    return pose === null || Math.abs(pose.x - x) > BESIDE_PX || Math.abs(pose.y - y) > BESIDE_PX;
  }
}
