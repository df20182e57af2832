import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AiDraftFailed } from '#server/gateways/aiDraft/aiDraftGateway.ts';
import { draftByAi } from '#server/domain/learning/problemAi/draftByAi.ts';
import { eventually } from '../../support/eventually.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';
import { startTestServer } from '../../support/testServer.ts';
import { createApiClient } from '../../support/apiClient.ts';

const PER_DAY = 2;
const test = setUpApi({ settings: { AI_DRAFTS: 'sandbox', AI_DRAFTS_PER_DAY: String(PER_DAY) } });
const { api } = test;
const WISH = { topic: '조개 나누기', level: 2, language: 'PYTHON', caseCount: 4 } as const;

let id: number;
let teacher: Child;
let pupil: Child;
const as = (child: Child) => ({ token: child.token, channelId: id });

beforeEach(async () => {
  [teacher, pupil] = [await signUpChild(test.server), await signUpChild(test.server)];
  id = await makeClass(test.server.deps, [
    { child: teacher, nickname: '선생님', roles: ['TEACHER'] },
    { child: pupil, nickname: '조약돌' },
  ]);
});

afterEach(() => vi.restoreAllMocks());

const wish = (body: typeof WISH | object = WISH) =>
  api.call('problemAi.create', { params: { id }, body }, as(teacher));
const list = () => api.call('problemAi.list', { params: { id } }, as(teacher));
const answered = (requestId: number) =>
  eventually(
    async () => {
      const request = (await list()).body.requestList.find((one) => one.requestId === requestId);
      if (!request || request.state === 'WAITING') throw new Error('still waiting');
      return request;
    },
    { timeout: 15_000, interval: 100 },
  );

describe('a draft by a model', () => {
  it('is an unpublished draft that its teacher is told of', async () => {
    const asked = await wish();
    expect(asked.status).toBe(202);
    expect(asked.body.message).toBe('생성되었습니다. 잠시 후에 확인해주세요!');
    const { draftId, state } = await answered(asked.body.requestId);
    expect(state).toBe('DONE');
    const draft = await api.call('problemDrafts.get', { params: { id, draftId: draftId ?? 0 } }, as(teacher));
    expect(draft.body).toMatchObject({
      ...{ state: 'DRAFT', problemId: null },
      content: { title: '조개 나누어 담기', difficulty: 2, programs: { PYTHON: {} } },
    });
    const told = await api.call('notifications.list', {}, as(teacher));
    expect(told.body.notificationList[0]).toMatchObject({
      ...{ notificationType: 'PROBLEM_DRAFT', subjectId: draftId },
      title: 'AI 초안이 준비되었어요',
    });
    // The job is done at least once: a second time makes nothing.
    await draftByAi(test.server.deps, { requestId: asked.body.requestId });
    const drafts = await api.call('problemDrafts.list', { params: { id }, query: {} }, as(teacher));
    expect(drafts.body.totalCount).toBe(1);
  });

  it('is asked for so often a day and no more, however many ask at once', async () => {
    const replies = await Promise.all([wish(), wish(), wish(), wish()]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 202, 429, 429]);
    expect(replies.find(({ status }) => status === 429)?.error.errorCode).toBe('AI_DRAFT_LIMIT');
    expect((await list()).body.leftToday).toBe(0);
    await Promise.all(
      replies.flatMap(({ status, body }) => (status === 202 ? answered(body.requestId) : [])),
    );
    test.clock.advance({ days: 1 });
    // The token has ended over night.
    const { loginName, password } = teacher;
    const again = await api.call('sessions.signIn', { body: { loginName, password } });
    teacher = { ...teacher, token: again.headers.get('access_token') ?? '' };
    expect((await list()).body.leftToday).toBe(PER_DAY);
  });

  it.each(['010-1234-5678로 연락', 'minsu@naver.com 에게'])('takes no topic such as %s', async (topic) => {
    expect((await wish({ ...WISH, topic })).error.errorCode).toBe('AI_DRAFT_PERSONAL');
    expect((await list()).body.requestList).toEqual([]);
  });

  it.each([{ topic: ' ' }, { level: 9 }, { language: 'BLOCKS' }, { caseCount: 500 }])(
    'is not asked for with %j',
    async (part) => {
      expect((await wish({ ...WISH, ...part })).status).toBe(400);
    },
  );

  it('is for staff of the channel alone', async () => {
    expect((await api.call('problemAi.list', { params: { id } }, as(pupil))).status).toBe(403);
    const stranger = await signUpChild(test.server);
    const own = await makeClass(test.server.deps, [
      { child: stranger, nickname: '옆 반 선생님', roles: ['TEACHER'] },
    ]);
    const foreign = await api.call(
      'problemAi.create',
      { params: { id }, body: WISH },
      { token: stranger.token, channelId: own },
    );
    expect(foreign.status).toBe(404);
  });

  it.each([
    ['LATE', 1, '제시간에'],
    ['UNREADABLE', 2, '쓸 수 없는 답'],
  ] as const)('says why there is none: %s', async (reason, attempts, words) => {
    const ask = vi
      .spyOn(test.server.deps.aiDrafts, 'ask')
      .mockRejectedValue(new AiDraftFailed(reason, 'the test says so'));
    const request = await answered((await wish()).body.requestId);
    expect(ask).toHaveBeenCalledTimes(attempts);
    expect(request).toMatchObject({ state: 'FAILED', draftId: null });
    expect(request.message).toContain(words);
    const told = await api.call('notifications.list', {}, as(teacher));
    expect(told.body.notificationList[0]).toMatchObject({
      title: 'AI 초안을 만들지 못했어요',
      subjectId: null,
    });
  });
});

it('without configuration it is off, and says so', async () => {
  const server = await startTestServer();
  try {
    const child = await signUpChild(server);
    const channelId = await makeClass(server.deps, [{ child, nickname: '선생님', roles: ['TEACHER'] }]);
    const off = createApiClient(server.url);
    const identity = { token: child.token, channelId };
    const params = { id: channelId };
    const refused = await off.call('problemAi.create', { params, body: WISH }, identity);
    expect(refused.error).toMatchObject({ errorCode: 'AI_DRAFTS_OFF' });
    expect((await off.call('problemAi.list', { params }, identity)).body.isOn).toBe(false);
  } finally {
    await server.close();
  }
});
