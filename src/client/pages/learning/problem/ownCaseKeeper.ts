import type { OwnCase, OwnCases } from '#shared/contract/learning/ownCases.ts';
import type { DraftBackups } from '../drafts/draftBackup.ts';
import { DraftKeeper, type DraftState } from '../drafts/DraftKeeper.ts';
import { mergeOwnCases, parseOwnCases } from './trialCases.ts';

interface OwnCaseKeeperOptions {
  readonly problemId: number;
  /** What the server has. */
  readonly first: OwnCases;
  readonly backups: DraftBackups;
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
  const backup = backups.read(problemId);
  if (backup && backup.baseVersion !== first.version) {
    const both = mergeOwnCases(parseOwnCases(backup.source), first.caseList);
    backups.write(problemId, { source: JSON.stringify(both), baseVersion: first.version });
  }
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
        // What was typed meanwhile is saved next.
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

const draftOf = ({ caseList, version }: OwnCases) => ({ source: JSON.stringify(caseList), version });
