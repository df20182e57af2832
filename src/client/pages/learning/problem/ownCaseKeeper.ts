import type { OwnCase, OwnCases } from '#shared/contract/learning/ownCases.ts';
import type { DraftBackups } from '../drafts/draftBackup.ts';
import { DraftKeeper, type DraftState } from '../drafts/DraftKeeper.ts';
import { mergeOwnCases, parseOwnCases } from './trialCases.ts';

interface OwnCaseKeeperOptions {
  readonly problemId: number;
  /** The cases that the server has. */
  readonly first: OwnCases;
  readonly backups: DraftBackups;
  readonly former: FormerCases;
  readonly get: () => Promise<OwnCases>;
  readonly save: (request: {
    readonly caseList: readonly OwnCase[];
    readonly baseVersion: number;
  }) => Promise<OwnCases>;
  readonly isConflict: (error: unknown) => boolean;
  readonly isRefusal: (error: unknown) => boolean;
  readonly onState: (state: DraftState) => void;
  /** The own cases and those of another device are together now. */
  readonly onOwn: (own: readonly OwnCase[]) => void;
}

/** Keeps own cases as code is kept; nobody is asked which of two devices is right: cases of both stay. */
export function openOwnCaseKeeper(options: OwnCaseKeeperOptions): DraftKeeper {
  const { problemId, first, backups, get, save, isConflict, isRefusal, onState, onOwn } = options;
  bringTogether(options);
  const keeper: DraftKeeper = new DraftKeeper({
    ...{ problemId, backups, isRefusal, onState },
    draft: draftOf(first),
    save: async ({ source, baseVersion }) => {
      const mine = parseOwnCases(source);
      try {
        return draftOf(await save({ caseList: mine, baseVersion }));
      } catch (error) {
        if (!isConflict(error)) throw error;
        const theirs = await get();
        const caseList = mergeOwnCases(mine, theirs.caseList);
        const saved = await save({ caseList, baseVersion: theirs.version });
        // Cases that were typed meanwhile are saved next.
        const now = mergeOwnCases(parseOwnCases(keeper.source), theirs.caseList);
        onOwn(now);
        keeper.change(JSON.stringify(now));
        return draftOf(saved);
      }
    },
    isConflict: () => false,
  });
  return keeper;
}

/** Merges the cases that this device still has of an older version, or under the former name, with the server's. */
function bringTogether({ problemId, first, backups, former }: OwnCaseKeeperOptions): void {
  const backup = backups.read(problemId);
  const old = former.read(problemId);
  const isStale = backup !== null && backup.baseVersion !== first.version;
  if (!isStale && old.length === 0) return;
  const mine = backup ? parseOwnCases(backup.source) : first.caseList;
  const both = mergeOwnCases(mergeOwnCases(mine, isStale ? first.caseList : []), old);
  const source = JSON.stringify(both);
  backups.write(problemId, { source, baseVersion: first.version });
  // A full storage keeps them where they are.
  if (backups.read(problemId)?.source === source) former.clear(problemId);
}

/** Own cases were first kept on the device alone, each problem's under a name of its own. */
export function formerCasesOf(storage: Pick<Storage, 'getItem' | 'removeItem'> | null, userId: number) {
  const keyOf = (problemId: number) => `dolphin.cases.${userId}.${problemId}`;
  return {
    read: (problemId: number): readonly OwnCase[] =>
      parseOwnCases(storage?.getItem(keyOf(problemId)) ?? null),
    clear: (problemId: number): void => storage?.removeItem(keyOf(problemId)),
  };
}

type FormerCases = ReturnType<typeof formerCasesOf>;

const draftOf = ({ caseList, version }: OwnCases) => ({ source: JSON.stringify(caseList), version });
