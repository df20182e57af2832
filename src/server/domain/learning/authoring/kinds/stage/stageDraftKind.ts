import { faultsOfStage } from '#shared/authoring/stageFaults.ts';
import {
  MOST_STAGE_DRAFTS,
  STAGE_TEXT_LIMITS,
  levelOfDraft,
  type StageDraftContent,
  stageDraftContentSchema,
} from '#shared/contract/learning/authoring/stageDrafts.ts';
import type { DraftKind, DraftProof } from '#server/domain/learning/authoring/drafts/DraftKind.ts';
import { earnsAllStars, faultOf, programsOf, variantCases } from './stageProofs.ts';
import { STAGE_JUDGE_LIMITS, writeStaffStage } from './staffStages.ts';
import { stageDraftTexts } from './texts.ts';

/** A level with its programs, judged in each of its variants. */
export const stageDraftKind: DraftKind<StageDraftContent, DraftProof> = {
  kind: 'STAGE',
  contentSchema: stageDraftContentSchema,
  most: MOST_STAGE_DRAFTS,
  titleLength: STAGE_TEXT_LIMITS.title,
  faultsOf: faultsOfStage,
  proofsOf: programsOf,
  judgingOf: (content) => ({
    cases: variantCases(content),
    limits: STAGE_JUDGE_LIMITS,
    checker: { kind: 'trimmed' },
  }),
  faultOf,
  faultOfAll: async (content, judged) => {
    const level = levelOfDraft(content);
    for (const { proof, result } of judged)
      if (proof.wrongNumber === 0 && (await earnsAllStars(level, proof, result))) return null;
    return stageDraftTexts.noStars;
  },
  write: (tx, { problemId, channelId, content }, visibleState) =>
    writeStaffStage(tx, { problemId, channelId, content, visibleState }),
  audits: { publish: 'stage.publish', unpublish: 'stage.unpublish', remove: 'stage.remove' },
  texts: stageDraftTexts,
};
