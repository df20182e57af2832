import { findDraftOfPublished } from '#server/domain/learning/authoring/drafts/findDraft.ts';
import { unpackDraft } from '#server/domain/learning/authoring/drafts/unpackDraft.ts';
import { problemFacts } from '#server/domain/learning/authoring/kinds/problem/problemFacts.ts';
import type { MadeContent, PackageMaking } from '#server/domain/learning/authoring/packages/PackageMaking.ts';
import { freeSlug, type PackageWriting } from '#server/domain/learning/authoring/packages/PackageWriting.ts';
import type { ReadPackage } from '#server/domain/learning/authoring/packages/readPackage.ts';
import { stageDraftKind } from './stageDraftKind.ts';
import { writeStage } from './stagePackage.ts';

/** The name of the file of a stage that staff of the channel made; undefined for any other problem. */
export async function writeStageOf(
  { deps, channelId, files, once }: PackageWriting,
  problemId: number,
): Promise<string | undefined> {
  const draft = await findDraftOfPublished(deps.db, stageDraftKind, { channelId, problemId });
  if (!draft) return undefined;
  const source = await problemFacts.sourceOf(deps.db, { channelId, contentId: problemId });
  // Never saved since it was copied: the product's is the same.
  if (draft.version === 1 && source !== undefined) return undefined;
  return once(`STAGE ${problemId}`, async () => {
    const slug = freeSlug(files, 'stages', draft.content.title);
    files.set(`stages/${slug}.yaml`, writeStage(draft.content));
    return slug;
  });
}

/** Makes the stages of a package: drafts, and those that something shows for staff at once and for pupils once proved. */
export async function unpackStages(making: PackageMaking, { stages }: ReadPackage): Promise<MadeContent[]> {
  const made: MadeContent[] = [];
  for (const [slug, content] of stages) {
    const isShown = making.isShown('stage', slug);
    const { contentId, problemId } = await unpackDraft(making, stageDraftKind, content, {
      isShown,
      isProved: isShown,
    });
    made.push({
      ...{ kind: 'STAGE', contentId, title: content.title },
      ...(problemId !== undefined && {
        named: { type: 'stage', slug, shownAs: { contentType: 'PROBLEM', contentId: problemId } },
      }),
    });
  }
  return made;
}
