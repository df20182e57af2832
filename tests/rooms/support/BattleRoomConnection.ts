import { Client, type Room } from '@colyseus/sdk';
import {
  battleEntrySchema,
  battleOnlineSchema,
  battlePongSchema,
  battleProgressSchema,
  battleSnapshotSchema,
  type BattleSnapshot,
} from '#shared/contract/rooms/battleRoom.ts';
import { roomViewSchema, type RoomView } from '#shared/contract/battle/battles.ts';
import type { ScoreboardEntry } from '#shared/contract/battle/scoreboards.ts';
import { chatLineSchema, emotedSchema, talkRefusedSchema } from '#shared/contract/rooms/talkMessages.ts';
import { createApiClient, type Identity } from '../../support/apiClient.ts';
import { eventually } from '../../support/eventually.ts';

const SCHEMAS = {
  snapshot: battleSnapshotSchema,
  room: roomViewSchema,
  entry: battleEntrySchema,
  progress: battleProgressSchema,
  online: battleOnlineSchema,
  pong: battlePongSchema,
  line: chatLineSchema,
  emoted: emotedSchema,
  talkRefused: talkRefusedSchema,
} as const;
type Kind = keyof typeof SCHEMAS;

/** A page in the room of a battle: every message is parsed by the contract. */
export class BattleRoomConnection {
  readonly room: Room;
  closeCode: number | undefined;
  readonly #messages: { readonly kind: Kind; readonly message: unknown; readonly frame: number }[] = [];
  /** Bytes of every frame. */
  readonly #frames: number[] = [];

  private constructor(room: Room) {
    this.room = room;
    room.reconnection.enabled = false;
    for (const kind of Object.keys(SCHEMAS) as Kind[])
      room.onMessage(kind, (message: unknown) =>
        this.#messages.push({ kind, message: SCHEMAS[kind].parse(message), frame: this.#frames.length }),
      );
    // Counted after the SDK has handled a frame: its own listener is the earlier one.
    const socket = Reflect.get(room.connection.transport, 'ws') as WebSocket;
    socket.addEventListener('message', ({ data }) => this.#frames.push((data as ArrayBuffer).byteLength));
    room.onLeave((code) => (this.closeCode = code));
  }

  static async open(
    server: { readonly url: string },
    child: Identity,
    key: string,
  ): Promise<BattleRoomConnection> {
    const seat = await createApiClient(server.url).call('rooms.reserveBattleSeat', { body: { key } }, child);
    if (seat.status !== 200) throw new Error(seat.error.errorCode);
    const line = new BattleRoomConnection(await new Client(server.url).consumeSeatReservation(seat.body));
    await line.until(() => {
      if (line.snapshot === undefined) throw new Error('nothing was told yet');
    });
    return line;
  }

  all<T>(kind: Kind): T[] {
    return this.#messages.flatMap((one) => (one.kind === kind ? [one.message as T] : []));
  }

  /** On the wire. */
  bytesOf(kind: Kind): number[] {
    return this.#messages.flatMap((one) => (one.kind === kind ? (this.#frames[one.frame] ?? []) : []));
  }

  get snapshot(): BattleSnapshot | undefined {
    return this.all<BattleSnapshot>('snapshot').at(-1);
  }

  get entries(): ScoreboardEntry[] {
    return this.all<ScoreboardEntry>('entry');
  }

  /** The room as the last message tells it. */
  get roomView(): RoomView | null {
    const last = this.#messages.findLast(({ kind }) => kind === 'room' || kind === 'snapshot');
    if (last?.kind === 'room') return last.message as RoomView;
    return (last?.message as BattleSnapshot | undefined)?.room ?? null;
  }

  send(type: string, message: object): void {
    this.room.send(type, message);
  }

  until(check: () => void): Promise<void> {
    return eventually(check);
  }

  async leave(): Promise<void> {
    if (this.room.connection.isOpen) await this.room.leave();
  }
}
