import type { MapDefinition, SecretSpot } from '#shared/content/maps/mapTypes.ts';
import { PLACE_TO_CLIENT, type PlaceFacts } from '#shared/contract/rooms/placeMessages.ts';
import type { Rect } from '#shared/simulation/geometry.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { bodyIsIn, bodyTouches } from '#server/domain/places/bodyTouches.ts';
import { collectShell } from '#server/domain/places/collectShell.ts';
import { findSecret } from '#server/domain/places/findSecret.ts';
import { loadFinds } from '#server/domain/places/loadFinds.ts';
import { saveRun } from '#server/domain/places/saveRun.ts';
import { shellsOfDay, type LyingShell } from '#server/domain/places/shellsOfDay.ts';
import type { Deps } from '#server/domain/deps.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { Seat } from '../Seat.ts';
import { SeatRun, type RunNews } from './SeatRun.ts';

interface RoomPlacesOptions {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'events' | 'log'>;
  readonly map: MapDefinition;
}

/** What one user can still find on this map. */
interface Search {
  readonly day: string;
  lying: readonly Lying[];
  /** Spots not found yet, and the ids of those that are. */
  hidden: readonly SecretSpot[];
  readonly secretIds: number[];
  readonly shellsToday: number;
}

/** A shell on the ground, and the box that a body must touch. */
interface Lying {
  readonly shell: LyingShell;
  readonly box: Rect;
}

/** Half the side of the box in which a shell is touched, px. */
const SHELL_REACH = 26;

/**
 * Everything on one copy of a map that a body finds by being there: shells, secret spots, timed runs. Watches the very
 * steps that the room makes, so that a client can claim nothing; each find is looked up in memory and written once.
 */
export class RoomPlaces {
  readonly #options: RoomPlacesOptions;
  readonly #searches = new Map<Seat, Search>();
  readonly #runs = new Map<Seat, SeatRun>();
  readonly #loading = new Set<Seat>();

  constructor(options: RoomPlacesOptions) {
    this.#options = options;
  }

  /** Somebody has sat down, or the seat has got a new line: tells what there is to find. Never rejects. */
  async welcome(seat: Seat): Promise<void> {
    if (!this.#runs.has(seat)) {
      const run = new SeatRun(this.#options.map);
      this.#runs.set(seat, run);
      seat.watch = (step) => {
        this.#tellRun(seat, run.follow(step));
        this.#look(seat, step.after);
      };
    }
    const known = this.#searches.get(seat);
    if (known === undefined) await this.#search(seat);
    else this.#tell(seat, known);
  }

  /** The body is gone from this map, and with it its run. */
  forget(seat: Seat): void {
    seat.watch = null;
    this.#searches.delete(seat);
    this.#runs.delete(seat);
  }

  /** Once in a while: ends runs that rest, and lays out the shells of a new day. */
  turn(roomTick: number): void {
    const today = this.#today;
    for (const [seat, run] of this.#runs) {
      this.#tellRun(seat, run.restedUntil(roomTick, seat.state));
      // What could not be loaded, or was forgotten because a find could not be written, is asked for again here, too.
      if (this.#searches.get(seat)?.day !== today) void this.#search(seat);
    }
  }

  get #today(): string {
    return seoulDay(this.#options.deps.clock.now());
  }

  async #search(seat: Seat): Promise<void> {
    const { deps, map } = this.#options;
    const { userId } = seat;
    const day = this.#today;
    if (this.#loading.has(seat)) return;
    this.#loading.add(seat);
    try {
      const { shellIds, secretIds } = await loadFinds(deps, { userId, mapId: map.id, day });
      if (!this.#runs.has(seat)) return;
      const shells = shellsOfDay(map, day);
      const lying = shells.filter(({ id }) => !shellIds.has(id));
      const search = {
        day,
        lying: lying.map((shell) => ({ shell, box: boxAround(shell) })),
        hidden: map.secrets.filter(({ id }) => !secretIds.has(id)),
        secretIds: [...secretIds],
        shellsToday: shells.length,
      };
      this.#searches.set(seat, search);
      this.#tell(seat, search);
      this.#look(seat, seat.state);
    } catch (error) {
      deps.log.error({ err: error, userId, mapId: map.id }, 'what lies on a map could not be loaded');
    } finally {
      this.#loading.delete(seat);
    }
  }

  #tell(seat: Seat, { lying, secretIds, shellsToday }: Search): void {
    const facts: PlaceFacts = {
      mapId: this.#options.map.id,
      shells: lying.map(({ shell: { id: shellId, kind } }) => ({ shellId, kind })),
      shellsToday,
      secretIds,
    };
    seat.client?.send(PLACE_TO_CLIENT.PLACE, facts);
  }

  /** What the body touches where it is now: asked at every step of everybody, so nothing is made here. */
  #look(seat: Seat, state: PlayerState): void {
    const search = this.#searches.get(seat);
    if (search === undefined) return;
    for (const lying of search.lying)
      if (bodyTouches(state, lying.box)) void this.#collect(seat, search, lying);
    for (const secret of search.hidden) if (bodyIsIn(state, secret)) void this.#find(seat, search, secret);
  }

  /** Taken off the ground before it is written, so that it is asked for once. */
  async #collect(seat: Seat, search: Search, found: Lying): Promise<void> {
    const { deps, map } = this.#options;
    const { userId } = seat;
    const { day } = search;
    const { shell } = found;
    search.lying = search.lying.filter((lying) => lying !== found);
    try {
      const collected = await collectShell({ deps, userId, mapId: map.id, day, shell });
      seat.client?.send(PLACE_TO_CLIENT.SHELL, collected);
    } catch (error) {
      this.#searches.delete(seat);
      deps.log.error({ err: error, userId, mapId: map.id, shellId: shell.id }, 'a shell was not written');
    }
  }

  async #find(seat: Seat, search: Search, found: SecretSpot): Promise<void> {
    const { deps, map } = this.#options;
    const { userId } = seat;
    const { id: secretId } = found;
    search.hidden = search.hidden.filter((secret) => secret !== found);
    search.secretIds.push(secretId);
    try {
      seat.client?.send(PLACE_TO_CLIENT.SECRET, await findSecret({ deps, userId, mapId: map.id, secretId }));
    } catch (error) {
      this.#searches.delete(seat);
      deps.log.error({ err: error, userId, mapId: map.id, secretId }, 'a secret spot was not written');
    }
  }

  #tellRun(seat: Seat, news: RunNews | null): void {
    if (news === null) return;
    seat.client?.send(PLACE_TO_CLIENT.RUN, news.run);
    if (news.finished !== null) void this.#finish(seat, news);
  }

  async #finish(seat: Seat, { run, finished }: RunNews): Promise<void> {
    const { deps } = this.#options;
    const { userId } = seat;
    if (finished === null) return;
    try {
      seat.client?.send(PLACE_TO_CLIENT.FINISHED, await saveRun({ deps, userId, run: finished }));
    } catch (error) {
      deps.log.error({ err: error, userId, courseId: run.courseId }, 'a run was not written');
      const { courseId, ticks } = run;
      seat.client?.send(PLACE_TO_CLIENT.FINISHED, { courseId, ticks, ranked: null });
    }
  }
}

function boxAround({ x, y }: LyingShell): Rect {
  return { x: x - SHELL_REACH, y: y - SHELL_REACH, w: 2 * SHELL_REACH, h: 2 * SHELL_REACH };
}
