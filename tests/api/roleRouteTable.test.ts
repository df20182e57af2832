import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { CHANNEL_ROLES, type ChannelRole } from '#shared/contract/roles.ts';
import { ROUTE_NAMES, type RouteName } from '#shared/contract/routes.ts';
import { channelMembers } from '#server/db/tables/channels.ts';
import { createApiClient, type ApiClient, type Identity } from '../support/apiClient.ts';
import { SAMPLE_REQUESTS } from '../support/sampleRequests.ts';
import { signUpChild, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

/** `anonymous` has no token, `stranger` is signed in and no member of the channel, the others hold just that role. */
type Caller = 'anonymous' | 'stranger' | ChannelRole;
type Expectation = 'allowed' | ErrorCode;
type Row = Readonly<Record<Caller, Expectation>>;

const everyRole = (expectation: Expectation) =>
  Object.fromEntries(CHANNEL_ROLES.map((role) => [role, expectation])) as Record<ChannelRole, Expectation>;

/** No sign-in is asked for. */
const OPEN: Row = { anonymous: 'allowed', stranger: 'allowed', ...everyRole('allowed') };
/** Whoever is signed in, whatever it is in a channel. */
const SIGNED_IN: Row = { ...OPEN, anonymous: 'NEED_TO_LOGIN' };
/** General members of the channel and everybody above them (product spec §6). */
const GENERAL_MEMBERS: Row = {
  anonymous: 'NEED_TO_LOGIN',
  stranger: 'CHANNEL_MEMBER_NOT_FOUND',
  ROLE_ADMIN: 'allowed',
  ROLE_CHANNEL_MASTER: 'allowed',
  MANAGER: 'allowed',
  TEACHER: 'allowed',
  ADVANCED_LECTURER: 'allowed',
  ADVANCED: 'allowed',
  LECTURER: 'allowed',
  USER: 'allowed',
  VISITOR: 'NOT_HAS_ROLE',
  PENDING: 'NOT_HAS_ROLE',
  SUSPEND: 'NOT_HAS_ROLE',
  BEN: 'NOT_HAS_ROLE',
  JOIN_REJECTED: 'NOT_HAS_ROLE',
  ROLE_CHANNEL_ENTERPRISE: 'NOT_HAS_ROLE',
};
/** Teachers and everybody above them. */
const TEACHERS: Row = {
  ...GENERAL_MEMBERS,
  ADVANCED_LECTURER: 'NOT_HAS_ROLE',
  ADVANCED: 'NOT_HAS_ROLE',
  LECTURER: 'NOT_HAS_ROLE',
  USER: 'NOT_HAS_ROLE',
};
/** Managers and everybody above them. */
const MANAGERS: Row = { ...TEACHERS, TEACHER: 'NOT_HAS_ROLE' };

/** Who may call what. Written by hand on purpose: it is compared with what the server does, not with the contract. */
const TABLE: Readonly<Record<RouteName, Row>> = {
  signUp: OPEN,
  signIn: OPEN,
  signOut: SIGNED_IN,
  refreshTokens: OPEN,
  checkAvailability: OPEN,
  requestPasswordReset: OPEN,
  completePasswordReset: OPEN,
  getMe: SIGNED_IN,
  saveExtraInfo: SIGNED_IN,
  getOwnPhone: SIGNED_IN,
  getMyProfile: SIGNED_IN,
  saveIntroduction: SIGNED_IN,
  saveGender: SIGNED_IN,
  getProfile: SIGNED_IN,
  getProfileByNickname: SIGNED_IN,
  getMusicState: SIGNED_IN,
  saveMusicState: SIGNED_IN,
  listOutbox: OPEN,
  getCharacter: SIGNED_IN,
  chooseLook: SIGNED_IN,
  getExperience: SIGNED_IN,
  getPoints: SIGNED_IN,
  getInventory: SIGNED_IN,
  getEquipped: SIGNED_IN,
  equipItem: SIGNED_IN,
  unequipItem: SIGNED_IN,
  listProducts: SIGNED_IN,
  listRecommendations: SIGNED_IN,
  validatePurchase: SIGNED_IN,
  buyProduct: SIGNED_IN,
  listSkillCatalog: SIGNED_IN,
  acquireSkill: SIGNED_IN,
  upgradeSkill: SIGNED_IN,
  listWorldSkills: SIGNED_IN,
  listQuests: SIGNED_IN,
  listNpcs: SIGNED_IN,
  listNpcQuests: SIGNED_IN,
  talkToNpc: SIGNED_IN,
  acceptQuest: SIGNED_IN,
  completeQuest: SIGNED_IN,
  markRewardSeen: SIGNED_IN,
  listQuestRewards: SIGNED_IN,
  listPlaces: SIGNED_IN,
  listCourseRanking: SIGNED_IN,
  getChannelByDomain: OPEN,
  listMyChannels: SIGNED_IN,
  joinChannel: {
    ...everyRole('DOLPHIN_DUPLICATE_RESOURCE'),
    anonymous: 'NEED_TO_LOGIN',
    stranger: 'allowed',
    SUSPEND: 'NOT_HAS_ROLE',
    BEN: 'NOT_HAS_ROLE',
    JOIN_REJECTED: 'NOT_HAS_ROLE',
  },
  saveChannelProfile: {
    ...everyRole('allowed'),
    anonymous: 'NEED_TO_LOGIN',
    stranger: 'CHANNEL_MEMBER_NOT_FOUND',
    PENDING: 'CHANNEL_MEMBER_NOT_FOUND',
    SUSPEND: 'CHANNEL_MEMBER_NOT_FOUND',
    BEN: 'CHANNEL_MEMBER_NOT_FOUND',
    JOIN_REJECTED: 'CHANNEL_MEMBER_NOT_FOUND',
    ROLE_CHANNEL_ENTERPRISE: 'CHANNEL_MEMBER_NOT_FOUND',
  },
  listCourses: GENERAL_MEMBERS,
  getCourse: GENERAL_MEMBERS,
  getLesson: GENERAL_MEMBERS,
  getDocument: GENERAL_MEMBERS,
  checkContent: GENERAL_MEMBERS,
  getProblem: GENERAL_MEMBERS,
  getHint: GENERAL_MEMBERS,
  getDraft: GENERAL_MEMBERS,
  saveDraft: GENERAL_MEMBERS,
  listDraftVersions: GENERAL_MEMBERS,
  runCode: GENERAL_MEMBERS,
  submitProblem: GENERAL_MEMBERS,
  getSubmission: GENERAL_MEMBERS,
  listSubmissions: GENERAL_MEMBERS,
  getChatRules: SIGNED_IN,
  sendWhisper: SIGNED_IN,
  listWhispers: SIGNED_IN,
  countUnreadWhispers: SIGNED_IN,
  readWhispers: SIGNED_IN,
  listMutes: SIGNED_IN,
  muteUser: SIGNED_IN,
  unmuteUser: SIGNED_IN,
  getChannelChatSettings: MANAGERS,
  saveChannelChatSettings: MANAGERS,
  getMemberChatSettings: TEACHERS,
  saveMemberChatSettings: TEACHERS,
  listLobbyMembers: SIGNED_IN,
  listFriendships: SIGNED_IN,
  requestFriendship: SIGNED_IN,
  acceptFriendship: SIGNED_IN,
  rejectFriendship: SIGNED_IN,
  listReceivedFriendships: SIGNED_IN,
  endFriendship: SIGNED_IN,
  listBlocks: SIGNED_IN,
  blockUser: SIGNED_IN,
  unblockUser: SIGNED_IN,
  reportUser: SIGNED_IN,
  listReports: MANAGERS,
  resolveReport: MANAGERS,
};

/** Codes that mean «not you»; any other answer shows that the caller was let in. */
const REFUSALS: readonly string[] = [
  'NEED_TO_LOGIN',
  'EXPIRED_TOKEN',
  'NOT_HAS_ROLE',
  'CHANNEL_NOT_FOUND',
  'CHANNEL_MEMBER_NOT_FOUND',
  'GUARDIAN_CONSENT_REQUIRED',
  'NEED_TO_CHANNEL_INFO',
  'TOO_MANY_REQUESTS',
] satisfies ErrorCode[];

let server: TestServer;
let api: ApiClient;
let stranger: Child;
const members = new Map<ChannelRole, Child>();

beforeAll(async () => {
  server = await startTestServer();
  api = createApiClient(server.url);
  stranger = await signUpChild(server);
  for (const role of CHANNEL_ROLES) members.set(role, await signUpChild(server));
});
afterAll(() => server.close());

/** A route before may have changed who is what: joining, above all. */
beforeEach(async () => {
  const { db } = server.deps;
  const ofTheChannel = eq(channelMembers.channelId, DEFAULT_CHANNEL_ID);
  await db.delete(channelMembers).where(and(ofTheChannel, eq(channelMembers.userId, stranger.user.userId)));
  const roles = [...members].map(([role, { user }]) => sql`when ${user.userId} then array[${role}]`);
  await db
    .update(channelMembers)
    .set({
      roles: sql`case ${channelMembers.userId} ${sql.join(roles, sql` `)} else ${channelMembers.roles} end`,
    })
    .where(ofTheChannel);
});

function identityOf(caller: Caller): Identity {
  const channelId = DEFAULT_CHANNEL_ID;
  if (caller === 'anonymous') return { channelId };
  const child = caller === 'stranger' ? stranger : members.get(caller);
  return { token: child?.token ?? '', channelId };
}

async function answerTo(name: RouteName, caller: Caller): Promise<Expectation> {
  const { status, error } = await api.call(name, SAMPLE_REQUESTS[name], identityOf(caller));
  expect(status, `${name} answered ${caller} ${JSON.stringify(error)}`).toBeLessThan(500);
  if (status < 400) return 'allowed';
  return error.errorCode === TABLE[name][caller] || REFUSALS.includes(error.errorCode)
    ? (error.errorCode as ErrorCode)
    : 'allowed';
}

it('has a row for every declared route, and only for those', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(ROUTE_NAMES.toSorted());
});

describe('who may call', () => {
  it.each(ROUTE_NAMES)('%s', async (name) => {
    const callers = Object.keys(TABLE[name]) as Caller[];
    expect(callers.toSorted()).toEqual(['anonymous', 'stranger', ...CHANNEL_ROLES].toSorted());
    const answers: [Caller, Expectation][] = [];
    for (const caller of callers) answers.push([caller, await answerTo(name, caller)]);
    expect(Object.fromEntries(answers)).toEqual(TABLE[name]);
  });
});

describe('the Channel-Id header', () => {
  const listCourses = (channelId?: string) =>
    fetch(`${server.url}/channel/v1/courses`, {
      headers: {
        authorization: `Bearer ${members.get('USER')?.token}`,
        ...(channelId !== undefined && { 'channel-id': channelId }),
      },
    }).then(async (response) => [response.status, Reflect.get(Object(await response.json()), 'errorCode')]);

  it.each([undefined, '', '0', '-1', '1.0', '1e0', '0x1', 'dolphin', '2147483648', '9'.repeat(60), '1, 1'])(
    'that names no channel is refused: %j',
    async (channelId) => {
      expect(await listCourses(channelId)).toEqual([404, 'CHANNEL_NOT_FOUND']);
    },
  );

  it('does not tell a stranger that an invisible channel exists', async () => {
    const { rows } = await server.deps.db.execute(sql`
      insert into channels (channel_domain, channel_name, dolphin_visible_state)
      values ('invisible', '비밀 채널', 'INVISIBLE'), ('members', '회원 채널', 'ONLY_CHANNEL_VISIBLE') returning id`);
    const [invisible, membersOnly] = rows.map((row) => String(row['id']));
    expect(await listCourses(invisible)).toEqual(await listCourses('999999'));
    expect(await listCourses(membersOnly)).toEqual([403, 'CHANNEL_MEMBER_NOT_FOUND']);
  });

  it('names the channel in the refusal', async () => {
    const { error } = await api.call(
      'listCourses',
      {},
      { token: stranger.token, channelId: DEFAULT_CHANNEL_ID },
    );
    expect(error.message).toBe('돌핀 학교 멤버가 아닙니다.');
  });
});
