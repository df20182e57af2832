import { z } from 'zod';
import { blockFields } from '#shared/contract/learning/blocks.ts';
import { lmsTitle } from '#shared/contract/learning/lms.ts';
import { readYaml, writeYaml, type Read } from './readYaml.ts';

/** A block content without its stage, which stays in its channel. */
const blockSchema = z.strictObject({
  title: lmsTitle,
  content: blockFields.content.default(''),
  toolbox: blockFields.toolbox.default(null),
  starter: blockFields.starter.default(''),
});
export type PackageBlock = z.output<typeof blockSchema>;

/** `blocks/<slug>.yaml`. */
export const readBlock = (text: string): Read<PackageBlock> => readYaml(text, blockSchema);

export const writeBlock = ({ title, content, toolbox, starter }: PackageBlock): string =>
  writeYaml({ title, content, toolbox, starter });
