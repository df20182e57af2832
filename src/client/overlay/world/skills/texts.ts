import { josa } from 'es-hangul';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import type { Advancement } from '#shared/content/skillTypes.ts';
import type { Skill, SkillRequirement } from '#shared/contract/world/skills.ts';

/** One counts things in Korean words. */
const TIERS = { 1: '첫', 2: '두', 3: '세', 4: '네' } satisfies Record<Advancement, string>;

export const skillTexts = {
  title: '스킬',
  failed: '데이터를 불러오지 못했어요.',
  noWorld: '어느 월드의 스킬인지 알 수 없어요.',
  view: '보기',
  views: { TREE: '물길로 보기', LIST: '목록으로 보기' },
  tier: (tier: Advancement) => `${TIERS[tier]} 번째 물길`,
  places: { 1: '바다 밑', 2: '산호 숲', 3: '햇살 바다', 4: '물 위' },
  search: '스킬 이름 찾기',
  sort: '차례',
  sorts: {
    NAME_ASC: '이름 ㄱ→ㅎ',
    NAME_DESC: '이름 ㅎ→ㄱ',
    LEVEL_DESC: '레벨 높은 순',
    LEVEL_ASC: '레벨 낮은 순',
  },
  nothingFound: '찾는 스킬이 없어요.',
  nothingFoundHint: '다른 이름으로 찾아볼까요?',
  howTo: '이렇게 써요',
  levels: '레벨마다 좋아지는 것',
  needs: '다음 레벨에 필요한 것',
  level: (now: number, highest: number) => `레벨 ${now} / ${highest}`,
  tile: ({
    name,
    currentLevel,
    maxLevel,
    isLocked,
  }: Pick<Skill, 'name' | 'currentLevel' | 'maxLevel'> & { isLocked: boolean }) =>
    `${name}, 레벨 ${currentLevel} / ${maxLevel}${isLocked ? ', 아직 배울 수 없어요' : ''}`,
  next: (description: string) => `다음: ${description}`,
  acquire: '배우기',
  upgrade: '레벨업',
  highest: 'MAX',
  actionOn: (name: string, action: string) => `${name} ${action}`,
  tryNow: '지금 써 보기',
  price: (points: number) => `${points.toLocaleString('ko-KR')} 포인트`,
  requirement: ({ type, level, name, met }: SkillRequirement) => {
    if (type === 'LEVEL') return met ? `레벨 ${level} 이상이에요.` : `레벨 ${level}부터 배울 수 있어요.`;
    if (type === 'ITEM')
      return met ? `${josa(name, '을/를')} 가지고 있어요.` : `${josa(name, '을/를')} 가지고 있어야 해요.`;
    if (met) return `${josa(name, '을/를')} 배웠어요.`;
    return level === 1
      ? `${josa(name, '을/를')} 먼저 배워야 해요.`
      : `${josa(name, '을/를')} 레벨 ${level}까지 먼저 올려야 해요.`;
  },
  short: (points: number) => `${points.toLocaleString('ko-KR')} 포인트가 더 있어야 해요.`,
  acquired: '스킬을 획득했어요!',
  acquireFailed: '스킬 획득에 실패했어요.',
  upgraded: '스킬 레벨이 상승했어요!',
  upgradeFailed: '스킬 레벨업에 실패했어요.',
} as const;

/** The words for the failure, with the server's own reason beside them when it gave one. */
export function withReason(failed: string, error: unknown): string {
  const reason = userMessageOf(error, '');
  return reason === '' || reason === failed ? failed : `${failed} ${reason}`;
}
