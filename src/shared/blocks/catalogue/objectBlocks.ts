import type { BlockDefinition } from '../blockDefinition.ts';
import { colorHole, numberHole, textHole } from '../parts.ts';

type Words = Pick<BlockDefinition, 'type' | 'command' | 'text'> & Partial<Pick<BlockDefinition, 'parts'>>;

const act = (words: Words): BlockDefinition => ({
  parts: [],
  category: 'move',
  shape: 'statement',
  only: 'OBJECT',
  ...words,
});
const number = (words: Words): BlockDefinition => ({
  parts: [],
  category: 'talk',
  shape: 'value',
  gives: 'Number',
  only: 'OBJECT',
  ...words,
});

/** The commands of the objects of the world by kind; their rules are in `simulation/codeObjects/`. */
export const OBJECT_BLOCKS: readonly BlockDefinition[] = [
  act({ type: 'wait', command: 'wait', text: '%1 초 기다리기', parts: [numberHole('SECONDS', 1)] }),

  act({ type: 'meWalk', command: 'me.walk', text: '앞으로 %1 칸 걷기', parts: [numberHole('N', 1)] }),
  act({ type: 'meTake', command: 'me.take', text: '조개 줍기' }),

  act({ type: 'lighthouseShort', command: 'lighthouse.short', text: '짧게 비추기' }),
  act({ type: 'lighthouseLong', command: 'lighthouse.long', text: '길게 비추기' }),
  act({ type: 'lighthouseRest', command: 'lighthouse.rest', text: '잠깐 쉬기' }),
  act({ type: 'lighthouseOn', command: 'lighthouse.on', text: '등대 켜기' }),
  act({ type: 'lighthouseOff', command: 'lighthouse.off', text: '등대 끄기' }),

  act({ type: 'crabWalk', command: 'crab.walk', text: '앞으로 %1 칸 걷기', parts: [numberHole('N', 1)] }),
  act({ type: 'crabTurnRight', command: 'crab.turnRight', text: '오른쪽으로 돌기' }),
  act({ type: 'crabTurnLeft', command: 'crab.turnLeft', text: '왼쪽으로 돌기' }),

  number({ type: 'bellHour', command: 'bell.hour', text: '지금 몇 시' }),
  act({ type: 'bellRing', command: 'bell.ring', text: '종 %1 번 울리기', parts: [numberHole('TIMES', 1)] }),

  {
    ...number({ type: 'fountainNumbers', command: 'fountain.numbers', text: '분수의 수 목록' }),
    gives: 'Array',
  },
  act({
    type: 'fountainJet',
    command: 'fountain.jet',
    text: '%1 번 물줄기를 높이 %2 까지',
    parts: [numberHole('JET', 0), numberHole('HEIGHT', 3)],
  }),

  act({
    type: 'lampsLight',
    command: 'lamps.light',
    text: '%1 번 등불 %2 켜기',
    parts: [numberHole('LAMP', 0), colorHole('COLOR', 'yellow')],
  }),

  act({
    type: 'coralGrow',
    command: 'coral.grow',
    text: '%1 줄 %2 칸에 %3 산호 심기',
    parts: [numberHole('ROW', 0), numberHole('COLUMN', 0), colorHole('COLOR', 'orange')],
  }),

  act({ type: 'kelpGrow', command: 'kelp.grow', text: '한 마디 자라기' }),
  {
    ...number({ type: 'kelpInLight', command: 'kelp.inLight', text: '빛에 닿았다' }),
    category: 'if',
    gives: 'Boolean',
  },
  number({ type: 'kelpHeight', command: 'kelp.height', text: '다시마의 높이' }),

  act({ type: 'singerSing', command: 'singer.sing', text: '%1 부르기', parts: [textHole('NOTE', '도')] }),

  number({ type: 'gateAsk', command: 'gate.ask', text: '다음 손님의 조개 수' }),
  act({ type: 'gateOpen', command: 'gate.open', text: '문 열어 주기' }),
  act({ type: 'gateClose', command: 'gate.close', text: '돌려보내기' }),

  number({ type: 'clockMinutes', command: 'clock.minutes', text: '모래가 센 분' }),
  act({
    type: 'clockShow',
    command: 'clock.show',
    text: '%1 시 %2 분 가리키기',
    parts: [numberHole('HOUR', 0), numberHole('MINUTE', 0)],
  }),

  number({ type: 'scoreboardRounds', command: 'scoreboard.rounds', text: '경기 수' }),
  number({
    type: 'scoreboardScore',
    command: 'scoreboard.score',
    text: '%1 번 경기의 점수',
    parts: [numberHole('ROUND', 0)],
  }),
  act({
    type: 'scoreboardShow',
    command: 'scoreboard.show',
    text: '점수판에 %1 쓰기',
    parts: [numberHole('POINTS', 0)],
  }),

  number({
    type: 'flagsNumber',
    command: 'flags.number',
    text: '%1 번 깃발의 수',
    parts: [numberHole('FLAG', 0)],
  }),
  act({
    type: 'flagsSwap',
    command: 'flags.swap',
    text: '%1 번 깃발과 %2 번 깃발 바꾸기',
    parts: [numberHole('ONE', 0), numberHole('OTHER', 1)],
  }),

  number({ type: 'windmillWind', command: 'windmill.wind', text: '지금 바람' }),
  act({
    type: 'windmillTurn',
    command: 'windmill.turn',
    text: '빠르기 %1 로 돌기',
    parts: [numberHole('SPEED', 1)],
  }),

  number({ type: 'balloonsTicket', command: 'balloons.ticket', text: '표에 쓰인 수' }),
  number({
    type: 'balloonsNumber',
    command: 'balloons.number',
    text: '%1 번 풍선의 수',
    parts: [numberHole('BALLOON', 0)],
  }),
  act({
    type: 'balloonsRelease',
    command: 'balloons.release',
    text: '%1 번 풍선 날리기',
    parts: [numberHole('BALLOON', 0)],
  }),

  act({ type: 'bodyJump', command: 'jump', text: '점프하기' }),
  act({ type: 'bodyDuck', command: 'duck', text: '숙이기' }),
  {
    ...number({ type: 'ballIsHigh', command: 'isHigh', text: '공이 높게 온다' }),
    category: 'if',
    gives: 'Boolean',
  },

  act({ type: 'bodyRest', command: 'rest', text: '숨 한 번 기다리기' }),
  act({ type: 'bodyTickle', command: 'tickle', text: '깃털로 간질이기' }),
  {
    ...number({ type: 'whaleIsSnoring', command: 'isSnoring', text: '고래가 코를 곤다' }),
    category: 'if',
    gives: 'Boolean',
  },

  act({ type: 'bodyUntie', command: 'untie', text: '매듭 풀기' }),
  act({ type: 'bodyNextRow', command: 'nextRow', text: '다음 줄로 가기' }),
  {
    ...number({ type: 'netIsKnot', command: 'isKnot', text: '매듭이 있다' }),
    category: 'if',
    gives: 'Boolean',
  },

  act({ type: 'bodyUmbrella', command: 'umbrella', text: '우산 펴기' }),
  act({ type: 'bodyHold', command: 'hold', text: '꼭 붙잡기' }),
  act({ type: 'bodyCrouch', command: 'crouch', text: '웅크리기' }),
  {
    ...number({ type: 'stormIsRain', command: 'isRain', text: '비가 온다' }),
    category: 'if',
    gives: 'Boolean',
  },
  {
    ...number({ type: 'stormIsWind', command: 'isWind', text: '바람이 분다' }),
    category: 'if',
    gives: 'Boolean',
  },
];
