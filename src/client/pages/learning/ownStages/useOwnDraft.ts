import { useMemo, useState } from 'react';
import { getOwnStage, saveOwnStage, storeOwnStage } from '#client/net/learning/ownStages.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import {
  ownStageContentSchema,
  type OwnStage,
  type OwnStageContent,
} from '#shared/contract/learning/ownStages.ts';
import { createDraftBackups, reachStorage } from '../drafts/draftBackup.ts';
import { DraftKeeper, isRefusedForGood, type DraftState } from '../drafts/DraftKeeper.ts';
import { useStartedKeeper } from '../drafts/useStartedKeeper.ts';

/** The same order of parts as ever: the database has one of its own, and equal contents are equal texts. */
function contentOf({ board, name, programs }: OwnStageContent): OwnStageContent {
  const { theme, goal, rows } = board;
  const { first, second } = name;
  const { BLOCKS, JAVASCRIPT, PYTHON } = programs;
  return {
    board: { theme, goal, rows },
    name: { first, second },
    programs: {
      ...(BLOCKS !== undefined && { BLOCKS }),
      ...(JAVASCRIPT !== undefined && { JAVASCRIPT }),
      ...(PYTHON !== undefined && { PYTHON }),
    },
  };
}
const written = (stage: OwnStage) => ({ source: JSON.stringify(contentOf(stage)), version: stage.version });

/** A backup of the device; null when it is none of this version of the product. */
function readContent(source: string): OwnStageContent | null {
  const content = ownStageContentSchema.safeParse(JSON.parse(source));
  return content.success ? content.data : null;
}

/** The stage of an editor: on the device at once, on the server after a pause; two tabs never overwrite each other. */
export function useOwnDraft(stage: OwnStage) {
  const { stageId } = stage;
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const [first] = useState(stage);
  const [state, setState] = useState<DraftState>('saved');
  const [resolving, setResolving] = useState(false);
  const keeper = useMemo(
    () =>
      new DraftKeeper({
        problemId: stageId,
        draft: written(first),
        backups: createDraftBackups(reachStorage(), userId, 'OWN_STAGE'),
        save: async ({ source, baseVersion }) => {
          const content = readContent(source) ?? contentOf(first);
          const saved = await saveOwnStage(stageId, { ...content, baseVersion });
          storeOwnStage(saved);
          return { source, version: saved.version };
        },
        isConflict: (error) => errorCodeOf(error) === 'CONTENT_CONFLICT',
        isRefusal: (error) => isRefusedForGood(error) || errorCodeOf(error) === 'OWN_STAGE_SENT',
        onState: setState,
      }),
    [stageId, first, userId],
  );
  useStartedKeeper(keeper);
  const [initial] = useState(() => readContent(keeper.source) ?? contentOf(first));

  /** Answers a conflict by what is on the server; after an error the choice stays open. */
  const resolve = async (by: (theirs: OwnStage) => unknown) => {
    setResolving(true);
    try {
      const theirs = await getOwnStage(stageId);
      storeOwnStage(theirs);
      await by(theirs);
    } catch {
      // The choice stays open.
    } finally {
      setResolving(false);
    }
  };
  return {
    initial,
    state,
    resolving,
    change: (content: OwnStageContent) => keeper.change(JSON.stringify(contentOf(content))),
    flush: () => keeper.flush(),
    keepMine: () => resolve((theirs) => keeper.keepMine(written(theirs))),
    takeTheirs: (onTaken: (content: OwnStageContent) => void) =>
      resolve(async (theirs) => {
        await keeper.takeTheirs(written(theirs));
        onTaken(contentOf(theirs));
      }),
  };
}
