import { josa } from 'es-hangul';
import type { Speed } from './useObjectPlayer.ts';

/** Texts of the editor beside a code object of the world. */
export const codeObjectTexts = {
  editorOf: (object: string) => `${object} 코드 편집기`,
  close: '편집기 닫기',
  goal: '목표',
  reached: '됐어요!',
  code: '코드',
  failed: '코드를 불러오지 못했어요.',
  notFound: '여기에 쓸 코드를 찾지 못했어요.',
  notFoundHint: '다른 것을 코드로 움직여 볼까요?',

  boxes: '상자 속',
  noBoxes: '변수를 만들면 여기에 상자로 보여요.',
  toStart: '처음으로',
  stepBack: '한 줄 뒤로',
  step: '한 줄',
  run: '시작',
  resume: '이어서',
  pause: '멈추기',
  thinking: '생각 중',
  speed: '빠르기',
  speeds: { slow: '느리게', normal: '보통', fast: '빠르게' } satisfies Record<Speed, string>,

  watching: (count: number) => `친구 ${count}명이 보고 있어요`,
  share: '친구들에게도 보여 주기',
  nothingKept: '잘 움직이면 이곳에 남길 수 있어요.',
  shareFailed: '바꾸지 못했어요. 다시 눌러 보세요.',
  keep: '남기기',
  keeping: '살펴보는 중',
  kept: '남겼어요',
  runFirst: '먼저 시작을 눌러서 끝까지 보여 줘요!',
  notYet: '아직 목표에 닿지 않았어요. 조금만 더 고쳐 봐요!',
  keepOffline: '인터넷이 이어지면 남길 수 있어요. 코드는 이 기기에 저장돼 있어요.',
  keepFailed: '남기지 못했어요. 다시 눌러 보세요.',
  canKeep: '해냈어요! 남기기를 누르면 언제나 이렇게 움직여요.',
  nowYours: (object: string) => `${josa(object, '은/는')} 이제 내 코드로 움직여요!`,
  notEverywhere: '다른 때에는 아직 안 돼요. 어떤 때에도 되게 고쳐 볼까요?',

  teacher: '돌핀 선생님',
  listen: '듣기',
  hint: (next: number, count: number) => `힌트 ${next} / ${count}`,
  noHint: '힌트를 불러오지 못했어요. 한 번 더 눌러 보세요.',
  begin: {
    blocks: '블록을 꺼내 이어 붙이고 시작을 눌러 봐요!',
    text: '할 수 있는 것을 눌러 코드에 넣고 시작을 눌러 봐요!',
  },
  nothingMoved: (object: string) => `${josa(object, '이/가')} 아직 그대로예요. 명령을 하나 써 볼까요?`,
  errorAt: (line: number, message: string) => `${line}번째 줄: ${message}`,
  lineNow: (line: number, count: number) => `${count}줄 가운데 ${line}번째`,
} as const;
