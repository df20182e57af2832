/*
 * Pure. The faults of a draft of a problem that must be mended before the judge can prove it, in words for its author.
 */
import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { Fault } from './fault.ts';

const LANGUAGE_NAMES = { BLOCKS: '블록', JAVASCRIPT: '자바스크립트', PYTHON: '파이썬' } satisfies Record<
  Language,
  string
>;

export function faultsOfProblem(content: ProblemDraftContent): Fault[] {
  const { title, hintList, caseList, checker, programs } = content;
  return [
    ...need('title', title, '문제 이름을 써 주세요.'),
    ...need('content', content.content, '문제 설명을 써 주세요.'),
    ...hintList.flatMap((hint, index) =>
      need(`hintList.${index}`, hint, `${index + 1}번째 힌트를 써 주세요.`),
    ),
    ...caseFaults(content),
    ...LANGUAGES.flatMap((language) => {
      const own = programs[language];
      const message = `${LANGUAGE_NAMES[language]} 모범 답을 써 주세요.`;
      return own ? need(`programs.${language}.solution`, own.solution, message) : [];
    }),
    ...when(
      LANGUAGES.every((language) => !programs[language]),
      'programs',
      '언어를 하나 이상 골라 주세요.',
    ),
    ...when(
      checker.kind === 'custom' && checker.source.trim() === '',
      'checker.source',
      '직접 만든 채점 함수를 써 주세요.',
    ),
    ...subtaskFaults(content, caseList.length),
    ...when(tellsAll(content), 'hintList.0', '첫 힌트에 답이 다 들어 있어요. 조금만 알려 주세요.'),
  ];
}

const when = (isFault: boolean, field: string, message: string): Fault[] =>
  isFault ? [{ field, message }] : [];
const need = (field: string, words: string, message: string): Fault[] =>
  when(words.trim() === '', field, message);

function caseFaults({ caseList }: ProblemDraftContent): Fault[] {
  if (caseList.length === 0) return when(true, 'caseList', '테스트를 하나 이상 만들어 주세요.');
  return when(
    caseList.every(({ hidden }) => hidden),
    'caseList',
    '보이는 테스트가 하나는 있어야 해요.',
  );
}

function subtaskFaults({ subtaskList }: ProblemDraftContent, known: number): Fault[] {
  const wrong = subtaskList.flatMap(({ cases }) => cases).find((number) => number > known);
  return when(wrong !== undefined, 'subtaskList', `부분 점수에 적힌 ${wrong}번 테스트가 없어요.`);
}

function tellsAll({ hintList: [first = ''], programs }: ProblemDraftContent): boolean {
  const solutions = LANGUAGES.map((language) => programs[language]?.solution.trim() ?? '');
  return solutions.some((solution) => solution !== '' && first.includes(solution));
}
