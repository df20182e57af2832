import { josa } from 'es-hangul';
import type { Medal } from '#shared/content/courseMedals.ts';
import { TICK_RATE } from '#shared/simulation/feel.ts';
import { RANKING_COUNTED, type RunClass, type RankingPeriod } from '#shared/contract/world/timeTrials.ts';
import type { RunEnd } from '#shared/contract/rooms/timeTrialMessages.ts';

export const timeTrialTexts = {
  runEnds: {
    notAtStart: '초록 깃발 옆에 가만히 서서 다시 눌러 주세요.',
    stopped: '달리기를 그만뒀어요. 언제든 다시 달릴 수 있어요!',
    fell: '앗, 떨어졌어요! 깃발로 돌아가면 다시 달릴 수 있어요.',
    paused: '오래 쉬어서 달리기를 멈췄어요. 깃발에서 다시 시작해요.',
    tooLong: '2분이 지나서 달리기를 멈췄어요. 천천히 다시 해 봐요!',
    skills: '새 스킬을 배웠네요! 깃발에서 다시 달려 봐요.',
  } satisfies Record<RunEnd, string>,

  running: (name: string) => `${name} 달리는 중`,
  gatesWord: '고리',
  ringsLeft: (left: number) => `아직 안 지난 고리가 ${left}개 있어요. 빛나는 고리부터 지나요!`,
  gates: (passed: number, total: number) => `고리 ${total}개 중 ${passed}개 지났어요.`,
  finished: '도착!',
  best: '내 최고 기록이에요!',
  ownBest: (time: string) => `내 최고 기록 ${time}`,
  rank: (rank: number | null) =>
    rank === null ? `${RANKING_COUNTED.toLocaleString('ko')}위 밖` : `${rank}등`,
  reward: (point: number) => `처음 도착한 선물로 ${point}포인트를 받았어요!`,
  notRanked: '이번 기록은 확인하지 못했어요. 한 번 더 달려 볼까요?',
  seeRanking: '순위 보기',

  noTime: '아직 기록이 없어요',
  bestOf: (runClass: RunClass, time: string) => `${timeTrialTexts.classes[runClass]} ${time}`,

  rankingWord: '순위',
  ranking: (name: string) => `${name} 순위`,
  rankingFailed: '순위를 불러오지 못했어요.',
  rankingEmpty: '아직 아무도 달리지 않았어요.',
  rankingEmptyHint: '첫 번째 이름을 남겨 볼까요?',
  period: '언제',
  periods: { TODAY: '오늘', ALL: '지금까지' } satisfies Record<RankingPeriod, string>,
  class: '부문',
  classes: { PLAIN: '맨몸', SKILLED: '스킬' } satisfies Record<RunClass, string>,
  classHint: {
    PLAIN: '배운 스킬의 도움 없이 달린 기록이에요.',
    SKILLED: '배운 스킬이 도와준 기록이에요.',
  } satisfies Record<RunClass, string>,
  own: '내 순위',
  ownNone: '아직 내 기록이 없어요. 초록 깃발에서 달려 봐요!',
  runners: (count: number | null) =>
    count === null
      ? `${RANKING_COUNTED.toLocaleString('ko')}명 넘게 달렸어요`
      : `모두 ${count.toLocaleString('ko')}명이 달렸어요`,

  start: '달리기 시작',
  later: '나중에',
  stop: '그만두기',
  again: '다시 달리기',
  ghost: (time: string) => `흐릿한 나는 최고 기록 ${time}`,
  rival: (name: string, time: string) => `흐릿한 친구는 ${name} ${time}`,
  runWith: (name: string) => `${josa(name, '와/과')} 같이 달리기`,
  runsWith: (name: string) =>
    `초록 깃발에서 달리면 ${josa(name, '이/가')} 흐릿하게 같이 달려요. 이겨 볼까요?`,
  rules: (gates: number): readonly string[] => [
    '셋, 둘, 하나를 세는 동안은 가만히 서서 기다려요.',
    `빛나는 고리 ${gates}개를 차례대로 지나서 바둑무늬 깃발까지 달려요.`,
    '배운 스킬의 도움을 받은 기록은 스킬 부문에서 따로 겨뤄요.',
    '그만두고 싶으면 언제든 그만두기를 누르면 돼요.',
  ],
  medals: { GOLD: '금메달', SILVER: '은메달', BRONZE: '동메달' } satisfies Record<Medal, string>,
  medalTimes: '메달 기록',
  within: (ticks: number) => `${ticks / TICK_RATE}초 안에`,
  nextMedal: (medal: Medal, within: string) =>
    `${within} 들어오면 ${josa(timeTrialTexts.medals[medal], '이에요/예요')}!`,
} as const;
