import { createStore } from 'zustand/vanilla';
import { WorldConnection } from '#client/net/rooms/connection/WorldConnection.ts';
import { isConnected, INITIAL_CONNECTION, type ConnectionState } from '#client/stores/connectionStore.ts';
import { itemById } from '#shared/content/items.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import type { createApiClient } from '../../../tests/support/apiClient.ts';
import { starterOutfit } from '../../../tests/support/signUpChild.ts';
import type { SoakChild } from './soakMessages.ts';

export interface SoakBotOptions {
  readonly url: string;
  readonly child: SoakChild;
  readonly api: ReturnType<typeof createApiClient>;
  /** In [0, 1). */
  readonly random: () => number;
}

const TICKS_PER_TURN = 3;
/** Turns (50 ms) between two decisions. */
const PATIENCE = 40;
/** Turns for which a bot that has left stays away: the least, and the most beyond that. */
const AWAY_TURNS = 40;
/** The distance in px from the middle of a portal at which a bot tries it. */
const AT_PORTAL_PX = 40;

/** A blind child: our own client, keys held at random, and now and then a portal, another outfit, or a break. */
export class SoakBot {
  readonly #options: SoakBotOptions;
  readonly #connection: WorldConnection;
  readonly #store = createStore<ConnectionState>(() => INITIAL_CONNECTION);
  #mapId = 1;
  #keys = 0;
  #turnsLeft = 0;
  #awayTurns = 0;
  /** The place to walk to in order to leave for another map. */
  #portal: { readonly id: number; readonly x: number; readonly top: number; readonly bottom: number } | null =
    null;
  #wearsShoes = true;
  #isChanging = false;
  joins = 0;
  leaves = 0;
  portals = 0;
  outfits = 0;
  /** The server's answers to refused changes of clothes. */
  readonly refusals: string[] = [];
  /** It takes no break, so that the return of the bot can be observed. */
  isBraced = false;

  constructor(options: SoakBotOptions) {
    this.#options = options;
    this.#connection = new WorldConnection({
      endpoint: options.url,
      getAccessToken: () => Promise.resolve(options.child.token),
      network: { isOnline: () => true, onOnline: () => () => undefined },
      store: this.#store,
    });
    this.#connection.entered.on(({ mapId }) => {
      this.#mapId = mapId;
      this.#portal = null;
      this.joins += 1;
    });
    this.#connection.travelled.on(() => (this.portals += 1));
  }

  get status(): ConnectionState['status'] {
    return this.#store.getState().status;
  }

  get isLive(): boolean {
    return isConnected(this.status);
  }

  get isAway(): boolean {
    return this.#awayTurns > 0;
  }

  enter(): void {
    this.#awayTurns = 0;
    this.#connection.connect(this.#mapId);
  }

  close(): void {
    this.#connection.close();
  }

  /** 50 ms of its life. */
  turn(): void {
    if (this.#awayTurns > 0) {
      this.#awayTurns -= 1;
      if (this.#awayTurns === 0) this.enter();
      return;
    }
    if (!this.isLive) return;
    this.#turnsLeft -= 1;
    if (this.#turnsLeft <= 0) this.#decide();
    this.#steer();
    for (let tick = 0; tick < TICKS_PER_TURN; tick += 1) this.#connection.sendInput(this.#keys);
  }

  #decide(): void {
    const { random } = this.#options;
    this.#turnsLeft = Math.ceil(PATIENCE * (0.5 + random()));
    const wish = random();
    if (wish < 0.02 && !this.isBraced) return this.#leave();
    if (wish < 0.06) void this.#changeOutfit();
    else if (wish < 0.2) this.#headForPortal();
    const side = [INPUT.LEFT, INPUT.RIGHT, 0][Math.floor(random() * 3)] ?? 0;
    this.#keys = side | (random() < 0.3 ? INPUT.JUMP : 0);
  }

  #leave(): void {
    this.leaves += 1;
    this.#awayTurns = AWAY_TURNS + Math.ceil(AWAY_TURNS * 4 * this.#options.random());
    this.#connection.close();
  }

  #headForPortal(): void {
    const portals = mapById(this.#mapId)?.portals ?? [];
    const portal = portals[Math.floor(this.#options.random() * portals.length)];
    if (portal === undefined) return;
    const { id, x, y, w, h } = portal;
    this.#portal = { id, x: x + w / 2, top: y, bottom: y + h };
    this.#turnsLeft = PATIENCE * 8;
  }

  #steer(): void {
    const state = this.#connection.self?.state;
    if (this.#portal === null || state === undefined) return;
    const way = this.#portal.x - state.x;
    const isStuck = state.vx === 0 && state.grounded;
    this.#keys = (way > 0 ? INPUT.RIGHT : INPUT.LEFT) | (isStuck || !state.grounded ? INPUT.JUMP : 0);
    if (Math.abs(way) > AT_PORTAL_PX) return;
    // Some are high above the ground, where a walking bot does not come.
    const { id, top, bottom } = this.#portal;
    if (state.y >= top && state.y <= bottom + AT_PORTAL_PX) this.#connection.usePortal(id);
    this.#portal = null;
    this.#keys = 0;
  }

  async #changeOutfit(): Promise<void> {
    if (this.#isChanging) return;
    this.#isChanging = true;
    const { api, child } = this.#options;
    const shoes = starterOutfit().find((itemId) => itemById(itemId)?.category === 'SHOES') ?? 0;
    try {
      const reply = this.#wearsShoes
        ? await api.call('avatar.unequip', { params: { id: shoes } }, { token: child.token })
        : await api.call(
            'avatar.equip',
            { body: { itemId: shoes, itemCategory: 'SHOES' } },
            { token: child.token },
          );
      if (reply.status === 200) this.#wearsShoes = !this.#wearsShoes;
      else this.refusals.push(`${reply.status} ${reply.error.errorCode}`);
      this.outfits += 1;
    } catch {
      // The server is down; the connection's status shows whether the bot returns.
    } finally {
      this.#isChanging = false;
    }
  }
}
