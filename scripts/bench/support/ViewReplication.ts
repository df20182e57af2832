import { schema, StateView, t, type SchemaType } from '@colyseus/schema';
import { dequantisePosition } from '#shared/contract/rooms/quantisePosition.ts';
import { SELF_STATE_BYTES } from '#shared/contract/rooms/selfState.ts';
import { writeByteDelta } from '#shared/contract/rooms/snapshot/byteDelta.ts';
import { ByteWriter } from '#shared/contract/rooms/snapshot/ByteWriter.ts';
import { ClientView } from '#server/rooms/interest/ClientView.ts';
import type { ReplicatedPlayer } from '#server/rooms/interest/ReplicatedPlayer.ts';
import { zoneAt, zoneGrid, type ZoneGrid } from '#server/rooms/interest/zoneGrid.ts';
import type { PeerViewer, Replication, ViewClient } from './PeerRoom.ts';

const ViewedBody = schema(
  {
    /** The feet in quarter pixels. */
    x: t.uint16().default(0),
    y: t.uint16().default(0),
    pose: t.uint8().default(0),
    /** World tick of the owner's keys that led here, in one byte. */
    tick: t.uint8().default(0),
  },
  'ViewedBody',
);

const ViewedState = schema({ time: t.uint32().default(0), players: t.map(ViewedBody).view() }, 'ViewedState');

interface Entry {
  readonly body: SchemaType<typeof ViewedBody>;
  zone: number | null;
}

/** The StateView of all clients that watch the same zones. */
interface SharedView {
  readonly view: StateView;
  readonly zones: ReadonlySet<number>;
  clients: number;
}

/** The players that one client watches, and the exact state of its own body that was sent last. */
interface Watching {
  readonly by: ClientView;
  readonly self: Uint8Array;
}

/**
 * One state, shown by StateViews that follow the zones, margins and hysteresis of the world's room. Names and outfits
 * would be messages as they are there; in favour of this peer they are not sent at all.
 */
export class ViewReplication implements Replication {
  readonly state = new ViewedState();
  readonly #grid: ZoneGrid;
  readonly #tellsTicks: boolean;
  readonly #entries = new Map<ReplicatedPlayer, Entry>();
  readonly #watching = new Map<ViewClient, Watching>();
  readonly #views = new Map<string, SharedView>();
  readonly #writer = new ByteWriter();

  constructor(map: { readonly width: number; readonly height: number }, { tellsTicks = true } = {}) {
    this.#grid = zoneGrid(map);
    this.#tellsTicks = tellsTicks;
  }

  enter(player: ReplicatedPlayer): void {
    const body = new ViewedBody();
    this.#entries.set(player, { body, zone: null });
    this.state.players.set(String(player.userId), body);
  }

  leave({ player, client }: PeerViewer): void {
    this.#release(this.#watching.get(client)?.by.place);
    this.#watching.delete(client);
    this.#entries.delete(player);
    this.state.players.delete(String(player.userId));
  }

  update(time: number, viewers: Iterable<PeerViewer>): ViewClient[] {
    this.state.time = time;
    for (const [player, entry] of this.#entries) this.#follow(player, entry);
    return [...viewers].flatMap((viewer) => (this.#look(viewer) ? [viewer.client] : []));
  }

  packSelf(client: ViewClient, news: Uint8Array): Uint8Array {
    const { self } = this.#watchingOf(client);
    writeByteDelta(this.#writer, self, news);
    self.set(news);
    return this.#writer.take();
  }

  #follow({ x, y, pose, tick }: ReplicatedPlayer, entry: Entry): void {
    const { body, zone: before } = entry;
    if (this.#tellsTicks && (body.x !== x || body.y !== y || body.pose !== pose)) body.tick = tick;
    Object.assign(body, { x, y, pose });
    const zone = zoneAt(this.#grid, dequantisePosition(x), dequantisePosition(y));
    if (zone === before) return;
    entry.zone = zone;
    for (const { view, zones } of this.#views.values()) {
      const wasSeen = before !== null && zones.has(before);
      if (wasSeen && !zones.has(zone)) view.remove(body);
      if (!wasSeen && zones.has(zone)) view.add(body);
    }
  }

  /** True when the client has another view than before. */
  #look({ player, client }: PeerViewer): boolean {
    const { by } = this.#watchingOf(client);
    const before = by.place;
    if (by.update(this.#grid, player) === null) return false;
    const next = this.#views.get(by.place) ?? this.#showZones(by);
    next.clients += 1;
    client.view = next.view;
    this.#release(before);
    return true;
  }

  #watchingOf(client: ViewClient): Watching {
    const known = this.#watching.get(client);
    if (known !== undefined) return known;
    const watching = { by: new ClientView(), self: new Uint8Array(SELF_STATE_BYTES) };
    this.#watching.set(client, watching);
    return watching;
  }

  #showZones({ place, zones }: ClientView): SharedView {
    const shared = { view: new StateView(), zones, clients: 0 };
    this.#views.set(place, shared);
    for (const { body, zone } of this.#entries.values())
      if (zone !== null && zones.has(zone)) shared.view.add(body);
    return shared;
  }

  #release(place: string | undefined): void {
    const shared = place === undefined ? undefined : this.#views.get(place);
    if (place === undefined || shared === undefined) return;
    shared.clients -= 1;
    if (shared.clients > 0) return;
    this.#views.delete(place);
    shared.view.dispose();
  }
}
