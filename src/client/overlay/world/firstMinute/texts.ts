import { josa } from 'es-hangul';
import type { Step } from './watchSteps.ts';

/** How one plays at the moment. */
const COUNTED = ['첫', '두', '세'];

export type Controls = 'keyboard' | 'touch' | 'gamepad';

export const firstMinuteTexts = {
  region: '첫걸음',
  skip: '건너뛰기',
  listen: '소리로 듣기',
  done: '잘했어요!',
  shells: (count: number, all: number) => `조개 ${count} / ${all}`,
  allShells: (count: number) => `조개 ${count}`,
  end: '이제 네 바다야!',
  endHint: '느낌표가 뜬 친구에게 가면 퀘스트를 받아요.',
  goTo: (npc: string) => `${npc}에게 가요`,
  step: (number: number, title: string) => `${COUNTED[number - 1] ?? number} 번째: ${title}`,
  titles: { walk: '걷기', jump: '뛰기', talk: '말 걸기' } satisfies Record<Step, string>,
  hints: {
    walk: () => '점을 따라 걸어 봐요',
    jump: () => '조개를 향해 폴짝!',
    talk: (npc: string) => `${npc}에게`,
  } satisfies Record<Step, (npc: string) => string>,
  /** Read aloud, and said by the dolphin. */
  spoken: {
    keyboard: {
      walk: ([left, right]) => `${left}, ${josa(right ?? '', '을/를')} 눌러 걸어 봐요!`,
      jump: ([key]) => `${josa(key ?? '', '을/를')} 누르면 폴짝 뛰어요!`,
      talk: ([key], npc) => `${npc} 곁에서 ${josa(key ?? '', '을/를')} 눌러요!`,
    },
    touch: {
      walk: () => '왼쪽 막대를 밀어 걸어 봐요!',
      jump: () => '오른쪽 단추를 누르면 폴짝 뛰어요!',
      talk: (_, npc) => `${josa(npc, '을/를')} 톡 눌러 봐요!`,
    },
    gamepad: {
      walk: () => '막대를 밀어 걸어 봐요!',
      jump: () => 'A 단추를 누르면 폴짝 뛰어요!',
      talk: (_, npc) => `${npc} 곁에서 X 단추를 눌러요!`,
    },
  } satisfies Record<Controls, Record<Step, (keys: readonly string[], npc: string) => string>>,
  /** Names of keys that are drawn as signs. */
  keyNames: {
    '←': '왼쪽 화살표',
    '→': '오른쪽 화살표',
    '↑': '위쪽 화살표',
    '↓': '아래쪽 화살표',
  } as Readonly<Record<string, string>>,
} as const;

export type GuestStep = 'walk' | 'find' | 'code';

/** The first minutes without an account. */
export const guestTexts = {
  region: '맛보기',
  title: '바로 해 보기',
  /** Over the own avatar. */
  nickname: '나',
  signUp: '가입하기',
  leave: '나가기',
  go: '조개 길로 가기',
  goHint: '여기로 가 봐요',
  later: '가입하면 할 수 있어요. 지금은 조개 길을 걸어 봐요!',
  titles: { walk: '걷기', find: '조개 길 찾기', code: '블록으로 걷기' } satisfies Record<GuestStep, string>,
  hints: {
    walk: '바닷가를 걸어 봐요',
    find: '깃발이 있는 곳으로 가 봐요',
    code: '「코드로 움직이기」를 눌러요',
  } satisfies Record<GuestStep, string>,
  end: '네 코드로 네가 움직였어!',
  endHint: '이름을 정하면 지금 모습 그대로 이어서 놀아요.',
  goOn: '이어서 놀기',
} as const;
