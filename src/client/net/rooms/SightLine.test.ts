import { describe, expect, it } from 'vitest';
import { ByteWriter } from '#shared/contract/rooms/sights/ByteWriter.ts';
import type { ToldFacts } from '#shared/contract/rooms/sights/playerFacts.ts';
import { sightHead, type Sight } from '#shared/contract/rooms/sights/readSight.ts';
import { writeUnwatched, writeWholeZone } from '#shared/contract/rooms/sights/zoneReport.ts';
import { CLIENT_MESSAGE, SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { SightLine } from './SightLine.ts';

const { FACTS, OUTFITS, SIGHT } = SERVER_MESSAGE;
const PARTY = 'party------';
const NIGHT = 'night------';

/** A room that says what the test tells it to, and notes what it is asked. */
function room() {
  const handlers = new Map<string, (message: unknown) => void>();
  const asked: unknown[] = [];
  const sights: Sight[] = [];
  const fake = {
    connection: { isOpen: true },
    onMessage: (type: string, handler: (message: unknown) => void) => void handlers.set(type, handler),
    send: (type: string, message: unknown) =>
      void (type === CLIENT_MESSAGE.WANT_OUTFITS && asked.push(message)),
  };
  return {
    asked,
    sights,
    attach: (line: SightLine) =>
      line.attach(fake as unknown as Parameters<SightLine['attach']>[0], (sight) => sights.push(sight)),
    tell: (type: string, message: unknown) => handlers.get(type)?.(message),
    show: (write: (writer: ByteWriter) => void) => {
      const writer = new ByteWriter();
      writer.uint32(50);
      writer.uint8(sightHead({ isSelfNew: false, patches: 1 }));
      write(writer);
      handlers.get(SIGHT)?.(writer.take());
    },
  };
}

const body = (slot: number) => ({ slot, x: 400, y: 3776, pose: 0, vx: 0, vy: 0, tick: 3, since: 0, way: [] });
const zone =
  (...slots: number[]) =>
  (writer: ByteWriter) =>
    writeWholeZone(writer, 0, { roomTick: 3, bodies: slots.map(body) });
const seen = (line: SightLine) =>
  [...line.players()].map(({ nickname, outfit }) => `${nickname} in ${outfit}`);
const coral: ToldFacts[number] = [0, 5, 'coral', 1, PARTY];
const shell: ToldFacts[number] = [1, 6, 'shell', 2, PARTY];

describe('the line of sight', () => {
  it('puts faces to slots, and clothes on them once they are fetched', () => {
    const line = new SightLine();
    const { attach, tell, show, asked, sights } = room();
    attach(line);
    tell(FACTS, [coral, shell]);
    show(zone(0, 1, 2));
    expect(seen(line)).toEqual(['coral in null', 'shell in null']);
    expect(asked).toEqual([[PARTY]]);
    tell(OUTFITS, [[PARTY, '4,31']]);
    show(zone(0, 1));
    expect(seen(line)).toEqual(['coral in 4,31', 'shell in 4,31']);
    tell(FACTS, [[0, 5, 'coral', 2, NIGHT]]);
    show((writer) => writeUnwatched(writer, 0));
    expect(seen(line)).toEqual([]);
    expect(asked).toEqual([[PARTY], [NIGHT]]);
    expect(sights.map(({ time }) => time)).toEqual([50, 50, 50]);
  });

  it('knows nobody of the last room in the next one, but all clothes', () => {
    const line = new SightLine();
    const [first, second] = [room(), room()];
    first.attach(line);
    first.tell(FACTS, [coral]);
    first.tell(OUTFITS, [[PARTY, '4,31']]);
    first.show(zone(0));
    second.attach(line);
    expect(seen(line)).toEqual([]);
    second.show(zone(0));
    expect(seen(line)).toEqual([]);
    // What is still on its way from the first room is not taken for news of the second.
    first.tell(FACTS, [coral]);
    first.show(zone(0));
    expect(seen(line)).toEqual([]);
    second.tell(FACTS, [[0, 9, 'pearl', 1, PARTY]]);
    second.show(zone(0));
    expect(seen(line)).toEqual(['pearl in 4,31']);
    expect(second.asked).toEqual([]);
  });

  it('passes over what makes no sense', () => {
    const line = new SightLine();
    const { attach, tell, sights, asked } = room();
    attach(line);
    for (const nonsense of [
      undefined,
      null,
      'x',
      7,
      {},
      [[]],
      [[0, 5]],
      [[0, -5, 'a', 1, PARTY]],
      new Uint8Array(3),
    ])
      for (const type of [FACTS, OUTFITS, SIGHT]) tell(type, nonsense);
    expect([...line.players()]).toEqual([]);
    expect([sights, asked]).toEqual([[], []]);
  });
});
