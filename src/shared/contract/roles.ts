import { z } from 'zod';

/** Every role a member can hold in a channel, as stored and sent. Source: product spec §3. */
export const CHANNEL_ROLES = [
  'ROLE_ADMIN',
  'ROLE_CHANNEL_MASTER',
  'MANAGER',
  'TEACHER',
  'ADVANCED_LECTURER',
  'ADVANCED',
  'LECTURER',
  'USER',
  'VISITOR',
  'PENDING',
  'SUSPEND',
  'BEN',
  'JOIN_REJECTED',
  'ROLE_CHANNEL_ENTERPRISE',
] as const;
export const channelRoleSchema = z.enum(CHANNEL_ROLES);
export type ChannelRole = (typeof CHANNEL_ROLES)[number];

/** The names that staff reads. */
export const CHANNEL_ROLE_NAMES: Readonly<Record<ChannelRole, string>> = {
  ROLE_ADMIN: '관리자',
  ROLE_CHANNEL_MASTER: '대표',
  MANAGER: '매니저',
  TEACHER: '선생님',
  ADVANCED_LECTURER: '정회원',
  ADVANCED: '학생',
  LECTURER: '준회원',
  USER: '일반 회원',
  VISITOR: '손님',
  PENDING: '승인 대기',
  SUSPEND: '활동 정지',
  BEN: '내보냄',
  JOIN_REJECTED: '가입 거절',
  ROLE_CHANNEL_ENTERPRISE: '기업 교실',
};

/** The thresholds of routes and buttons. Source: product spec §6. */
export const ROLE_CHECKS = [
  'admin',
  'master',
  'manager',
  'teacher',
  'regularStudent',
  'student',
  'regularMember',
  'generalMember',
  'visitor',
] as const;
export type RoleCheck = (typeof ROLE_CHECKS)[number];

/** Widening ladder: every check from `manager` down adds exactly one role to the holders of the one above. */
const LADDER: readonly [RoleCheck, ChannelRole][] = [
  ['teacher', 'TEACHER'],
  ['regularStudent', 'ADVANCED_LECTURER'],
  ['student', 'ADVANCED'],
  ['regularMember', 'LECTURER'],
  ['generalMember', 'USER'],
  ['visitor', 'VISITOR'],
];

const MANAGERS: readonly ChannelRole[] = ['ROLE_ADMIN', 'ROLE_CHANNEL_MASTER', 'MANAGER'];

const HOLDERS: ReadonlyMap<RoleCheck, ReadonlySet<ChannelRole>> = (() => {
  const holders = new Map<RoleCheck, ReadonlySet<ChannelRole>>([
    ['admin', new Set<ChannelRole>(['ROLE_ADMIN'])],
    ['master', new Set<ChannelRole>(['ROLE_CHANNEL_MASTER'])],
    ['manager', new Set(MANAGERS)],
  ]);
  const reached = new Set(MANAGERS);
  for (const [check, role] of LADDER) {
    reached.add(role);
    holders.set(check, new Set(reached));
  }
  return holders;
})();

/** Whether the roles make a user a member: not while waiting, suspended, banned or rejected. */
export function isActiveMember(roles: readonly ChannelRole[]): boolean {
  return holdsAtLeast(roles, 'visitor') && !roles.some((role) => role === 'SUSPEND' || role === 'BEN');
}

/** From the highest down. States without a rank (waiting, suspended…) are below all of them. */
const RANKS: readonly (readonly ChannelRole[])[] = [
  ['ROLE_ADMIN'],
  ['ROLE_CHANNEL_MASTER', 'ROLE_CHANNEL_ENTERPRISE'],
  ['MANAGER'],
  ...LADDER.map(([, role]) => [role]),
];
const rankOf = (role: ChannelRole): number => {
  const index = RANKS.findIndex((roles) => roles.includes(role));
  return index < 0 ? 0 : RANKS.length - index;
};

/** Whether a member may give or take `role`: only managers and higher roles may, and only roles below their own. */
export function mayGrant(granter: readonly ChannelRole[], role: ChannelRole): boolean {
  if (!isActiveMember(granter) || !holdsAtLeast(granter, 'manager')) return false;
  return highestRank(granter) > rankOf(role);
}

/** Roles that can be given in a list of members. Source: product spec §6. */
export const ASSIGNABLE_ROLES = [
  'ROLE_ADMIN',
  'ROLE_CHANNEL_MASTER',
  'MANAGER',
  'TEACHER',
  'ADVANCED_LECTURER',
  'ADVANCED',
  'LECTURER',
  'USER',
] as const satisfies readonly ChannelRole[];

/** Whether staff may act on a member who holds `target`: only on those ranked below. */
export function outranks(staff: readonly ChannelRole[], target: readonly ChannelRole[]): boolean {
  if (!isActiveMember(staff) || !holdsAtLeast(staff, 'teacher')) return false;
  return highestRank(staff) > highestRank(target);
}

const highestRank = (roles: readonly ChannelRole[]) => Math.max(0, ...roles.map(rankOf));

/** Whether one of `roles` passes the check «at least `check`» (`master` and `admin` are exact). */
export function holdsAtLeast(roles: Iterable<ChannelRole>, check: RoleCheck): boolean {
  const holders = HOLDERS.get(check);
  for (const role of roles) if (holders?.has(role)) return true;
  return false;
}
