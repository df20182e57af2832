import { z } from 'zod';

export const VERDICT_CODES = ['AC', 'WA', 'TLE', 'MLE', 'OLE', 'RE', 'CE', 'SYSTEM'] as const;
export const verdictSchema = z.enum(VERDICT_CODES);
export type Verdict = z.infer<typeof verdictSchema>;

/** Name of a design token; the client maps it to a colour. */
type VerdictTone = 'pass' | 'fail' | 'warn' | 'system';

export interface VerdictInfo {
  readonly code: Verdict;
  /** Larger is worse; the verdict of a submission is the worst of its cases. */
  readonly severity: number;
  /** Whether the submission uses up one of the learner's tries. */
  readonly countsAsAttempt: boolean;
  readonly label: string;
  readonly tone: VerdictTone;
  readonly explanation: string;
}

/** The verdict table, read by the judge, the server and the pages. Mildest first. */
export const VERDICTS: Readonly<Record<Verdict, VerdictInfo>> = {
  AC: {
    code: 'AC',
    severity: 0,
    countsAsAttempt: true,
    label: '정답이에요',
    tone: 'pass',
    explanation: '모든 채점을 통과했어요. 정말 잘했어요!',
  },
  WA: {
    code: 'WA',
    severity: 1,
    countsAsAttempt: true,
    label: '답이 달라요',
    tone: 'fail',
    explanation: '프로그램은 잘 돌아갔지만 나온 답이 바라던 답과 달라요.',
  },
  TLE: {
    code: 'TLE',
    severity: 2,
    countsAsAttempt: true,
    label: '시간이 너무 오래 걸려요',
    tone: 'warn',
    explanation: '정해진 시간 안에 끝나지 않았어요. 끝나지 않는 반복이 있는지 살펴보세요.',
  },
  MLE: {
    code: 'MLE',
    severity: 3,
    countsAsAttempt: true,
    label: '기억 공간을 너무 많이 써요',
    tone: 'warn',
    explanation: '쓸 수 있는 기억 공간을 모두 써 버렸어요. 배열이나 글자가 끝없이 커지지 않는지 살펴보세요.',
  },
  OLE: {
    code: 'OLE',
    severity: 4,
    countsAsAttempt: true,
    label: '너무 많이 출력해요',
    tone: 'warn',
    explanation: '출력이 너무 길어서 멈췄어요. 반복 안에서 계속 출력하고 있지 않은지 살펴보세요.',
  },
  RE: {
    code: 'RE',
    severity: 5,
    countsAsAttempt: true,
    label: '실행하다가 멈췄어요',
    tone: 'fail',
    explanation: '프로그램이 돌아가다가 오류를 만나 멈췄어요. 알려 준 줄을 살펴보세요.',
  },
  CE: {
    code: 'CE',
    severity: 6,
    countsAsAttempt: false,
    label: '코드를 읽을 수 없어요',
    tone: 'warn',
    explanation: '코드에 잘못 쓴 곳이 있어서 시작하지 못했어요. 괄호나 따옴표를 확인해 보세요.',
  },
  SYSTEM: {
    code: 'SYSTEM',
    severity: 7,
    countsAsAttempt: false,
    label: '채점기에 문제가 생겼어요',
    tone: 'system',
    explanation: '여러분의 잘못이 아니에요. 잠시 뒤에 다시 내 주세요. 이번 제출은 세지 않아요.',
  },
};

/** The most severe verdict of a list; SYSTEM for an empty list. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  const [first, ...rest] = verdicts;
  if (first === undefined) return 'SYSTEM';
  return rest.reduce(
    (worst, next) => (VERDICTS[next].severity > VERDICTS[worst].severity ? next : worst),
    first,
  );
}
