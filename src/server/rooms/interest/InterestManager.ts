import { ClientState, type Client } from '@colyseus/core';
import { ByteWriter } from '#shared/contract/rooms/snapshot/ByteWriter.ts';
import { dequantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import type { PlayerProfileList, OutfitList } from '#shared/contract/rooms/snapshot/playerProfiles.ts';
import { writeUnwatched } from '#shared/contract/rooms/snapshot/zoneSnapshot.ts';
import { SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { worldTickAt } from '#shared/contract/rooms/worldTick.ts';
import type { ReplicatedPlayer } from './ReplicatedPlayer.ts';
import { ReplicaState } from './ReplicaState.ts';
import { ClientView, type ViewChange } from './ClientView.ts';
import { Zone } from './Zone.ts';
import { zoneAt, zoneGrid, type ZoneGrid } from './zoneGrid.ts';

/** A player session, and the client of its owner (if any). */
interface Viewer {
  readonly player: ReplicatedPlayer;
  readonly client: Client | null;
  /** The owner's exact state (`encodeSelfState`), or null when it is unchanged. */
  takeSelfState(): Uint8Array | null;
}

/**
 * Interest management of one room. Every client is sent the zones that its window can show; each zone is encoded once
 * per patch, joined once for all clients with the same zones, and sent in one message with the owner's own state.
 */
export class InterestManager {
  readonly #grid: ZoneGrid;
  readonly #zones: readonly Zone[];
  readonly #bodies = new Map<ReplicatedPlayer, ReplicaState>();
  readonly #takenSlots = new Set<number>();
  #leaving: ReplicaState[] = [];
  /** After a takeover the client is another one, which was sent nothing yet. */
  readonly #views = new WeakMap<Client, ClientView>();
  readonly #writer = new ByteWriter();
  /** Zones with players whose profile may have changed. */
  #zonesWithNews: readonly Zone[] = [];
  /** The encoded patch of the zones of one `place`. */
  readonly #shared = new Map<string, Uint8Array>();

  constructor(map: { readonly width: number; readonly height: number }) {
    this.#grid = zoneGrid(map);
    this.#zones = Array.from({ length: this.#grid.columns * this.#grid.rows }, (_, index) => new Zone(index));
  }

  enter(player: ReplicatedPlayer): void {
    let slot = 0;
    while (this.#takenSlots.has(slot)) slot += 1;
    this.#takenSlots.add(slot);
    this.#bodies.set(player, new ReplicaState(slot, player));
  }

  leave(player: ReplicatedPlayer): void {
    const body = this.#bodies.get(player);
    if (body === undefined) return;
    this.#bodies.delete(player);
    this.#leaving.push(body);
  }

  /** The nickname, level, outfit or seen skills of this player have changed. */
  renew(player: ReplicatedPlayer): void {
    const body = this.#bodies.get(player);
    if (body === undefined) return;
    body.renew();
    if (body.zone !== null) this.#zone(body.zone).renew(body);
  }

  /** Outfit codes by id, of outfits worn in this room. */
  outfits(ids: readonly string[]): OutfitList {
    const worn = new Map<string, string>();
    for (const { outfitId, player } of this.#bodies.values()) worn.set(outfitId, player.outfit);
    return ids.map((id) => [id, worn.get(id) ?? null]);
  }

  /** Updates all positions at this time of the room (ms) and sends each client its snapshot. */
  sendSnapshots(time: number, viewers: Iterable<Viewer>): void {
    const roomTick = Math.floor(worldTickAt(time));
    for (const body of this.#leaving) if (body.zone !== null) this.#zone(body.zone).leave(body);
    for (const body of this.#bodies.values()) this.#update(body);
    for (const zone of this.#zones) zone.close(roomTick);
    this.#zonesWithNews = this.#zones.filter(({ news }) => news.length > 0);
    this.#shared.clear();
    for (const viewer of viewers) this.#send(viewer, time);
    for (const zone of this.#zones) zone.open();
    // Removed last: a slot reused in the same patch would look like the same player.
    for (const { slot } of this.#leaving) this.#takenSlots.delete(slot);
    this.#leaving = [];
  }

  #update(body: ReplicaState): void {
    const { x, y } = body.player;
    const zone = zoneAt(this.#grid, dequantisePosition(x), dequantisePosition(y));
    if (zone === body.zone) return body.update();
    body.keepBefore();
    body.update();
    if (body.zone !== null) this.#zone(body.zone).leave(body);
    body.zone = zone;
    this.#zone(zone).enter(body);
  }

  #send(viewer: Viewer, time: number): void {
    const { player, client } = viewer;
    const body = this.#bodies.get(player);
    // Messages before the end of the handshake would queue; starting after it loses nothing.
    if (body === undefined || client?.state !== ClientState.JOINED) return;
    const view = this.#viewOf(client);
    const change = view.update(this.#grid, body);
    if (change !== null || this.#zonesWithNews.length > 0) this.#sendProfiles(client, view, change);

    const zones = change === null ? this.#sharedZones(view) : this.#changedZones(change);
    this.#writer.uint32(time);
    view.writeSelf(this.#writer, viewer.takeSelfState());
    this.#writer.bytes(zones);
    client.sendBytes(SERVER_MESSAGE.SNAPSHOT, this.#writer.take());
  }

  #sendProfiles(client: Client, view: ClientView, change: ViewChange | null): void {
    const profiles: PlayerProfileList = [];
    for (const { index, news } of this.#zonesWithNews)
      if (view.watches(index)) view.appendProfiles(profiles, news);
    for (const index of change?.begun ?? []) view.appendProfiles(profiles, this.#zone(index).bodies);
    if (profiles.length > 0) client.send(SERVER_MESSAGE.PROFILES, profiles);
  }

  /** The encoded patch for all clients with the same watched zones. */
  #sharedZones({ place, zones }: ClientView): Uint8Array {
    const known = this.#shared.get(place);
    if (known !== undefined) return known;
    for (const index of zones) this.#writer.bytes(this.#zone(index).change);
    const made = this.#writer.take();
    this.#shared.set(place, made);
    return made;
  }

  #changedZones({ kept, begun, dropped }: ViewChange): Uint8Array {
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

  #viewOf(client: Client): ClientView {
    const known = this.#views.get(client);
    if (known !== undefined) return known;
    const view = new ClientView();
    this.#views.set(client, view);
    return view;
  }
}
