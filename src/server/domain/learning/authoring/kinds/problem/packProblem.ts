import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import type { PackageFormat } from '#shared/contract/learning/authoring/lmsPackages.ts';
import { findDraft, findDraftOfPublished } from '#server/domain/learning/authoring/drafts/findDraft.ts';
import { unpackDraft } from '#server/domain/learning/authoring/drafts/unpackDraft.ts';
import { writeStageOf } from '#server/domain/learning/authoring/kinds/stage/packStage.ts';
import { writeIcpc } from '#server/domain/learning/authoring/packages/icpc/writeIcpc.ts';
import type { PackageContent } from '#server/domain/learning/authoring/packages/lessonPackage.ts';
import type { MadeContent, PackageMaking } from '#server/domain/learning/authoring/packages/PackageMaking.ts';
import {
  freeSlug,
  type PackageWriting,
  type ShownContent,
} from '#server/domain/learning/authoring/packages/PackageWriting.ts';
import type { ReadPackage } from '#server/domain/learning/authoring/packages/readPackage.ts';
import { problemDraftKind } from './problemDraftKind.ts';
import { writeProblem } from './problemPackage.ts';

/**
 * The draft of a problem as a package of its own; answers its title. Throws RESOURCE_NOT_FOUND, and PACKAGE_REFUSED for
 * one that the ICPC's package has no place for.
 */
export async function packProblemAlone(
  { deps, channelId, files }: PackageWriting,
  draftId: number,
  format: PackageFormat,
): Promise<string> {
  const { content } = await findDraft(deps.db, problemDraftKind, { channelId, draftId });
  if (format === 'ICPC') for (const [path, text] of writeIcpc(content)) files.set(path, text);
  else addProblem(files, content);
  return content.title;
}

/** A problem as a folder of a package, or its stage as a file; one of the product is named by its number. */
export async function packProblem(writing: PackageWriting, content: ShownContent): Promise<PackageContent> {
  const { deps, channelId, files } = writing;
  const { contentId: problemId, title, character } = content;
  const stage = await writeStageOf(writing, problemId);
  if (stage !== undefined) return { type: 'stage', ref: stage, title, character };
  const draft = await findDraftOfPublished(deps.db, problemDraftKind, { channelId, problemId });
  // Never saved since it was copied: the product's is the same.
  if (!draft || draft.version === 1) {
    const inLibrary = await writing.libraryContent(content);
    if (!draft || inLibrary.type === 'shelf') return inLibrary;
  }
  const ref = await writing.once(`PROBLEM ${problemId}`, async () => addProblem(files, draft.content));
  return { type: 'problem', ref, title, character };
}

function addProblem(files: PackageWriting['files'], content: ProblemDraftContent): string {
  const ref = freeSlug(files, 'problems', content.title);
  for (const [path, text] of writeProblem(content)) files.set(`problems/${ref}/${path}`, text);
  return ref;
}

/** Makes the problems of a package: drafts that the judge proves, and those that a lesson shows for staff at once. */
export async function unpackProblems(
  making: PackageMaking,
  { problems }: ReadPackage,
): Promise<MadeContent[]> {
  const made: MadeContent[] = [];
  for (const [slug, content] of problems) {
    const isShown = making.isShown('problem', slug);
    const { contentId, problemId } = await unpackDraft(making, problemDraftKind, content, {
      isShown,
      isProved: true,
    });
    made.push({
      ...{ kind: 'PROBLEM', contentId, title: content.title },
      ...(problemId !== undefined && {
        named: { type: 'problem', slug, shownAs: { contentType: 'PROBLEM', contentId: problemId } },
      }),
    });
  }
  return made;
}
