import type { PlaceKind } from '#shared/contract/battle/places.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';

export const mineTexts = {
  product: '돌핀 월드',
  title: '내 교실',
  failed: '내 교실을 불러오지 못했어요.',
  empty: '아직 들어간 교실이 없어요.',
  emptyHint: '선생님에게 받은 교실 코드를 넣어 보세요.',
  code: '교실 코드로 들어가기',
  codeHint: '선생님이 알려 준 코드를 적어요.',
  codeRequired: '교실 코드를 입력해 주세요.',
  enter: '들어가기',
  create: '교실 만들기',
  toWorld: '월드로',
  toMine: '내 교실로',
  whichClass: '어느 교실에서 할지 골라 주세요.',
  notStaff: '선생님이 쓰는 곳이에요.',
  notStaffHint: '가르치는 교실이 생기면 여기에서 고를 수 있어요.',
  nowhere: {
    BATTLE: '방을 찾을 수 없어요.',
    COMPETITION: '대회를 찾을 수 없어요.',
    PRACTICE: '연습을 찾을 수 없어요.',
    STAGE: '스테이지를 찾을 수 없어요.',
    STAGE_DRAFT: '스테이지를 찾을 수 없어요.',
  } satisfies Record<PlaceKind, string>,
  nowhereHint: '끝났거나, 내가 들어간 교실의 것이 아니에요.',
  asName: (nickname: string) => `${nickname} 이름으로 함께해요`,
} as const;

const ROLES: readonly (readonly [ChannelRole, string])[] = [
  ['BEN', '나간 교실'],
  ['SUSPEND', '활동 정지'],
  ['JOIN_REJECTED', '가입 거절'],
  ['PENDING', '승인 기다리는 중'],
  ['ROLE_ADMIN', '관리자'],
  ['ROLE_CHANNEL_MASTER', '마스터'],
  ['MANAGER', '매니저'],
  ['TEACHER', '선생님'],
  ['ADVANCED_LECTURER', '정회원·학생'],
  ['ADVANCED', '학생'],
  ['LECTURER', '정회원'],
  ['USER', '일반 회원'],
  ['VISITOR', '방문자'],
];

/** The name of the strongest of somebody's roles; a state such as waiting goes before every rank. */
export const roleLabel = (roleList: readonly ChannelRole[]): string =>
  ROLES.find(([role]) => roleList.includes(role))?.[1] ?? '';
