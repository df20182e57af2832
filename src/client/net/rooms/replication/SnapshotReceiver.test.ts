import { describe, expect, it } from 'vitest';
import { ByteWriter } from '#shared/contract/rooms/snapshot/ByteWriter.ts';
import type { PlayerProfileList } from '#shared/contract/rooms/snapshot/playerProfiles.ts';
import { type Snapshot } from '#shared/contract/rooms/snapshot/decodeSnapshot.ts';
import { writeUnwatched, writeWholeZone } from '#shared/contract/rooms/snapshot/zoneSnapshot.ts';
import { CLIENT_MESSAGE, SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { SnapshotReceiver } from './SnapshotReceiver.ts';

const { PROFILES, OUTFITS, SNAPSHOT } = SERVER_MESSAGE;
const PARTY = 'party------';
const NIGHT = 'night------';

/** A room that says what the test tells it to, and notes what it is asked. */
function room() {
  const handlers = new Map<string, (message: unknown) => void>();
  const asked: unknown[] = [];
  const snapshots: Snapshot[] = [];
  const fake = {
    connection: { isOpen: true },
    onMessage: (type: string, handler: (message: unknown) => void) => void handlers.set(type, handler),
    send: (type: string, message: unknown) =>
      void (type === CLIENT_MESSAGE.WANT_OUTFITS && asked.push(message)),
  };
  return {
    asked,
    snapshots,
    attach: (receiver: SnapshotReceiver) =>
      receiver.attach(fake as unknown as Parameters<SnapshotReceiver['attach']>[0], (snapshot) =>
        snapshots.push(snapshot),
      ),
    send: (type: string, message: unknown) => handlers.get(type)?.(message),
    show: (write: (writer: ByteWriter) => void) => {
      const writer = new ByteWriter();
      writer.uint32(50);
      writer.uint8(0);
      write(writer);
      handlers.get(SNAPSHOT)?.(writer.take());
    },
  };
}

const body = (slot: number) => ({
  slot,
  x: 400,
  y: 3776,
  pose: 0,
  vx: 0,
  vy: 0,
  tick: 3,
  since: 0,
  path: [],
});
const zone =
  (...slots: number[]) =>
  (writer: ByteWriter) =>
    writeWholeZone(writer, 0, { roomTick: 3, bodies: slots.map(body) });
const seen = (receiver: SnapshotReceiver) =>
  [...receiver.players()].map(({ nickname, outfit }) => `${nickname} in ${outfit}`);
const coral: PlayerProfileList[number] = [0, 5, 'coral', 1, PARTY, 0, 0];
const shell: PlayerProfileList[number] = [1, 6, 'shell', 2, PARTY, 0, 0];

describe('the snapshot receiver', () => {
  it('puts faces to slots, and clothes on them once they are fetched', () => {
    const receiver = new SnapshotReceiver();
    const { attach, send, show, asked, snapshots } = room();
    attach(receiver);
    send(PROFILES, [coral, shell]);
    show(zone(0, 1, 2));
    expect(seen(receiver)).toEqual(['coral in null', 'shell in null']);
    expect(asked).toEqual([[PARTY]]);
    send(OUTFITS, [[PARTY, '4,31']]);
    show(zone(0, 1));
    expect(seen(receiver)).toEqual(['coral in 4,31', 'shell in 4,31']);
    send(PROFILES, [[0, 5, 'coral', 2, NIGHT, 0, 0]]);
    show((writer) => writeUnwatched(writer, 0));
    expect(seen(receiver)).toEqual([]);
    expect(asked).toEqual([[PARTY], [NIGHT]]);
    expect(snapshots.map(({ time }) => time)).toEqual([50, 50, 50]);
  });

  it('knows nobody of the last room in the next one, but all clothes', () => {
    const receiver = new SnapshotReceiver();
    const [first, second] = [room(), room()];
    first.attach(receiver);
    first.send(PROFILES, [coral]);
    first.send(OUTFITS, [[PARTY, '4,31']]);
    first.show(zone(0));
    second.attach(receiver);
    expect(seen(receiver)).toEqual([]);
    second.show(zone(0));
    expect(seen(receiver)).toEqual([]);
    // Messages still on their way from the first room are not taken for news of the second.
    first.send(PROFILES, [coral]);
    first.show(zone(0));
    expect(seen(receiver)).toEqual([]);
    second.send(PROFILES, [[0, 9, 'pearl', 1, PARTY, 0, 0]]);
    second.show(zone(0));
    expect(seen(receiver)).toEqual(['pearl in 4,31']);
    expect(second.asked).toEqual([]);
  });

  it('passes over what makes no sense', () => {
    const receiver = new SnapshotReceiver();
    const { attach, send, snapshots, asked } = room();
    attach(receiver);
    for (const nonsense of [
      undefined,
      null,
      'x',
      7,
      {},
      [[]],
      [[0, 5]],
      [[0, -5, 'a', 1, PARTY, 0, 0]],
      new Uint8Array(3),
    ])
      for (const type of [PROFILES, OUTFITS, SNAPSHOT]) send(type, nonsense);
    expect([...receiver.players()]).toEqual([]);
    expect([snapshots, asked]).toEqual([[], []]);
  });
});
