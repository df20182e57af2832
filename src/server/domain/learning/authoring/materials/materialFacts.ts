import type { MaterialType } from '#shared/contract/learning/authoring/kinds.ts';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import type { LessonListBody } from '#shared/contract/learning/authoring/lmsLessons.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { blockFacts } from '#server/domain/learning/authoring/kinds/blocks/blockFacts.ts';
import type { ContentFact, ContentFacts } from '#server/domain/learning/authoring/contents/contentFacts.ts';
import { documentFacts } from '#server/domain/learning/authoring/kinds/document/documentFacts.ts';
import { problemFacts } from '#server/domain/learning/authoring/kinds/problem/problemFacts.ts';
import { videoFacts } from '#server/domain/learning/authoring/kinds/video/videoFacts.ts';
import { AppError } from '#server/platform/appError.ts';

type Shown = Pick<LessonContent, 'contentType' | 'contentId'>;

/** The subjects that know the contents of each type. */
export const MATERIAL_FACTS: Readonly<Record<MaterialType, ContentFacts>> = {
  DOCUMENT: documentFacts,
  PROBLEM: problemFacts,
  BLOCK: blockFacts,
  VIDEO: videoFacts,
};

const nameOf = ({ contentType, contentId }: Shown) => `${contentType} ${contentId}`;

/** Facts of contents of a channel by `nameOf`; one statement for each type. */
export async function materialFacts(
  db: Database | Transaction,
  query: {
    readonly channelId: number;
    readonly contents: readonly Shown[];
    readonly keep?: boolean;
  },
): Promise<(content: Shown) => ContentFact | undefined> {
  const { channelId, contents, keep = false } = query;
  const found = new Map<string, ContentFact>();
  for (const [contentType, factsOf] of Object.entries(MATERIAL_FACTS)) {
    const ids = contents.filter((one) => one.contentType === contentType).map(({ contentId }) => contentId);
    for (const fact of await factsOf.find({ db, channelId, ids: [...new Set(ids)], keep }))
      found.set(`${contentType} ${fact.contentId}`, fact);
  }
  return (content) => found.get(nameOf(content));
}

/**
 * Whether lessons may show what they name: contents of the channel, and for a published course or worksheet those that
 * pupils may see. Throws IS_NOT_CHANNEL_CONTENT, CONTENT_NOT_READY.
 */
export async function assertMaterials(
  tx: Transaction,
  {
    channelId,
    lessonList,
    published,
  }: { readonly channelId: number; readonly lessonList: LessonListBody; readonly published: boolean },
): Promise<void> {
  const contents = lessonList.flatMap(({ contentList }) => contentList);
  const shown = contents.filter(({ contentType }) => contentType !== 'PREPARING');
  const factOf = await materialFacts(tx, { channelId, contents: shown, keep: true });
  for (const content of contents) {
    const isThere = content.contentType === 'PREPARING' ? content.contentId === 0 : factOf(content);
    if (!isThere)
      throw new AppError('IS_NOT_CHANNEL_CONTENT', {
        log: `${nameOf(content)} is no content of channel ${channelId}`,
      });
  }
  const hidden = published ? shown.filter((content) => factOf(content)?.visibleState === 'INVISIBLE') : [];
  if (hidden.length === 0) return;
  throw new AppError('CONTENT_NOT_READY', {
    log: `hidden contents in a published list of channel ${channelId}: ${hidden.map(nameOf).join()}`,
    message: `숨겨진 내용이 있어요. 먼저 공개해 주세요: ${hidden.map(({ title }) => title).join(', ')}`,
  });
}
