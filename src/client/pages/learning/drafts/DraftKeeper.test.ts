import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#client/net/rest/ApiError.ts';
import type { Draft } from '#shared/contract/learning/drafts.ts';
import { createDraftBackups } from './draftBackup.ts';
import { DraftKeeper, isRefusedForGood, type DraftState } from './DraftKeeper.ts';

class Conflict extends Error {}
class Refusal extends Error {}

/** A fake server: a save must be based on the newest version. */
function serverWith(draft: Draft) {
  const server = {
    draft,
    reachable: true,
    save: vi.fn(async ({ source, baseVersion }: { source: string; baseVersion: number }) => {
      if (!server.reachable) throw new Error('network');
      if (source.length > 40) throw new Refusal();
      if (baseVersion !== server.draft.version) throw new Conflict();
      server.draft = { ...server.draft, source, version: baseVersion + 1 };
      return server.draft;
    }),
  };
  return server;
}

const fresh: Draft = { language: 'JAVASCRIPT', source: 'start', version: 0, updatedAt: null };

describe('DraftKeeper', () => {
  let memory: Map<string, string>;
  let states: DraftState[];
  const backups = () =>
    createDraftBackups(
      {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      },
      7,
      'JAVASCRIPT',
    );
  const keeperOn = (server: ReturnType<typeof serverWith>, kept = backups()) => {
    const keeper = new DraftKeeper({
      problemId: 102,
      draft: server.draft,
      backups: kept,
      save: server.save,
      isConflict: (error) => error instanceof Conflict,
      isRefusal: (error) => error instanceof Refusal,
      onState: (state) => states.push(state),
      delayMs: 100,
      retryMs: 500,
    });
    keeper.start();
    return keeper;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    memory = new Map();
    states = [];
  });
  afterEach(() => vi.useRealTimers());

  it('saves once after the typing has paused', async () => {
    const server = serverWith(fresh);
    const keeper = keeperOn(server);
    keeper.change('a');
    keeper.change('ab');
    await vi.advanceTimersByTimeAsync(150);
    expect(server.save).toHaveBeenCalledTimes(1);
    expect(server.draft).toMatchObject({ source: 'ab', version: 1 });
    expect(states.at(-1)).toBe('saved');
    expect(memory.size).toBe(0);
  });

  it('keeps the code here while the server is out of reach and saves it when it is back', async () => {
    const server = serverWith(fresh);
    const keeper = keeperOn(server);
    server.reachable = false;
    keeper.change('mine');
    await vi.advanceTimersByTimeAsync(150);
    expect(states.at(-1)).toBe('local');
    expect(backups().read(102)).toEqual({ source: 'mine', baseVersion: 0 });
    server.reachable = true;
    await vi.advanceTimersByTimeAsync(600);
    expect(server.draft.source).toBe('mine');
    expect(states.at(-1)).toBe('saved');
  });

  it('says that nothing is kept where neither the server nor the device takes it', async () => {
    const server = serverWith(fresh);
    server.reachable = false;
    const full = createDraftBackups(
      {
        getItem: () => null,
        setItem: () => {
          throw new Error('QuotaExceededError');
        },
        removeItem: () => undefined,
      },
      7,
      'JAVASCRIPT',
    );
    const keeper = keeperOn(server, full);
    keeper.change('mine');
    await vi.advanceTimersByTimeAsync(150);
    expect(states.at(-1)).toBe('unkept');
    server.reachable = true;
    await vi.advanceTimersByTimeAsync(600);
    expect([states.at(-1), server.draft.source]).toEqual(['saved', 'mine']);
    keeper.change('longer than the forty letters that it would take');
    await vi.advanceTimersByTimeAsync(150);
    expect(states.at(-1)).toBe('unkept');
  });

  it.each([
    [400, true],
    [403, true],
    [404, true],
    [413, true],
    [401, false],
    [409, false],
    [429, false],
    [500, false],
    [0, false],
  ])('an answer of %s is final: %s', (status, isFinal) =>
    expect(isRefusedForGood(new ApiError({ failure: 'answered', route: '', path: '', status }))).toBe(
      isFinal,
    ),
  );

  it('brings back after a reload what the server never got', async () => {
    const server = serverWith(fresh);
    server.reachable = false;
    const before = keeperOn(server);
    before.change('typed just before the lights went out');
    before.stop();
    server.reachable = true;
    const after = keeperOn(server);
    expect(after.source).toBe('typed just before the lights went out');
    await vi.advanceTimersByTimeAsync(50);
    expect(server.draft.source).toBe('typed just before the lights went out');
  });

  it('stops at a newer draft and goes on with the one that is chosen', async () => {
    const server = serverWith(fresh);
    const keeper = keeperOn(server);
    server.draft = { ...fresh, source: 'other tab', version: 3 };
    keeper.change('this tab');
    await vi.advanceTimersByTimeAsync(150);
    expect(states.at(-1)).toBe('conflict');
    keeper.change('this tab goes on');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.draft.source).toBe('other tab');
    keeper.keepMine(server.draft);
    await vi.advanceTimersByTimeAsync(50);
    expect(server.draft).toMatchObject({ source: 'this tab goes on', version: 4 });
  });

  it('takes the newer draft when the child chooses it', async () => {
    const server = serverWith(fresh);
    const keeper = keeperOn(server);
    server.draft = { ...fresh, source: 'other tab', version: 3 };
    keeper.change('this tab');
    await vi.advanceTimersByTimeAsync(150);
    expect(await keeper.takeTheirs(server.draft)).toBe('other tab');
    await vi.advanceTimersByTimeAsync(1000);
    // The code that was not chosen is the version before.
    expect(server.save.mock.calls.slice(-2).map(([{ source }]) => source)).toEqual(['this tab', 'other tab']);
    expect(server.draft).toMatchObject({ source: 'other tab', version: 5 });
    expect(memory.size).toBe(0);
  });

  it('leaves the choice open when the code that was not chosen cannot be kept', async () => {
    const server = serverWith(fresh);
    const keeper = keeperOn(server);
    server.draft = { ...fresh, source: 'other tab', version: 3 };
    keeper.change('this tab');
    await vi.advanceTimersByTimeAsync(150);
    server.reachable = false;
    await expect(keeper.takeTheirs(server.draft)).rejects.toThrow('network');
    expect([keeper.source, backups().read(102)?.source]).toEqual(['this tab', 'this tab']);
    expect(states.at(-1)).toBe('conflict');
  });

  it('says that code was refused, keeps it here, and tries no more until it is other code', async () => {
    const server = serverWith(fresh);
    const keeper = keeperOn(server);
    keeper.change('too long '.repeat(9));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(server.save).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('refused');
    expect(backups().read(102)?.source).toBe('too long '.repeat(9));
    keeper.change('short');
    await vi.advanceTimersByTimeAsync(150);
    expect(server.draft.source).toBe('short');
    expect(states.at(-1)).toBe('saved');
  });

  it('types during a save are saved by the next one', async () => {
    const server = serverWith(fresh);
    const keeper = keeperOn(server);
    keeper.change('one');
    await vi.advanceTimersByTimeAsync(100);
    keeper.change('two');
    await vi.advanceTimersByTimeAsync(300);
    expect(server.draft.source).toBe('two');
  });
});
