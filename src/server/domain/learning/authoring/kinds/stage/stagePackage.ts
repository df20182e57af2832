import { lmsTitle } from '#shared/contract/learning/authoring/lms.ts';
import {
  stageDraftContentSchema,
  type StageDraftContent,
} from '#shared/contract/learning/authoring/stageDrafts.ts';
import { faultsOfStage } from '#shared/authoring/stageFaults.ts';
import { readYaml, writeYaml, type Read } from '#server/domain/learning/authoring/packages/readYaml.ts';

const stageSchema = stageDraftContentSchema.extend({
  title: lmsTitle.pipe(stageDraftContentSchema.shape.title),
});

/** `stages/<slug>.yaml`: a level as data, and the programs by which it is proved. */
export const readStage = (text: string): Read<StageDraftContent> => readYaml(text, stageSchema);

/** The faults that keep a stage from being proved, so that it stays hidden; empty for one that can be. */
export const faultsBeforeProof = (content: StageDraftContent): string[] =>
  faultsOfStage(content).map(({ message }) => message);

export const writeStage = ({ title, mission, hintList, level, programs }: StageDraftContent): string =>
  writeYaml({ title, mission, hintList, level, programs });
