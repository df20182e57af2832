import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#client/testSupport/samples.ts';
import type { OwnCase, OwnCases } from '#shared/contract/learning/ownCases.ts';
import { createDraftBackups } from '../drafts/draftBackup.ts';
import type { DraftState } from '../drafts/DraftKeeper.ts';
import { formerCasesOf, openOwnCaseKeeper } from './ownCaseKeeper.ts';

class Conflict extends Error {}

const caseOf = (input: string): OwnCase => ({ input, expected: '' });
const [nemo, dory, turtle] = [caseOf('니모'), caseOf('도리'), caseOf('거북')];

/** A fake server: a save must be based on the newest version. */
function serverWith(caseList: OwnCase[], version: number) {
  const server = {
    kept: { caseList, version, updatedAt: null } as OwnCases,
    isReachable: true,
    get: () => Promise.resolve(server.kept),
    save: vi.fn(
      async ({ caseList: next, baseVersion }: { caseList: readonly OwnCase[]; baseVersion: number }) => {
        if (!server.isReachable) throw new Error('network');
        if (baseVersion !== server.kept.version) throw new Conflict();
        server.kept = { ...server.kept, caseList: [...next], version: baseVersion + 1 };
        return server.kept;
      },
    ),
  };
  return server;
}

let storage: Storage;
let backups: ReturnType<typeof createDraftBackups>;
let states: DraftState[];
let shown: (readonly OwnCase[])[];
const keeperOn = ({ get, save }: ReturnType<typeof serverWith>, first: OwnCases) => {
  const keeper = openOwnCaseKeeper({
    ...{ problemId: 103, first, backups, get, save },
    former: formerCasesOf(storage, 7),
    isConflict: (error) => error instanceof Conflict,
    isRefusal: () => false,
    onState: (state) => states.push(state),
    onOwn: (own) => shown.push(own),
  });
  keeper.start();
  return keeper;
};

beforeEach(() => {
  vi.useFakeTimers();
  storage = memoryStorage();
  backups = createDraftBackups(storage, 7, 'OWN_CASES');
  states = [];
  shown = [];
});
afterEach(() => vi.useRealTimers());

it('keeps cases on the device while the line is cut, and saves them once it is back', async () => {
  const server = serverWith([], 0);
  const keeper = keeperOn(server, server.kept);
  server.isReachable = false;
  keeper.change(JSON.stringify([nemo]));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(states.at(-1)).toBe('local');
  expect(backups.read(103)?.source).toContain('니모');
  server.isReachable = true;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(states.at(-1)).toBe('saved');
  expect(server.kept.caseList).toEqual([nemo]);
  expect(backups.read(103)).toBeNull();
});

it('puts the cases of another device beside the own ones instead of overwriting them', async () => {
  const server = serverWith([nemo], 1);
  const keeper = keeperOn(server, server.kept);
  server.kept = { ...server.kept, caseList: [nemo, dory], version: 2 };
  keeper.change(JSON.stringify([nemo, turtle]));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.kept.caseList).toEqual([nemo, turtle, dory]);
  expect(shown).toEqual([[nemo, turtle, dory]]);
  expect(states.at(-1)).toBe('saved');
});

it('brings a copy that this device still had of an older version to what the server has now', async () => {
  backups.write(103, { source: JSON.stringify([turtle]), baseVersion: 1 });
  const server = serverWith([nemo], 4);
  const keeper = keeperOn(server, server.kept);
  expect(JSON.parse(keeper.source)).toEqual([turtle, nemo]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.kept).toMatchObject({ caseList: [turtle, nemo], version: 5 });
});

it('begins without the server, and finds what it has with the first save', async () => {
  const server = serverWith([dory], 3);
  const keeper = keeperOn(server, { caseList: [], version: 0, updatedAt: null });
  keeper.change(JSON.stringify([nemo]));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.kept.caseList).toEqual([nemo, dory]);
  expect(states.at(-1)).toBe('saved');
});

it('takes over what was kept on the device alone, beside what the server has', async () => {
  storage.setItem('dolphin.cases.7.103', JSON.stringify([nemo, turtle]));
  storage.setItem('dolphin.cases.8.103', JSON.stringify([dory]));
  const server = serverWith([nemo], 4);
  const keeper = keeperOn(server, server.kept);
  expect(JSON.parse(keeper.source)).toEqual([nemo, turtle]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.kept).toMatchObject({ caseList: [nemo, turtle], version: 5 });
  expect(storage.getItem('dolphin.cases.7.103')).toBeNull();
  expect(storage.getItem('dolphin.cases.8.103')).not.toBeNull();
});
