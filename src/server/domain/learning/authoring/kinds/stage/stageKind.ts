import type { AuthoringKind } from '#server/domain/learning/authoring/AuthoringKind.ts';
import { draftVersions } from '#server/domain/learning/authoring/drafts/draftVersions.ts';
import { proveDraft } from '#server/domain/learning/authoring/drafts/proveDraft.ts';
import { problemKind } from '#server/domain/learning/authoring/kinds/problem/problemKind.ts';
import { unpackStages } from './packStage.ts';
import { stageDraftKind } from './stageDraftKind.ts';

/** A published stage is a problem: it is found, shown and copied as one. */
export const stageKind: AuthoringKind = {
  facts: problemKind.facts,
  preview: problemKind.preview,
  ...(problemKind.copy && { copy: problemKind.copy }),
  prove: (deps, job) => proveDraft(stageDraftKind, deps, job),
  unpack: unpackStages,
  versions: draftVersions(stageDraftKind),
};
