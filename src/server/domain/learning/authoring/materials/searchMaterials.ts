import { LMS_PER_PAGE } from '#shared/contract/learning/authoring/lms.ts';
import type { Material } from '#shared/contract/learning/authoring/lmsMaterials.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { MATERIAL_FACTS } from './materialFacts.ts';

/** Contents of a channel of one type by title; pages from 1. */
export async function searchMaterials(query: {
  readonly db: Database;
  readonly channelId: number;
  readonly contentType: Material['contentType'];
  readonly search: string;
  readonly page: number;
}): Promise<{ contentList: Material[]; pageCount: number; totalCount: number }> {
  const { db, channelId, contentType, search, page } = query;
  const offset = rowsBefore({ page, first: 1, size: LMS_PER_PAGE });
  const { facts, totalCount } = await MATERIAL_FACTS[contentType].search({
    ...{ db, channelId, search, offset },
    limit: LMS_PER_PAGE,
  });
  return {
    contentList: facts.map((fact) => ({ contentType, ...fact })),
    pageCount: pageCountOf(totalCount, LMS_PER_PAGE),
    totalCount,
  };
}
