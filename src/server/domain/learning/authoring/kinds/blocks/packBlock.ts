import { problemFacts } from '#server/domain/learning/authoring/kinds/problem/problemFacts.ts';
import { writeStageOf } from '#server/domain/learning/authoring/kinds/stage/packStage.ts';
import type { PackageContent } from '#server/domain/learning/authoring/packages/lessonPackage.ts';
import type { MadeContent, PackageMaking } from '#server/domain/learning/authoring/packages/PackageMaking.ts';
import {
  freeSlug,
  type PackageWriting,
  type ShownContent,
} from '#server/domain/learning/authoring/packages/PackageWriting.ts';
import type { ReadPackage } from '#server/domain/learning/authoring/packages/readPackage.ts';
import { writeBlock, type PackageBlock } from './blockPackage.ts';
import { addBlock, getStaffBlock } from './staffBlocks.ts';

/** A block content as a file of a package, and its stage as another. */
export async function packBlock(
  writing: PackageWriting,
  { contentId, title, character }: ShownContent,
): Promise<PackageContent> {
  const { deps, channelId, files } = writing;
  const ref = await writing.once(`BLOCK ${contentId}`, async () => {
    const block = await getStaffBlock(deps.db, { channelId, contentId });
    const slug = freeSlug(files, 'blocks', block.title);
    const stage = await stageOfBlock(writing, block.stageProblemId);
    files.set(`blocks/${slug}.yaml`, writeBlock({ ...block, ...stage }));
    return slug;
  });
  return { type: 'block', ref, title, character };
}

/** How a block names its stage: by a file of the package, or by its number among what comes with the product. */
async function stageOfBlock(
  writing: PackageWriting,
  problemId: number | null,
): Promise<Pick<PackageBlock, 'stage' | 'shelfStage'>> {
  if (problemId === null) return {};
  const { deps, channelId } = writing;
  const stage = await writeStageOf(writing, problemId);
  if (stage !== undefined) return { stage };
  const shelfStage = await problemFacts.sourceOf(deps.db, { channelId, contentId: problemId });
  return shelfStage === undefined ? {} : { shelfStage };
}

/** Makes the block contents of a package, visible to pupils; the stages are made already. */
export async function unpackBlocks(
  { tx, scope, madeOf, fromLibrary }: PackageMaking,
  { blocks }: ReadPackage,
): Promise<MadeContent[]> {
  const made: MadeContent[] = [];
  for (const [slug, { stage, shelfStage, ...block }] of blocks) {
    const inLibrary = shelfStage === undefined ? null : await fromLibrary('PROBLEM', shelfStage);
    const stageProblemId = stage === undefined ? inLibrary : (madeOf('stage', stage)?.contentId ?? null);
    const contentId = await addBlock(tx, scope, { ...block, stageProblemId, visibleState: 'VISIBLE' });
    made.push({
      ...{ kind: 'BLOCK', contentId, title: block.title },
      named: { type: 'block', slug, shownAs: { contentType: 'BLOCK', contentId } },
    });
  }
  return made;
}
