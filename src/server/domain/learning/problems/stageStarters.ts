import { writeBlocks } from '#shared/blocks/writeBlocks.ts';
import type { Language } from '#shared/contract/learning/problems.ts';

/** The initial code of the editor of a stage. */
export const STAGE_STARTERS: Readonly<Record<Language, string>> = {
  JAVASCRIPT: '// 여기에 코드를 써요.\n',
  PYTHON: '# 여기에 코드를 써요.\n',
  BLOCKS: writeBlocks([]),
};
