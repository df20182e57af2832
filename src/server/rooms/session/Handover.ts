import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { TICK_RATE } from '#shared/simulation/feel.ts';
import { placePlayer } from '#shared/simulation/placePlayer.ts';
import type { PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';

/** A time trial on its way; ticks are world ticks of the room. */
export interface HandedRun {
  readonly courseId: number;
  readonly skills: PlayerSkills;
  readonly start: PlayerState;
  /** The keys since the start, as `encodeInputs` writes them. */
  readonly inputs: string;
  readonly progress: { readonly ticks: number; readonly gates: number };
}

/** A session that goes on in a room of another process, with all that its saved position does not tell. */
export interface Handover {
  readonly mapId: number;
  /** The clock of `Handovers.now`. */
  readonly at: number;
  /** The world tick of the room at that time. */
  readonly roomTick: number;
  readonly state: PlayerState;
  readonly run: HandedRun | null;
}

/** The place at which a process that ends leaves sessions for the others. */
export interface Handovers {
  /** Milliseconds, the same in all processes. */
  now(): number;
  leave(userId: number, handover: Handover): Promise<void>;
  /** Takes it away; null without one. */
  take(userId: number): Promise<Handover | null>;
}

/** The ticks after which all movers of a map stand where they stood. */
export function cycleTicks({ movers }: Pick<MapDefinition, 'movers'>): number {
  return movers.reduce(
    (cycle, { periodTicks }) => (cycle * periodTicks) / commonDivisor(cycle, periodTicks),
    1,
  );
}

/**
 * The tick at which a room begins to count, so that the movers of all copies of a map stand alike at all times: a run
 * goes on in another copy only if its movers do.
 */
export function firstTick(map: Pick<MapDefinition, 'movers'>, now: number): number {
  return ((now * TICK_RATE) / 1000) % cycleTicks(map);
}

/**
 * The session in the ticks of the new room, or null where it does not fit: another map, or a body in a wall. Ticks move
 * by whole cycles of the movers.
 */
export function adopt(
  { mapId, at, roomTick, state, run }: Handover,
  { map, now, tick }: { readonly map: MapDefinition; readonly now: number; readonly tick: number },
): { readonly state: PlayerState; readonly run: HandedRun | null } | null {
  if (mapId !== map.id) return null;
  const { x, y } = placePlayer(map, state, { spawn: map.spawn, tick });
  if (x !== state.x || y !== state.y) return null;
  const cycle = cycleTicks(map);
  const passed = ((now - at) * TICK_RATE) / 1000;
  const moved = Math.round((tick - passed - roomTick) / cycle) * cycle;
  const later = (body: PlayerState) => ({ ...body, tick: body.tick + moved });
  const adopted = later(state);
  if (adopted.tick < 0) return null;
  return { state: adopted, run: run && { ...run, start: later(run.start) } };
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
