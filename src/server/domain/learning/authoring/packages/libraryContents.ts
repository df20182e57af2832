import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { Database } from '#server/db/connect.ts';
import { MATERIAL_FACTS } from '#server/domain/learning/authoring/materials/materialFacts.ts';
import { stageOfProblem } from '#server/domain/learning/problems/stageOfProblem.ts';
import type { ReadPackage } from './readPackage.ts';
import { packageTexts as texts } from './texts.ts';

/** Notes at a course or worksheet what its lessons show of the product that the product does not have. */
export async function noteMissingInLibrary(
  db: Database,
  { course, worksheet, blocks, fileList }: ReadPackage,
): Promise<void> {
  const root = fileList.find(({ kind }) => kind === 'COURSE' || kind === 'WORKSHEET');
  for (const { contents } of course?.lessons ?? worksheet?.chapters ?? [])
    for (const content of contents) {
      if (content.type !== 'shelf') continue;
      const { kind, id } = content;
      const source = { channelId: DEFAULT_CHANNEL_ID, ids: [id], seeded: true } as const;
      const found = await MATERIAL_FACTS[kind].find({ db, ...source });
      if (found.length === 0) root?.errorList.push(texts.notInLibrary(kind, id));
    }
  for (const [slug, { shelfStage: id }] of blocks) {
    if (id === undefined) continue;
    const block = fileList.find(({ path }) => path === `blocks/${slug}.yaml`);
    if ((await stageOfProblem(db, { channelId: DEFAULT_CHANNEL_ID, problemId: id })) === null)
      block?.errorList.push(texts.notInLibrary('STAGE', id));
  }
}
