import { josa } from 'es-hangul';
import type { FoeKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';

/** Texts of the editor beside a foe. */
export const foeTexts = {
  phases: '세 고비',
  phaseDone: (number: number, name: string) => `${number}번째 고비 ${name}: 넘었어요`,
  phaseNow: (number: number, name: string) => `${number}번째 고비 ${name}: 지금이에요`,
  phaseLater: (number: number, name: string) => `${number}번째 고비 ${name}: 아직 잠겨 있어요`,
  changes: '때마다 달라져요',
  unknown: '비밀',
  turnNow: '지금',
  again: '또 해 봐도 괜찮아요',
  saving: '적는 중이에요',
  later: '인터넷이 이어지면 적어 둘게요',
  won: (name: string) => `「${name}」 고비를 넘었어요!`,
  reward: (point: number, exp: number) => `포인트 ${point}, 경험치 ${exp}`,
  next: '다음 고비로',
  toWorld: '보러 가기',
} as const;

/** The words of one foe. */
export interface FoeWords {
  /** The name of its turns, and a thing to look for in them. */
  readonly turns: string;
  readonly find: string;
  /** A turn of its rules. */
  readonly turn: (turn: string) => string;
  readonly passed: string;
  readonly missed: string;
  readonly beaten: (name: string) => string;
  /** The dolphin's words: a run that has met its goal, a phase that is won, the last one, and too many blocks. */
  readonly metWords: string;
  readonly wonWords: string;
  readonly beatenWords: string;
  readonly tooMany: (limit: number) => string;
}

export const foeWords: Readonly<Record<FoeKind, FoeWords>> = {
  robotCrab: {
    turns: '던질 차례',
    find: '되풀이를 찾아보세요',
    turn: (turn) => (turn === 'high' ? '높게' : '낮게'),
    passed: '피했어요',
    missed: '맞았어요',
    beaten: (name) => `${josa(name, '이/가')} 웃으며 잠들었어요!`,
    metWords: '모두 피했어요! 잠깐만 기다려요.',
    wonWords: '해냈어요! 무늬를 읽으면 다음이 보여요.',
    beatenWords: '질문 하나로 어떤 무늬도 이겨 냈어요. 정말 멋져요!',
    tooMany: (limit) => `모두 피했어요! 반복을 쓰면 블록 ${limit}개로도 할 수 있어요.`,
  },
  sleepyWhale: {
    turns: '고래의 숨',
    find: '코골이를 세어 보세요',
    turn: (turn) => (turn === 'snore' ? '쿨쿨' : '하품'),
    passed: '딱 맞았어요',
    missed: '어긋났어요',
    beaten: (name) => `${josa(name, '이/가')} 웃으며 깨어났어요!`,
    metWords: '고래가 간지럽대요! 잠깐만 기다려요.',
    wonWords: '해냈어요! 숨을 세면 하품이 언제인지 알아요.',
    beatenWords: '하품할 때까지 기다릴 줄 알았네요. 물길이 열렸어요!',
    tooMany: (limit) => `고래가 웃었어요! 반복을 쓰면 블록 ${limit}개로도 할 수 있어요.`,
  },
  grumpyStorm: {
    turns: '바뀔 날씨',
    find: '어떤 날씨인지 읽어 보세요',
    turn: (turn) => (turn === 'rain' ? '비' : turn === 'wind' ? '바람' : '천둥'),
    passed: '견뎠어요',
    missed: '젖었어요',
    beaten: (name) => `${josa(name, '이/가')} 하얗게 웃어요!`,
    metWords: '끝까지 견뎠어요! 잠깐만 기다려요.',
    wonWords: '해냈어요! 날씨마다 하는 일이 다르네요.',
    beatenWords: '질문 두 개로 세 갈래를 가렸어요. 무지개가 떴어요!',
    tooMany: (limit) => `끝까지 견뎠어요! 반복을 쓰면 블록 ${limit}개로도 할 수 있어요.`,
  },
  tangledNet: {
    turns: '그물의 줄',
    find: '줄마다 매듭을 세어 보세요',
    turn: (turn) => `매듭 ${turn}`,
    passed: '풀었어요',
    missed: '감겼어요',
    beaten: (name) => `${josa(name, '이/가')} 그네가 됐어요!`,
    metWords: '매듭을 모두 풀었어요! 잠깐만 기다려요.',
    wonWords: '해냈어요! 한 줄씩 하니 엉킨 것도 풀려요.',
    beatenWords: '매듭이 몇 개든 다 풀 수 있어요. 그네에 네 팻말을 달았어요!',
    tooMany: (limit) => `모두 풀었어요! 반복 안에 반복을 넣으면 블록 ${limit}개로도 할 수 있어요.`,
  },
};
