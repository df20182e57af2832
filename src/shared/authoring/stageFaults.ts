/**
 * Pure. The faults of a draft of a stage that must be mended before the judge can prove it, in words for its author.
 */
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import { levelOfDraft, type StageDraftContent } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { stageLevelSchema } from '#shared/contract/learning/stages.ts';
import { blockOfType } from '#shared/blocks/catalogue.ts';
import type { Fault } from './fault.ts';

const HANGUL = /[가-힣]/u;
const LANGUAGE_NAMES = { BLOCKS: '블록', JAVASCRIPT: '자바스크립트', PYTHON: '파이썬' } as const;

export function faultsOfStage(content: StageDraftContent): Fault[] {
  return [
    ...wordFaults(content),
    ...levelFaults(content),
    ...lackingBlocks(content),
    ...programFaults(content),
  ];
}

function wordFaults({ title, mission, hintList }: StageDraftContent): Fault[] {
  const missing = (words: string, field: string, message: string) =>
    words.trim() === '' ? [{ field, message }] : [];
  return [
    ...missing(title, 'title', '스테이지의 이름을 써 주세요.'),
    ...missing(mission, 'mission', '아이가 할 일을 한 문장으로 써 주세요.'),
    ...hintList.flatMap((hint, index) =>
      missing(hint, `hintList.${index}`, `${index + 1}번째 힌트를 써 주세요.`),
    ),
  ];
}

/** It also checks a level alone, as for its picture. */
export function levelFaults(content: StageDraftContent): Fault[] {
  const parsed = stageLevelSchema.safeParse(levelOfDraft(content));
  const faults = (parsed.success ? [] : parsed.error.issues).map(({ path, message }) => ({
    field: ['level', ...path].join('.'),
    message: HANGUL.test(message) ? message : '지도에 다시 볼 곳이 있어요.',
  }));
  return [...faults, ...toolboxFaults(content)];
}

function toolboxFaults({ level }: StageDraftContent): Fault[] {
  return level.toolbox.flatMap((type, index) => {
    const block = blockOfType(type);
    return block && block.type !== 'start' && block.only !== 'CODE'
      ? []
      : [{ field: `level.toolbox.${index}`, message: `스테이지에서 쓸 수 없는 블록이 있어요: ${type}` }];
  });
}

/** Blocks that need not be offered: the first block, and the defaults of inputs. */
const BY_THEMSELVES: readonly string[] = ['start', 'number', 'text', 'color'];

/** Types of the blocks in the solution, without the default ones. */
export function usedBlocks({ programs }: StageDraftContent): string[] {
  const used = (programs.BLOCKS?.solution ?? '').matchAll(/"type":"(\w+)"/gu);
  return [...new Set([...used].map(([, type = '']) => type))].filter((type) => !BY_THEMSELVES.includes(type));
}

/** Blocks of the solution that are not offered to children. */
const lackingBlocks = (content: StageDraftContent): Fault[] =>
  usedBlocks(content)
    .filter((type) => !content.level.toolbox.includes(type))
    .map((type) => ({
      field: 'level.toolbox',
      message: `모범 답에 쓴 「${nameOfBlock(type)}」 블록을 쓸 수 있는 블록에 넣어 주세요.`,
    }));

/** Names of blocks that have no words of their own. */
const WORDLESS: Readonly<Record<string, string>> = {
  number: '수',
  text: '글',
  color: '색',
  variable: '상자',
};

/** The words on a block, with a ring for each input. */
export function nameOfBlock(type: string): string {
  const block = blockOfType(type);
  if (!block) return type;
  const words = block.text.replaceAll(/%(\d)/gu, (_, number: string) =>
    block.parts[Number(number) - 1]?.kind === 'mouth' ? '' : '○',
  );
  return WORDLESS[type] ?? words.replaceAll(/\s+/gu, ' ').trim();
}

function programFaults({ programs }: StageDraftContent): Fault[] {
  const allowed = LANGUAGES.filter((language) => programs[language] !== undefined);
  if (allowed.length === 0) return [{ field: 'programs', message: '쓸 수 있는 말을 하나는 골라 주세요.' }];
  const [first] = allowed;
  const hasWrong = allowed.some((language) => (programs[language]?.wrongAnswers.length ?? 0) > 0);
  // One language is enough, because the mistake is the same in all.
  const noWrong =
    first === undefined || hasWrong
      ? []
      : [
          {
            field: `programs.${first}.wrongAnswers`,
            message: '학생이 흔히 틀리는 예를 하나는 써 주세요. 한 언어로만 써도 돼요.',
          },
        ];
  const written = allowed.flatMap((language) => {
    const { solution = '', wrongAnswers = [] } = programs[language] ?? {};
    const name = LANGUAGE_NAMES[language];
    const field = `programs.${language}`;
    return [
      ...(solution.trim() === ''
        ? [{ field: `${field}.solution`, message: `${name}: 모범 답을 써 주세요.` }]
        : []),
      ...wrongAnswers.flatMap((wrong, index) =>
        wrong.trim() === ''
          ? [
              {
                field: `${field}.wrongAnswers.${index}`,
                message: `${name}: ${index + 1}번째 틀린 예가 비어 있어요.`,
              },
            ]
          : [],
      ),
    ];
  });
  return [...written, ...noWrong];
}
