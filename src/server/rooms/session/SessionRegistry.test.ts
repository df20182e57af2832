import { describe, expect, it } from 'vitest';
import { SessionRegistry, type SessionRoom } from './SessionRegistry.ts';

function room(log: string[], name: string): SessionRoom {
  return {
    endSession: async (userId) => {
      await Promise.resolve();
      log.push(`${name} ends ${userId}`);
    },
    refreshOutfit: async () => undefined,
    refreshSkills: async () => undefined,
    questsProgressed: () => undefined,
    showLevel: () => undefined,
    showTitle: () => undefined,
    showPet: () => undefined,
    refreshPet: async () => undefined,
    signOut: () => undefined,
  };
}

const asked = (sessions: SessionRegistry, userId: number) => ({ userId, entry: sessions.nextEntry(userId) });

describe('sessions across rooms', () => {
  it('the older room has given up before the newer one looks', async () => {
    const log: string[] = [];
    const sessions = new SessionRegistry();
    const [plaza, beach] = [room(log, 'plaza'), room(log, 'beach')];
    await sessions.take(asked(sessions, 1), plaza, async () => void log.push('plaza enters'));
    await sessions.take(asked(sessions, 1), beach, async () => void log.push('beach enters'));
    expect(log).toEqual(['plaza enters', 'plaza ends 1', 'beach enters']);
    expect(sessions.roomOf(1)).toBe(beach);
  });

  it('entries of one user take turns, those of others do not wait', async () => {
    const log: string[] = [];
    const sessions = new SessionRegistry();
    const [plaza, beach] = [room(log, 'plaza'), room(log, 'beach')];
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const first = sessions.take(asked(sessions, 1), plaza, async () => {
      await gate;
      log.push('first');
    });
    const second = sessions.take(asked(sessions, 1), beach, async () => void log.push('second'));
    await sessions.take(asked(sessions, 2), beach, async () => void log.push('other'));
    open();
    await Promise.all([first, second]);
    expect(log).toEqual(['other', 'first', 'plaza ends 1', 'second']);
  });

  it('an entry that was asked for earlier and comes later changes nothing, until nobody sits there', async () => {
    const log: string[] = [];
    const sessions = new SessionRegistry();
    const [plaza, beach] = [room(log, 'plaza'), room(log, 'beach')];
    const [older, newer] = [asked(sessions, 1), asked(sessions, 1)];
    expect(await sessions.take(newer, plaza, async () => void log.push('newer'))).toBe(true);
    expect(await sessions.take(older, beach, async () => void log.push('older'))).toBe(false);
    expect(log).toEqual(['newer']);
    expect(sessions.roomOf(1)).toBe(plaza);
    sessions.leave(1, plaza);
    expect(await sessions.take(older, beach, async () => undefined)).toBe(true);
  });

  it('a failed entry leaves the way free', async () => {
    const sessions = new SessionRegistry();
    const plaza = room([], 'plaza');
    await expect(
      sessions.take(asked(sessions, 1), plaza, async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(sessions.roomOf(1)).toBeUndefined();
    await sessions.take(asked(sessions, 1), plaza, async () => undefined);
    sessions.leave(1, room([], 'other'));
    expect(sessions.roomOf(1)).toBe(plaza);
    sessions.leave(1, plaza);
    expect(sessions.roomOf(1)).toBeUndefined();
  });
});
