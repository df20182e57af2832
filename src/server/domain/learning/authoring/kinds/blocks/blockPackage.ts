import { z } from 'zod';
import { blockFields } from '#shared/contract/learning/blocks.ts';
import { idSchema } from '#shared/contract/fields.ts';
import { lmsTitle } from '#shared/contract/learning/authoring/lms.ts';
import { slugSchema } from '#server/domain/learning/authoring/packages/lessonPackage.ts';
import { readYaml, writeYaml, type Read } from '#server/domain/learning/authoring/packages/readYaml.ts';

/** A block content; its stage is a file of the package or one that comes with the product. */
const blockSchema = z
  .strictObject({
    title: lmsTitle,
    content: blockFields.content.default(''),
    toolbox: blockFields.toolbox.default(null),
    starter: blockFields.starter.default(''),
    stage: slugSchema.optional(),
    shelfStage: idSchema.optional(),
  })
  .refine(({ stage, shelfStage }) => stage === undefined || shelfStage === undefined, {
    path: ['stage'],
    message: 'stage와 shelfStage 가운데 하나만 쓸 수 있어요.',
  });
export type PackageBlock = z.output<typeof blockSchema>;

/** `blocks/<slug>.yaml`. */
export const readBlock = (text: string): Read<PackageBlock> => readYaml(text, blockSchema);

export const writeBlock = ({ title, content, toolbox, starter, stage, shelfStage }: PackageBlock): string =>
  writeYaml({
    ...{ title, content, toolbox, starter },
    ...(stage !== undefined && { stage }),
    ...(shelfStage !== undefined && { shelfStage }),
  });
