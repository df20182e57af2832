import { ClientState, getMessageBytes, Protocol, type Client } from '@colyseus/core';
import { ByteWriter } from '#shared/contract/rooms/sights/ByteWriter.ts';
import { dequantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import type { ToldFacts, ToldOutfits } from '#shared/contract/rooms/sights/playerFacts.ts';
import { writeUnwatched } from '#shared/contract/rooms/sights/zoneReport.ts';
import { SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import type { ShownPlayer } from '../ShownPlayer.ts';
import { takeFrame } from '../wire/takeFrame.ts';
import { ShownBody } from './ShownBody.ts';
import { Watcher, type SightWire, type Turn } from './Watcher.ts';
import { Zone } from './Zone.ts';
import { zoneAt, zoneGrid, type ZoneGrid } from './zoneGrid.ts';

/** What comes before every sight on its way: a message of bytes, and its name. */
const ENVELOPE = getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, SERVER_MESSAGE.SIGHT);

/** The wire under a line, undefined where there is none to be had. */
export type SightWireOf = (client: Client) => SightWire | undefined;

/** Whoever has a body here, and the line to its owner (if any). */
interface Onlooker {
  readonly player: ShownPlayer;
  readonly client: Client | null;
  /** The owner's exact state (`encodeSelfState`), or null when the owner knows it. */
  takeNews(): Uint8Array | null;
}

/**
 * Who sees whom in one room. Every line is told of the zones that its window can show; each zone is encoded once per
 * patch, joined once for all who watch the same zones, and sent in one message with what is new about one's own body.
 */
export class RoomSights {
  readonly #grid: ZoneGrid;
  readonly #zones: readonly Zone[];
  readonly #bodies = new Map<ShownPlayer, ShownBody>();
  readonly #takenSlots = new Set<number>();
  #leaving: ShownBody[] = [];
  /** A line that was handed on is another one, and knows nothing yet. */
  readonly #watchers = new WeakMap<Client, Watcher>();
  readonly #writer = new ByteWriter();
  /** Zones with somebody whose facts may be new. */
  #inTheNews: readonly Zone[] = [];
  /** What this patch says about the zones of a `place`. */
  readonly #shared = new Map<string, Uint8Array>();
  readonly #wireOf: SightWireOf;

  constructor(
    map: { readonly width: number; readonly height: number },
    wireOf: SightWireOf = () => undefined,
  ) {
    this.#wireOf = wireOf;
    this.#grid = zoneGrid(map);
    this.#zones = Array.from({ length: this.#grid.columns * this.#grid.rows }, (_, index) => new Zone(index));
  }

  enter(player: ShownPlayer): void {
    let slot = 0;
    while (this.#takenSlots.has(slot)) slot += 1;
    this.#takenSlots.add(slot);
    this.#bodies.set(player, new ShownBody(slot, player));
  }

  leave(player: ShownPlayer): void {
    const body = this.#bodies.get(player);
    if (body === undefined) return;
    this.#bodies.delete(player);
    this.#leaving.push(body);
  }

  /** The nickname, level or outfit of this player is another one. */
  renew(player: ShownPlayer): void {
    const body = this.#bodies.get(player);
    if (body === undefined) return;
    body.renew();
    if (body.zone !== null) this.#zone(body.zone).renew(body);
  }

  /** Outfit codes by their ids, of what somebody here wears now. */
  outfits(ids: readonly string[]): ToldOutfits {
    const worn = new Map<string, string>();
    for (const { outfitId, player } of this.#bodies.values()) worn.set(outfitId, player.outfit);
    return ids.map((id) => [id, worn.get(id) ?? null]);
  }

  /**
   * At this time of the room (ms): takes in where everybody is and tells each line what it can see, and that the next time
   * follows after so many `patches`.
   */
  show(time: number, onlookers: Iterable<Onlooker>, patches = 1): void {
    const roomTick = Math.floor(worldTickAt(time));
    for (const body of this.#leaving) if (body.zone !== null) this.#zone(body.zone).leave(body);
    for (const body of this.#bodies.values()) this.#follow(body);
    for (const zone of this.#zones) zone.close(roomTick);
    this.#inTheNews = this.#zones.filter(({ news }) => news.length > 0);
    this.#shared.clear();
    for (const onlooker of onlookers) this.#tell(onlooker, time, patches);
    for (const zone of this.#zones) zone.open();
    // Not earlier: a slot that is given on in the same patch would seem to be the same body.
    for (const { slot } of this.#leaving) this.#takenSlots.delete(slot);
    this.#leaving = [];
  }

  #follow(body: ShownBody): void {
    const { x, y } = body.player;
    const zone = zoneAt(this.#grid, dequantisePosition(x), dequantisePosition(y));
    if (zone === body.zone) return body.follow();
    body.keepBefore();
    body.follow();
    if (body.zone !== null) this.#zone(body.zone).leave(body);
    body.zone = zone;
    this.#zone(zone).enter(body);
  }

  #tell(onlooker: Onlooker, time: number, patches: number): void {
    const { player, client } = onlooker;
    const body = this.#bodies.get(player);
    // Before the handshake is through, messages would pile up; nothing is lost by beginning after it.
    if (body === undefined || client?.state !== ClientState.JOINED) return;
    const watcher = this.#watcherOf(client);
    const turn = watcher.turn(this.#grid, body);
    if (turn !== null || this.#inTheNews.length > 0) this.#tellFacts(client, watcher, turn);

    const reports = turn === null ? this.#sharedReports(watcher) : this.#turnedReports(turn);
    this.#writer.bytes(ENVELOPE);
    this.#writer.uint32(time);
    watcher.writeHead(this.#writer, onlooker.takeNews(), patches);
    this.#writer.bytes(reports);
    this.#send(client, watcher);
  }

  /**
   * What was written, as one message. Straight onto the socket it is one piece of bytes instead of two and none of the
   * objects on the way, which at 20 messages a second for everybody is a good part of what a room costs.
   */
  #send(client: Client, { wire }: Watcher): void {
    if (wire === undefined) client.raw(this.#writer.takeInto(Buffer.allocUnsafe(this.#writer.length)));
    else wire.write(takeFrame(this.#writer));
  }

  #tellFacts(client: Client, watcher: Watcher, turn: Turn | null): void {
    const facts: ToldFacts = [];
    for (const { index, news } of this.#inTheNews) if (watcher.watches(index)) watcher.learn(facts, news);
    for (const index of turn?.begun ?? []) watcher.learn(facts, this.#zone(index).bodies);
    if (facts.length > 0) client.send(SERVER_MESSAGE.FACTS, facts);
  }

  /** For all who go on watching the zones that this one watches. */
  #sharedReports({ place, zones }: Watcher): Uint8Array {
    const known = this.#shared.get(place);
    if (known !== undefined) return known;
    for (const index of zones) this.#writer.bytes(this.#zone(index).change);
    const made = this.#writer.take();
    this.#shared.set(place, made);
    return made;
  }

  #turnedReports({ kept, begun, dropped }: Turn): Uint8Array {
    for (const index of dropped) writeUnwatched(this.#writer, index);
    for (const index of kept) this.#writer.bytes(this.#zone(index).change);
    for (const index of begun) this.#writer.bytes(this.#zone(index).whole);
    return this.#writer.take();
  }

  #zone(index: number): Zone {
    const zone = this.#zones[index];
    if (zone === undefined) throw new Error(`There is no zone ${index} among ${this.#zones.length}.`);
    return zone;
  }

  #watcherOf(client: Client): Watcher {
    const known = this.#watchers.get(client);
    if (known !== undefined) return known;
    const watcher = new Watcher(this.#wireOf(client));
    this.#watchers.set(client, watcher);
    return watcher;
  }
}
