import type { RankingScope, WorldRankingPeriod } from '#shared/contract/world/ranking.ts';

export const rankingTexts = {
  title: '월드 순위',
  scope: '누구와 견줄까요?',
  scopes: { WORLD: '우리 월드', CHANNEL: '우리 교실·모임', GLOBAL: '온 바다' } satisfies Record<
    RankingScope,
    string
  >,
  period: '언제',
  periods: { WEEK: '이번 주', ALL: '전체 기간' } satisfies Record<WorldRankingPeriod, string>,
  podium: '1위부터 3위까지',
  tiers: '등급',
  from: (exp: number) => `${exp.toLocaleString('ko-KR')}~`,
  tierHint: '등급은 지금까지 모은 경험치로 정해지고, 내려가지 않아요.',
  score: (score: number) => `${score.toLocaleString('ko-KR')}점`,
  points: (score: number) => score.toLocaleString('ko-KR'),
  rank: (rank: number) => `${rank}위`,
  moved: (places: number) => {
    if (places === 0) return ', 오늘 그대로예요, ';
    return places > 0 ? `, 오늘 ${places}칸 올랐어요, ` : `, 오늘 ${-places}칸 내려갔어요, `;
  },
  far: (last: number) => `${last.toLocaleString('ko-KR')}위 밖`,
  success: (count: number) => `푼 문제 ${count}개`,
  solved: (count: number, submitted: number) => `푼 문제 ${count}개, 낸 답 ${submitted}번`,
  ownPlace: '내 자리',
  list: '순위표',
  toNext: (rank: number | null, distance: number) =>
    rank === null
      ? `바로 앞 친구와 ${distance.toLocaleString('ko-KR')}점 차이!`
      : `${rank}위와 ${distance.toLocaleString('ko-KR')}점 차이!`,
  atTop: '맨 앞에 있어요!',
  failed: '오류가 발생했어요.',
  empty: '아직 아무도 없어요.',
  emptyHint: '퀘스트를 끝내고 첫 번째 자리에 서 볼까요?',
  emptyStep: '빈자리',
  unranked: {
    WEEK: '퀘스트를 하나 끝내면 이번 주 자리가 생겨요.',
    ALL: '퀘스트를 하나 끝내면 자리가 생겨요.',
  },
  hidden: '순위에서 내 이름을 가렸어요.',
  channel: '어느 교실·모임',
  noChannel: '아직 들어간 교실·모임이 없어요.',
  noChannelHint: '교실이나 모임에 들어가면 친구들과 견줄 수 있어요.',
  how: '무엇으로 순위가 정해지나요?',
  rules: [
    '점수는 퀘스트를 끝내고 받은 경험치예요.',
    '‘이번 주’는 월요일 0시에 새로 시작해요. ‘전체 기간’은 지금까지 모은 것이에요.',
    '점수가 같으면 순위도 같아요.',
    '화살표는 오늘 0시부터 몇 칸 움직였는지예요.',
    '‘우리 월드’는 이 월드에 와 본 친구들, ‘온 바다’는 돌핀의 모든 친구들이에요.',
    '푼 문제와 낸 답의 수는 함께 보여 주지만 순위를 바꾸지 않아요.',
  ],
  show: '순위에 내 이름 보이기',
  shown: '이제 순위에 내 이름이 보여요.',
  hiddenNow: '순위에서 내 이름을 가렸어요. 점수는 그대로 모여요.',
  notSaved: '바꾸지 못했어요. 잠시 뒤에 다시 해 주세요.',
} as const;
