import { josa } from 'es-hangul';
import type { RunClass, RankingPeriod } from '#shared/contract/places.ts';
import type { RunEnd } from '#shared/contract/rooms/placeMessages.ts';

/** Words of shells, secret spots, timed runs and maps. */
export const placeTexts = {
  panel: '작은 지도',
  openList: '지도 펼치기',
  fold: '작은 지도 접기',
  unfold: '작은 지도 펴기',
  picture: (name: string) => `${josa(name, '을/를')} 작게 그린 지도`,
  shellsToday: (found: number, total: number) => `오늘의 조개 ${total}개 중 ${found}개`,
  secretsFound: (found: number, total: number) => `비밀 장소 ${total}곳 중 ${found}곳`,
  count: (found: number, total: number) => `${found}/${total}`,

  secretNews: (name: string, point: number) =>
    `비밀 장소 「${name}」${josa.pick(name, '을/를')} 찾았어요! ${point}포인트를 받았어요.`,
  runEnds: {
    returned: '출발한 곳으로 돌아왔어요. 준비되면 다시 달려요!',
    fell: '앗, 떨어졌어요! 깃발로 돌아가면 다시 달릴 수 있어요.',
    paused: '오래 쉬어서 달리기를 멈췄어요. 깃발에서 다시 시작해요.',
    tooLong: '2분이 지나서 달리기를 멈췄어요. 천천히 다시 해 봐요!',
    skills: '새 스킬을 배웠네요! 깃발에서 다시 달려 봐요.',
  } satisfies Record<RunEnd, string>,

  running: (name: string) => `${name} 달리는 중`,
  gates: (passed: number, total: number) => `고리 ${total}개 중 ${passed}개 지났어요.`,
  finished: '도착!',
  best: '내 최고 기록이에요!',
  ownBest: (time: string) => `내 최고 기록 ${time}`,
  rank: (rank: number) => `${rank}등`,
  reward: (point: number) => `처음 도착한 선물로 ${point}포인트를 받았어요!`,
  notRanked: '이번 기록은 확인하지 못했어요. 한 번 더 달려 볼까요?',
  seeRanking: '순위 보기',

  list: '지도',
  listFailed: '지도를 불러오지 못했어요.',
  here: '지금 여기예요',
  people: (count: number) => (count === 0 ? '아무도 없어요' : `${count}명이 있어요`),
  way: (doors: readonly string[]) => `${doors.join(' → ')} 쪽 문으로 가요`,
  wayHere: '지금 서 있는 곳이에요',
  noWay: '아직 길이 없어요',
  shells: '오늘의 조개',
  secrets: '비밀 장소',
  noneFound: '아직 찾은 곳이 없어요. 높은 곳과 구석을 살펴봐요!',
  noTime: '아직 기록이 없어요',
  bestOf: (runClass: RunClass, time: string) => `${placeTexts.classes[runClass]} ${time}`,

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
  runners: (count: number) => `모두 ${count}명이 달렸어요`,
} as const;
