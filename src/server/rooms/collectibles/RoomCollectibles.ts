import type { MapDefinition, SecretSpot } from '#shared/content/maps/mapTypes.ts';
import { COLLECTIBLE_TO_CLIENT, type MapCollectibles } from '#shared/contract/rooms/collectibleMessages.ts';
import { bodyIsIn, touchesShell } from '#shared/simulation/bodyTouches.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { collectShell } from '#server/domain/world/collectibles/collectShell.ts';
import { findSecret } from '#server/domain/world/collectibles/findSecret.ts';
import { loadFinds } from '#server/domain/world/collectibles/loadFinds.ts';
import { shellsOfDay, type LyingShell } from '#server/domain/world/collectibles/shellsOfDay.ts';
import type { Deps } from '#server/domain/deps.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { PlayerSession } from '#server/rooms/session/PlayerSession.ts';

interface RoomCollectiblesOptions {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'events' | 'log'>;
  readonly map: MapDefinition;
}

/** The collectibles that one user has not found yet on this map. */
interface Search {
  readonly day: string;
  lying: readonly LyingShell[];
  /** Secret spots not found yet, and the ids of the found ones. */
  hidden: readonly SecretSpot[];
  readonly secretIds: number[];
  readonly shellsToday: number;
}

/**
 * Shells and secret spots of one room. They are found by the room's own steps, so that a client can claim nothing;
 * finds are checked in memory and written once.
 */
export class RoomCollectibles {
  readonly #options: RoomCollectiblesOptions;
  /** The search of each user; null while loading. */
  readonly #searches = new Map<PlayerSession, Search | null>();
  readonly #loading = new Set<PlayerSession>();

  constructor(options: RoomCollectiblesOptions) {
    this.#options = options;
  }

  /** Loads and sends the collectibles for a session that begins or changes its client. Never rejects. */
  async welcome(session: PlayerSession): Promise<void> {
    const known = this.#searches.get(session);
    if (known) return this.#sendOnMap(session, known);
    this.#searches.set(session, null);
    await this.#search(session);
  }

  forget(session: PlayerSession): void {
    this.#searches.delete(session);
  }

  /** Retries failed loads, and lays out the shells of a new day. */
  renew(): void {
    const today = this.#today;
    for (const [session, search] of this.#searches) if (search?.day !== today) void this.#search(session);
  }

  /** Collects what the body touches or its magnet reaches; runs at every step of every player, so it allocates nothing. */
  onStep(session: PlayerSession, state: PlayerState): void {
    const search = this.#searches.get(session);
    if (!search) return;
    for (const shell of search.lying)
      if (touchesShell(state, shell, session.perks.shellMagnet)) void this.#collect(session, search, shell);
    for (const secret of search.hidden) if (bodyIsIn(state, secret)) void this.#find(session, search, secret);
  }

  get #today(): string {
    return seoulDay(this.#options.deps.clock.now());
  }

  async #search(session: PlayerSession): Promise<void> {
    const { deps, map } = this.#options;
    const { userId } = session;
    const day = this.#today;
    if (this.#loading.has(session)) return;
    this.#loading.add(session);
    try {
      const { shellIds, secretIds } = await loadFinds(deps, { userId, mapId: map.id, day });
      if (!this.#searches.has(session)) return;
      const shells = shellsOfDay(map, day);
      const search = {
        day,
        lying: shells.filter(({ id }) => !shellIds.has(id)),
        hidden: map.secrets.filter(({ id }) => !secretIds.has(id)),
        secretIds: [...secretIds],
        shellsToday: shells.length,
      };
      this.#searches.set(session, search);
      this.#sendOnMap(session, search);
      this.onStep(session, session.state);
    } catch (error) {
      deps.log.error({ err: error, userId, mapId: map.id }, 'the collectibles of a map could not be loaded');
    } finally {
      this.#loading.delete(session);
    }
  }

  #sendOnMap(session: PlayerSession, { lying, secretIds, shellsToday }: Search): void {
    const onMap: MapCollectibles = {
      mapId: this.#options.map.id,
      shells: lying.map(({ id: shellId, kind }) => ({ shellId, kind })),
      shellsToday,
      secretIds,
    };
    session.client?.send(COLLECTIBLE_TO_CLIENT.ON_MAP, onMap);
  }

  /** Removed before it is written, so that it is collected once. */
  async #collect(session: PlayerSession, search: Search, shell: LyingShell): Promise<void> {
    const { deps, map } = this.#options;
    const { userId } = session;
    const { day } = search;
    search.lying = search.lying.filter((lying) => lying !== shell);
    const isLast = search.lying.length === 0;
    try {
      const collected = await collectShell({ deps, userId, mapId: map.id, day, shell, isLast });
      session.client?.send(COLLECTIBLE_TO_CLIENT.SHELL, collected);
    } catch (error) {
      this.#reload(session);
      deps.log.error({ err: error, userId, mapId: map.id, shellId: shell.id }, 'a shell was not written');
    }
  }

  async #find(session: PlayerSession, search: Search, found: SecretSpot): Promise<void> {
    const { deps, map } = this.#options;
    const { userId } = session;
    const { id: secretId } = found;
    search.hidden = search.hidden.filter((secret) => secret !== found);
    search.secretIds.push(secretId);
    try {
      session.client?.send(
        COLLECTIBLE_TO_CLIENT.SECRET,
        await findSecret({ deps, userId, mapId: map.id, secretId }),
      );
    } catch (error) {
      this.#reload(session);
      deps.log.error({ err: error, userId, mapId: map.id, secretId }, 'a secret spot was not written');
    }
  }

  /** A find that was not stored is loaded again at the next refresh. */
  #reload(session: PlayerSession): void {
    if (this.#searches.has(session)) this.#searches.set(session, null);
  }
}
