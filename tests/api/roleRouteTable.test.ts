import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { ERROR_CODES, ERRORS, isRefusal } from '#shared/contract/errors.ts';
import { CHANNEL_ROLES, type ChannelRole } from '#shared/contract/roles.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { ROUTE_NAMES, routeNamed, type RouteName } from '#shared/contract/routes.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { refreshSessions } from '#server/db/tables/people/sessions.ts';
import { answerInProcess, needsHttp } from '../support/answerInProcess.ts';
import { createApiClient, type ApiClient, type Identity } from '../support/apiClient.ts';
import { ROLE_TABLE as TABLE, SAMPLE_REQUESTS } from '../support/sampleRequests.ts';
import { signUpChild, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { judgeAnswer, type Caller, type Expectation } from './roles/rows.ts';

let server: TestServer;
let api: ApiClient;
let stranger: Child;
const members = new Map<ChannelRole, Child>();

beforeAll(async () => {
  server = await startTestServer({ settings: { TRUSTED_PROXIES: '1' } });
  api = createApiClient(server.url);
  stranger = await signUpChild(server);
  for (const role of CHANNEL_ROLES) members.set(role, await signUpChild(server));
});
afterAll(() => server.close());

/** A route before may have changed who is what: joining, making a channel and signing out, above all. */
beforeEach(async () => {
  const { db } = server.deps;
  await db.update(refreshSessions).set({ revokedAt: null });
  const ofTheChannel = eq(channelMembers.channelId, DEFAULT_CHANNEL_ID);
  await db.delete(channelMembers).where(eq(channelMembers.userId, stranger.user.userId));
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
  // Each from an address of its own: the limits of routes without sign-in count by address.
  const address = `192.0.2.${['anonymous', 'stranger', ...CHANNEL_ROLES].indexOf(caller) + 1}`;
  if (caller === 'anonymous') return { channelId, address };
  const child = caller === 'stranger' ? stranger : members.get(caller);
  return { token: child?.token ?? '', channelId, address };
}

const specOf = (name: RouteName): RouteSpec => routeNamed(name);
const answerOverHttp = async (name: RouteName, identity: Identity) => {
  const { status, error } = await api.call(name, SAMPLE_REQUESTS[name], identity);
  return { status, errorCode: error.errorCode };
};

/** Expects the server's answer to each caller to be the one that the row of a route names. */
async function expectRow(
  name: RouteName,
  answer: (identity: Identity) => Promise<{ readonly status: number; readonly errorCode: string }>,
): Promise<void> {
  const callers = Object.keys(TABLE[name]) as Caller[];
  expect(callers.toSorted()).toEqual(['anonymous', 'stranger', ...CHANNEL_ROLES].toSorted());
  const answers: [Caller, Expectation][] = [];
  for (const caller of callers) {
    const { status, errorCode } = await answer(identityOf(caller));
    expect(status, `${name} answered ${caller} ${errorCode}`).toBeLessThan(500);
    answers.push([caller, judgeAnswer({ status, errorCode }, TABLE[name][caller])]);
  }
  expect(Object.fromEntries(answers)).toEqual(TABLE[name]);
}

/** The first route of each guard and kind of answer: only HTTP itself can differ between them. */
function firstOfEachKind(): RouteName[] {
  const firsts = new Map<string, RouteName>();
  for (const name of ROUTE_NAMES) {
    const { access, requires, response, body } = specOf(name);
    const answer = typeof response === 'string' ? response : 'json';
    const kind = JSON.stringify([access, requires, answer, body !== undefined]);
    if (!firsts.has(kind)) firsts.set(kind, name);
  }
  return [...firsts.values()];
}

it('has a row for every declared route, and only for those', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(ROUTE_NAMES.toSorted());
});

describe('a row that allows', () => {
  const judged = (errorCode: string) => judgeAnswer({ status: 403, errorCode }, 'allowed');

  it.each([
    'NEED_TO_PAY',
    'CHANNEL_GROUP_UNAUTHORIZED',
    'NOT_ENROLLED_COURSE',
    'IS_NOT_PREMIUM_CHANNEL',
  ] as const)('fails on %s', (code) => expect(judged(code)).toBe(code));

  it('holds where the caller was let in and something else was wrong', () => {
    expect(judged('VALIDATION_FAIL')).toBe('allowed');
    expect(judged('NOT_ENOUGH_POINT')).toBe('allowed');
  });

  it('fails on every code that refuses by its status, but those that say what a thing is in', () => {
    const others = ERROR_CODES.filter(
      (code) => [401, 402, 403].includes(ERRORS[code].status) && !isRefusal(code),
    );
    expect(others).toEqual([
      'LOGIN_FAIL',
      'MISMATCH_ROOM_PASSWORD',
      'NOT_ACCEPT_ROOM',
      'HAVE_TO_RESET_SUCCESS',
      'WEBHOOK_REFUSED',
      'HOME_CLOSED',
      'HOME_FRIENDS_ONLY',
      'SOLUTIONS_CLOSED',
      'CHAT_MUTED',
      'CHAT_OFF',
      'CHAT_SAFE_PHRASES_ONLY',
      'WHISPER_OFF',
      'WHISPER_REFUSED',
      'FRIENDSHIP_REFUSED',
      'NOT_A_FRIEND',
    ]);
  });
});

describe('who may call', () => {
  // By the functions that serve the route: over HTTP ten thousand calls take three times as long.
  it.each(ROUTE_NAMES.filter((name) => !needsHttp(specOf(name))))('%s', async (name) => {
    await expectRow(name, (identity) => answerInProcess(server.deps, name, SAMPLE_REQUESTS[name], identity));
  });
});

describe('who may call, over HTTP', () => {
  const isSent = new Set([...firstOfEachKind(), ...ROUTE_NAMES.filter((name) => needsHttp(specOf(name)))]);
  it.each([...isSent])('%s', async (name) => {
    await expectRow(name, (identity) => answerOverHttp(name, identity));
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
      'courses.list',
      {},
      { token: stranger.token, channelId: DEFAULT_CHANNEL_ID },
    );
    expect(error.message).toBe('돌핀 학교 멤버가 아닙니다.');
  });
});
