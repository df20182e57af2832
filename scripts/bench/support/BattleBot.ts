import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Room } from '@colyseus/sdk';
import {
  battleEntrySchema,
  battlePongSchema,
  battleSnapshotSchema,
  BATTLE_TO_CLIENT,
  BATTLE_TO_SERVER,
  type BattleSnapshot,
} from '#shared/contract/rooms/battleRoom.ts';
import { createApiClient } from '../../../tests/support/apiClient.ts';
import { submitWork } from '../../../tests/support/battles.ts';
import { solutionOfProblem } from '../../../tests/support/learn.ts';
import type { Child } from '../../../tests/support/signUpChild.ts';

/** A verdict as a screen has shown it. */
export interface Shown {
  readonly userId: number;
  readonly competitionContentId: number;
  readonly receivedAt: number;
}

const PINGS = 8;
const PING_EVERY_MS = 250;
const WRONG = 'print("아니에요");';

/** A player or a spectator without a browser: the battle room, and submissions. */
export class BattleBot {
  readonly child: Child;
  readonly shown: Shown[] = [];
  /** The size of every entry on the wire. */
  readonly entryBytes: number[] = [];
  snapshot: BattleSnapshot | undefined;
  #room: Room | undefined;

  constructor(child: Child) {
    this.child = child;
  }

  async connect(url: string, key: string): Promise<void> {
    const seat = await createApiClient(url).call('rooms.reserveBattleSeat', { body: { key } }, this.child);
    if (seat.status !== 200) throw new Error(`No seat: ${seat.error.errorCode}`);
    const room = await new Client(url).consumeSeatReservation(seat.body);
    room.reconnection.enabled = false;
    this.#room = room;
    // The frame of a message comes before its handler: the last recorded size is its own.
    let bytes = 0;
    const socket = Reflect.get(room.connection.transport, 'ws') as WebSocket;
    const handle = socket.onmessage;
    socket.onmessage = (event: MessageEvent) => {
      bytes = (event.data as ArrayBuffer).byteLength;
      handle?.call(socket, event);
    };
    room.onMessage(BATTLE_TO_CLIENT.SNAPSHOT, (message: unknown) => {
      this.snapshot = battleSnapshotSchema.parse(message);
    });
    room.onMessage(BATTLE_TO_CLIENT.ENTRY, (message: unknown) => {
      const { userId, competitionContentId, pendingCount } = battleEntrySchema.parse(message);
      this.entryBytes.push(bytes);
      if (pendingCount === 0) this.shown.push({ userId, competitionContentId, receivedAt: Date.now() });
    });
    room.onMessage('*', () => undefined);
  }

  /** The difference of the own clock to the server's, computed as the page does: by the quickest answer. */
  async clockOffset(): Promise<number> {
    let best = { trip: Infinity, offset: 0 };
    this.#room?.onMessage(BATTLE_TO_CLIENT.PONG, (message: unknown) => {
      const { clientTime, serverTime } = battlePongSchema.parse(message);
      const trip = Date.now() - clientTime;
      if (trip < best.trip) best = { trip, offset: serverTime + trip / 2 - Date.now() };
    });
    for (let ping = 0; ping < PINGS; ping += 1) {
      this.#room?.send(BATTLE_TO_SERVER.PING, { clientTime: Date.now() });
      await sleep(PING_EVERY_MS);
    }
    return best.offset;
  }

  /** The same `clientKey` is the same press. */
  async handIn(
    url: string,
    key: string,
    { isRight = false, clientKey = randomUUID() as string } = {},
  ): Promise<number> {
    const [content] = this.snapshot?.board?.contentList ?? [];
    if (!content) throw new Error('The race has no content yet.');
    const program = isRight
      ? solutionOfProblem(content.problemId)
      : { language: 'JAVASCRIPT' as const, source: WRONG };
    const work = { key, content, program };
    const { status, body, error } = await submitWork(createApiClient(url), this.child, work, { clientKey });
    if (status !== 200) throw new Error(`A submission was answered ${status}: ${error.errorCode}`);
    return body.submissionId;
  }

  async leave(): Promise<void> {
    if (this.#room?.connection.isOpen) await this.#room.leave();
  }
}
