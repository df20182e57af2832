import { describe, expect, it } from 'vitest';
import { WorldSeats, type SeatHolder } from './WorldSeats.ts';

function room(log: string[], name: string): SeatHolder {
  return {
    giveUpSeat: async (userId) => {
      await Promise.resolve();
      log.push(`${name} gives up ${userId}`);
    },
    refreshOutfit: async () => undefined,
    refreshSkills: async () => undefined,
    showLevel: () => undefined,
    tell: () => undefined,
    signOut: () => undefined,
  };
}

const asked = (seats: WorldSeats, userId: number) => ({ userId, entry: seats.nextEntry() });

describe('seats across rooms', () => {
  it('the older room has given up before the newer one looks', async () => {
    const log: string[] = [];
    const seats = new WorldSeats();
    const [plaza, beach] = [room(log, 'plaza'), room(log, 'beach')];
    await seats.take(asked(seats, 1), plaza, async () => void log.push('plaza seats'));
    await seats.take(asked(seats, 1), beach, async () => void log.push('beach seats'));
    expect(log).toEqual(['plaza seats', 'plaza gives up 1', 'beach seats']);
    expect(seats.holderOf(1)).toBe(beach);
  });

  it('entries of one user take turns, those of others do not wait', async () => {
    const log: string[] = [];
    const seats = new WorldSeats();
    const [plaza, beach] = [room(log, 'plaza'), room(log, 'beach')];
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const first = seats.take(asked(seats, 1), plaza, async () => {
      await gate;
      log.push('first');
    });
    const second = seats.take(asked(seats, 1), beach, async () => void log.push('second'));
    await seats.take(asked(seats, 2), beach, async () => void log.push('other'));
    open();
    await Promise.all([first, second]);
    expect(log).toEqual(['other', 'first', 'plaza gives up 1', 'second']);
  });

  it('an entry that was asked for earlier and comes later changes nothing, until nobody sits there', async () => {
    const log: string[] = [];
    const seats = new WorldSeats();
    const [plaza, beach] = [room(log, 'plaza'), room(log, 'beach')];
    const [older, newer] = [asked(seats, 1), asked(seats, 1)];
    expect(await seats.take(newer, plaza, async () => void log.push('newer'))).toBe(true);
    expect(await seats.take(older, beach, async () => void log.push('older'))).toBe(false);
    expect(log).toEqual(['newer']);
    expect(seats.holderOf(1)).toBe(plaza);
    seats.leave(1, plaza);
    expect(await seats.take(older, beach, async () => undefined)).toBe(true);
  });

  it('a failed entry leaves the way free', async () => {
    const seats = new WorldSeats();
    const plaza = room([], 'plaza');
    await expect(
      seats.take(asked(seats, 1), plaza, async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(seats.holderOf(1)).toBeUndefined();
    await seats.take(asked(seats, 1), plaza, async () => undefined);
    seats.leave(1, room([], 'other'));
    expect(seats.holderOf(1)).toBe(plaza);
    seats.leave(1, plaza);
    expect(seats.holderOf(1)).toBeUndefined();
  });
});
