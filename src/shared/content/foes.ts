/** A phase of a foe: a problem of kind OBJECT whose accepted program wins it. */
export interface FoePhase {
  readonly problemId: number;
  readonly name: string;
  /** The most blocks of a program of blocks; null without a limit. */
  readonly blockLimit: number | null;
  /** Its turns are shown before they come; otherwise they change with every run. */
  readonly isForeseen: boolean;
}

/** A foe of a map that code beats, in phases; a code object is its body. */
export interface Foe {
  /** Stored in the database; never reused. */
  readonly id: number;
  readonly objectId: number;
  /** Its nature in a few words for a child. */
  readonly about: string;
  /** In their order; each opens the next. */
  readonly phases: readonly FoePhase[];
  /** Given once, when the last phase is won. */
  readonly reward: { readonly point: number; readonly exp: number };
}

export const FOES = [
  {
    id: 1,
    objectId: 17,
    about: '같은 일만 되풀이해요',
    phases: [
      { problemId: 9518, name: '무늬 읽기', blockLimit: null, isForeseen: true },
      { problemId: 9519, name: '반복으로 답하기', blockLimit: 4, isForeseen: true },
      { problemId: 9520, name: '멈춤 단추', blockLimit: null, isForeseen: false },
    ],
    reward: { point: 60, exp: 120 },
  },
  {
    id: 2,
    objectId: 18,
    about: '물길을 막고 자요',
    phases: [
      { problemId: 9521, name: '숨 세기', blockLimit: null, isForeseen: true },
      { problemId: 9522, name: '반복으로 기다리기', blockLimit: 3, isForeseen: true },
      { problemId: 9523, name: '하품할 때까지', blockLimit: null, isForeseen: false },
    ],
    reward: { point: 60, exp: 120 },
  },
  {
    id: 3,
    objectId: 19,
    about: '매듭투성이예요',
    phases: [
      { problemId: 9524, name: '두 줄 풀기', blockLimit: null, isForeseen: true },
      { problemId: 9525, name: '반복 안 반복', blockLimit: 4, isForeseen: true },
      { problemId: 9526, name: '매듭 있는 동안', blockLimit: null, isForeseen: false },
    ],
    reward: { point: 60, exp: 120 },
  },
  {
    id: 4,
    objectId: 20,
    about: '날씨를 마구 바꿔요',
    phases: [
      { problemId: 9527, name: '하늘 읽기', blockLimit: null, isForeseen: true },
      { problemId: 9528, name: '비와 바람', blockLimit: null, isForeseen: false },
      { problemId: 9529, name: '세 갈래 날씨', blockLimit: null, isForeseen: false },
    ],
    reward: { point: 60, exp: 120 },
  },
] as const satisfies readonly Foe[];

export function foeOfObject(objectId: number): Foe | undefined {
  return FOES.find((foe) => foe.objectId === objectId);
}

/** The foe whose phase a problem is, with the place of the phase, from 0. */
export function foePhaseOf(problemId: number): { readonly foe: Foe; readonly index: number } | undefined {
  for (const foe of FOES) {
    const index = foe.phases.findIndex((phase) => phase.problemId === problemId);
    if (index >= 0) return { foe, index };
  }
  return undefined;
}

/** In the ledger. */
export const foeReason = (foeId: number): string => `foe:${foeId}`;
