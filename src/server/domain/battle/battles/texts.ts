import { josa } from 'es-hangul';
import type { Language, ProblemKind } from '#shared/contract/learning/problems.ts';

/** The condition that found too few problems, and how many it found. */
interface TooFew {
  readonly kind: ProblemKind;
  readonly difficulty: number | null;
  readonly language: Language | null;
  readonly found: number;
}
const KINDS: Readonly<Record<ProblemKind, string>> = { CODE: '문제', STAGE: '스테이지', OBJECT: '문제' };
const LANGUAGES: Readonly<Record<Language, string>> = {
  JAVASCRIPT: '자바스크립트',
  PYTHON: '파이썬',
  BLOCKS: '블록',
};
const only = ({ kind, found }: TooFew) =>
  found === 0 ? `${josa(KINDS[kind], '이/가')} 없어요` : `${josa(KINDS[kind], '이/가')} ${found}개뿐이에요`;

/** Words of battle rooms. */
export const battleTexts = {
  roomOf: (nickname: string) => `${nickname}의 대결방`.slice(0, 30),
  quickRoom: '빠른 대결',
  tooFewProblems: {
    difficulty: (few: TooFew) => `난이도 ${few.difficulty}인 ${only(few)}. 난이도를 바꿔 주세요.`,
    language: (few: TooFew) =>
      `${josa(few.language === null ? '' : LANGUAGES[few.language], '으로/로')} 푸는 ${only(few)}. 언어를 바꿔 주세요.`,
    problemCount: (few: TooFew) =>
      few.found === 0 ? `지금 낼 수 있는 ${only(few)}.` : `낼 수 있는 ${only(few)}. 문제 수를 줄여 주세요.`,
  },
  capacityTooSmall: (players: number) => `지금 ${josa(`${players}명`, '이/가')} 있어서 더 줄일 수 없어요.`,
};
