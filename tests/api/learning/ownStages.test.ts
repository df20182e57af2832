import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_BOARD } from '#shared/authoring/ownBoard.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { ownStageTitle } from '#shared/content/ownStageNames.ts';
import {
  MOST_OWN_DRAFTS,
  MOST_PAID_STAGES_A_DAY,
  MOST_SENT_A_DAY,
  type OwnBoard,
} from '#shared/contract/learning/ownStages.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { HEART_REWARDS, SOLVED_STAGE_REWARD } from '#server/domain/learning/ownStages/playSharedStage.ts';
import { befriend } from '../../support/befriend.ts';
import { checkLedger } from '../../support/ledger.ts';
import { makeClass } from '../../support/makeClass.ts';
import {
  FIRST_SOLUTION,
  makeOwnStage,
  proveOwnStage,
  sendOwnStage,
  WRONG_PROGRAM,
} from '../../support/ownStages.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

let maker: Child;
let friend: Child;
let stranger: Child;
beforeAll(async () => {
  maker = await signUpDressedChild(test.server);
  friend = await signUpDressedChild(test.server);
  stranger = await signUpDressedChild(test.server);
  await befriend(api, maker, friend);
});
afterAll(() => checkLedger(test.server.deps));

type Program = { readonly language: 'JAVASCRIPT'; readonly source: string };
const byNumber = (one: number, other: number) => one - other;
const at = (stageId: number) => ({ params: { stageId } });
const OTHER_BOARD: OwnBoard = { ...FIRST_BOARD, theme: 'SPELL' };
const NAME = { first: 0, second: 0 };
const refusal = ({ status, error }: { status: number; error: { errorCode?: string } }) => [
  status,
  error.errorCode,
];
const pointsOf = async (who: Child) => (await api.call('economy.getPoints', {}, who)).body.point;
const newsOf = async (who: Child) =>
  (await api.call('notifications.list', { query: { page: 1 } }, who)).body.notificationList;
const solve = (stageId: number, who: Child, program: Program = FIRST_SOLUTION) =>
  api.call('ownStages.solve', { ...at(stageId), body: program }, who);

describe('a draft', () => {
  it('is its maker’s alone', async () => {
    const { stageId, version } = await makeOwnStage(api, maker);
    const content = { board: OTHER_BOARD, name: NAME, programs: {} };
    for (const answer of [
      await api.call('ownStages.get', at(stageId), friend),
      await api.call(
        'ownStages.save',
        { ...at(stageId), body: { ...content, baseVersion: version } },
        friend,
      ),
      await api.call(
        'ownStages.prove',
        { ...at(stageId), body: { ...FIRST_SOLUTION, board: FIRST_BOARD } },
        friend,
      ),
      await api.call(
        'ownStages.send',
        { ...at(stageId), body: { toFriends: true, channelId: null } },
        friend,
      ),
      await api.call('ownStages.open', at(stageId), friend),
      await api.call('ownStages.open', at(stageId), maker),
      await api.call('ownStages.remix', at(stageId), friend),
      await api.call('ownStages.remove', at(stageId), friend),
    ])
      expect(refusal(answer)).toEqual([404, 'RESOURCE_NOT_FOUND']);
    expect((await api.call('ownStages.get', at(stageId), maker)).body.board).toEqual(FIRST_BOARD);
    expect((await api.call('ownStages.remove', at(stageId), maker)).status).toBe(200);
  });

  it('of two tabs is overwritten by neither', async () => {
    const { stageId, version: baseVersion } = await makeOwnStage(api, maker);
    const save = (board: OwnBoard) =>
      api.call(
        'ownStages.save',
        { ...at(stageId), body: { board, name: NAME, programs: {}, baseVersion } },
        maker,
      );
    const [one, other] = await Promise.all([save(FIRST_BOARD), save(OTHER_BOARD)]);
    expect([one.status, other.status].toSorted(byNumber)).toEqual([200, 409]);
    const lost = one.status === 409 ? one : other;
    expect(lost.error.errorCode).toBe('CONTENT_CONFLICT');
    await api.call('ownStages.remove', at(stageId), maker);
  });

  it('loses its proof with every change of the board, and with no other', async () => {
    const proved = await proveOwnStage(api, maker);
    const { stageId, board } = proved;
    expect(proved.proof).toEqual({ language: 'JAVASCRIPT', blockCount: 3, stepCount: 8 });
    const save = async (change: { board?: OwnBoard; first?: number }, baseVersion: number) =>
      (
        await api.call(
          'ownStages.save',
          {
            ...at(stageId),
            body: {
              board: change.board ?? board,
              name: { first: change.first ?? 1, second: 1 },
              programs: { JAVASCRIPT: 'walk(1);' },
              baseVersion,
            },
          },
          maker,
        )
      ).body;
    const renamed = await save({ first: 2 }, proved.version);
    expect([renamed.title, renamed.proof]).toEqual([ownStageTitle({ first: 2, second: 1 }), proved.proof]);
    expect((await save({ board: OTHER_BOARD }, renamed.version)).proof).toBeNull();
    await api.call('ownStages.remove', at(stageId), maker);
  });

  it('has a name of the lists, marks of the board and a shelf with an end', async () => {
    const child = await signUpChild(test.server);
    const { stageId, version: baseVersion } = await makeOwnStage(api, child);
    const good = { board: FIRST_BOARD, name: NAME, programs: {}, baseVersion };
    const insult = { first: '바보' as unknown as number, second: 0 };
    for (const body of [
      { ...good, name: insult },
      { ...good, name: { first: 99, second: 0 } },
      { ...good, name: { first: 0.5, second: 0 } },
      { ...good, board: { ...FIRST_BOARD, rows: FIRST_BOARD.rows.slice(1) } },
      { ...good, board: { ...FIRST_BOARD, rows: FIRST_BOARD.rows.map(() => '바보바보바보바보바보바보') } },
    ]) {
      const answer = await api.call('ownStages.save', { ...at(stageId), body }, child);
      expect(refusal(answer)).toEqual([400, 'VALIDATION_FAIL']);
    }
    const begun = await Promise.all(
      Array.from({ length: MOST_OWN_DRAFTS }, () => api.call('ownStages.create', {}, child)),
    );
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(MOST_OWN_DRAFTS - 1);
    expect(begun.find(({ status }) => status !== 200)?.error.errorCode).toBe('OWN_STAGES_FULL');
  });
});

describe('a proof', () => {
  it('is given by the judge alone, for the board that is stored', async () => {
    const { stageId, board } = await makeOwnStage(api, maker);
    const prove = (program: Program, of: OwnBoard = board) =>
      api.call('ownStages.prove', { ...at(stageId), body: { ...program, board: of } }, maker);
    const missed = await prove(WRONG_PROGRAM);
    expect(missed.body).toMatchObject({ isProved: false, stage: { proof: null } });
    expect(missed.body.explanation).toMatch(/요/u);
    expect((await prove({ language: 'JAVASCRIPT', source: 'walk(' })).body.isProved).toBe(false);
    expect(refusal(await prove(FIRST_SOLUTION, OTHER_BOARD))).toEqual([409, 'CONTENT_CONFLICT']);
    const unproved = await api.call(
      'ownStages.send',
      { ...at(stageId), body: { toFriends: true, channelId: null } },
      maker,
    );
    expect(refusal(unproved)).toEqual([409, 'OWN_STAGE_NOT_PROVED']);
    expect((await prove(FIRST_SOLUTION)).body.isProved).toBe(true);
    await api.call('ownStages.remove', at(stageId), maker);
  });

  it('names what a board lacks', async () => {
    const rows = FIRST_BOARD.rows.map((line) => line.replace('F', '.'));
    const { stageId, board } = await makeOwnStage(api, maker, { board: { rows } });
    const answer = await api.call(
      'ownStages.prove',
      { ...at(stageId), body: { ...FIRST_SOLUTION, board } },
      maker,
    );
    expect(refusal(answer)).toEqual([409, 'CONTENT_NOT_READY']);
    expect(answer.error.message).toMatch(/깃발/u);
    await api.call('ownStages.remove', at(stageId), maker);
  });
});

describe('sending', () => {
  it('tells friends, and nobody else sees it; it is never changed again', async () => {
    const author = await signUpDressedChild(test.server);
    await befriend(api, author, friend);
    const sent = await sendOwnStage(api, author);
    const { stageId, title } = sent;
    const { body } = await api.call('ownStages.listOfFriends', { query: { page: 1 } }, friend);
    expect(body.stageList[0]).toMatchObject({
      ...{ stageId, title, isMine: false, isSolved: false, heartCount: 0, isRemix: false, root: null },
      ...{ author: { userId: author.user.userId }, blockLimit: 3 },
    });
    expect((await newsOf(friend))[0]).toMatchObject({ notificationType: 'OWN_STAGE', subjectId: stageId });
    expect(refusal(await api.call('ownStages.open', at(stageId), stranger))).toEqual([
      404,
      'RESOURCE_NOT_FOUND',
    ]);
    expect(refusal(await solve(stageId, stranger))).toEqual([404, 'RESOURCE_NOT_FOUND']);
    const again = await api.call(
      'ownStages.save',
      { ...at(stageId), body: { board: OTHER_BOARD, name: NAME, programs: {}, baseVersion: sent.version } },
      author,
    );
    expect(refusal(again)).toEqual([409, 'OWN_STAGE_SENT']);
  });

  it('asks for a guardian’s consent; making, trying and playing do not', async () => {
    const young = await signUpChild(test.server, { birthDate: '2018-05-05' });
    await befriend(api, young, friend);
    const { stageId } = await proveOwnStage(api, young);
    const answer = await api.call(
      'ownStages.send',
      { ...at(stageId), body: { toFriends: true, channelId: null } },
      young,
    );
    expect(refusal(answer)).toEqual([403, 'GUARDIAN_CONSENT_REQUIRED']);
    const played = await sendOwnStage(api, friend);
    expect((await solve(played.stageId, young)).body.isSolved).toBe(true);
    expect((await api.call('ownStages.heart', at(played.stageId), young)).body.heartCount).toBe(1);
  });

  it('is to somebody, to an own class that shares stages, and a few times a day', async () => {
    const author = await signUpDressedChild(test.server);
    const send = async (body: { toFriends: boolean; channelId: number | null }) => {
      const { stageId } = await proveOwnStage(api, author);
      const answer = await api.call('ownStages.send', { ...at(stageId), body }, author);
      await api.call('ownStages.remove', at(stageId), author);
      return answer;
    };
    const own = await makeClass(test.server.deps, [{ child: author, nickname: '물결' }]);
    const foreign = await makeClass(test.server.deps, [{ child: stranger, nickname: '산호' }]);
    expect(refusal(await send({ toFriends: false, channelId: null }))).toEqual([400, 'VALIDATION_FAIL']);
    expect(refusal(await send({ toFriends: false, channelId: foreign }))[1]).toBe('CHANNEL_MEMBER_NOT_FOUND');
    expect(refusal(await send({ toFriends: false, channelId: DEFAULT_CHANNEL_ID }))[1]).toBe(
      'CHANNEL_MEMBER_NOT_FOUND',
    );
    const { db } = test.server.deps;
    await db
      .update(channels)
      .set({ plugins: { OWN_STAGE: false } })
      .where(eq(channels.id, own));
    expect(refusal(await send({ toFriends: false, channelId: own }))[1]).toBe('CHANNEL_CONTENT_UNAUTHORIZED');
    expect((await api.call('ownStages.listClasses', {}, author)).body.classList).toEqual([]);
    await db.update(channels).set({ plugins: {} }).where(eq(channels.id, own));
    // A stage that was thrown away still counts for the day.
    for (let sent = 0; sent < MOST_SENT_A_DAY; sent += 1)
      expect((await send({ toFriends: false, channelId: own })).status).toBe(200);
    expect(refusal(await send({ toFriends: true, channelId: null }))).toEqual([429, 'OWN_STAGE_LIMIT']);
  });
});

describe('solving', () => {
  it('pays once for each stage, also at the same moment, and never for one’s own', async () => {
    const author = await signUpDressedChild(test.server);
    await befriend(api, author, friend);
    const { stageId } = await sendOwnStage(api, author);
    const before = await pointsOf(friend);
    expect((await solve(stageId, friend, WRONG_PROGRAM)).body).toMatchObject({
      isSolved: false,
      gainedPoint: 0,
    });
    const replies = await Promise.all([1, 2, 3].map(() => solve(stageId, friend)));
    expect(replies.map(({ body }) => body.gainedPoint).toSorted(byNumber)).toEqual([
      0,
      0,
      SOLVED_STAGE_REWARD.point,
    ]);
    expect((await solve(stageId, friend)).body).toMatchObject({ isSolved: true, gainedPoint: 0 });
    expect(await pointsOf(friend)).toBe(before + SOLVED_STAGE_REWARD.point);
    expect((await solve(stageId, author)).body).toMatchObject({ isSolved: true, gainedPoint: 0 });
    const { body } = await api.call('ownStages.open', at(stageId), friend);
    expect(body).toMatchObject({ isSolved: true, solveCount: 1, playCount: 1 });
  });
});

describe('hearts', () => {
  it('come from children who have solved it, once each; five of them pay its maker once', async () => {
    const author = await signUpDressedChild(test.server);
    const children: Child[] = [];
    for (let index = 0; index < 5; index += 1) children.push(await signUpDressedChild(test.server));
    const channelId = await makeClass(
      test.server.deps,
      [author, ...children].map((child, index) => ({ child, nickname: `물결 ${index}` })),
    );
    const { stageId } = await sendOwnStage(api, author, { channelId });
    const heart = (who: Child) => api.call('ownStages.heart', at(stageId), who);
    expect(refusal(await heart(children[0] as Child))).toEqual([409, 'OWN_STAGE_NOT_SOLVED']);
    expect(refusal(await heart(author))).toEqual([400, 'VALIDATION_FAIL']);
    for (const child of children) await solve(stageId, child);
    const before = await pointsOf(author);
    for (const child of children.slice(0, 4)) await heart(child);
    expect((await heart(children[0] as Child)).body.heartCount).toBe(4);
    expect(await pointsOf(author)).toBe(before);
    await Promise.all([1, 2, 3].map(() => heart(children[4] as Child)));
    expect(await pointsOf(author)).toBe(before + HEART_REWARDS[0].reward.point);
    expect(
      (await newsOf(author)).filter(({ notificationType }) => notificationType === 'OWN_STAGE_NEWS'),
    ).toHaveLength(1);
    const inClass = { ...(children[0] as Child), channelId };
    const { body } = await api.call('ownStages.listOfClass', { query: { page: 1 } }, inClass);
    expect(body.weekList).toMatchObject([{ stageId, heartCount: 5, solveCount: 5, isHearted: true }]);
  });
});

describe('a remix', () => {
  it('names the first stage of the chain and its maker, until that is gone', async () => {
    const [root, middle] = [await signUpDressedChild(test.server), await signUpDressedChild(test.server)];
    await befriend(api, root, middle);
    await befriend(api, middle, friend);
    const first = await sendOwnStage(api, root);
    const remixed = (await api.call('ownStages.remix', at(first.stageId), middle)).body;
    expect(remixed).toMatchObject({
      ...{ board: first.board, isRemix: true, sentAt: null, proof: null },
      root: { title: first.title, nickname: root.user.nickname },
    });
    const { stageId, board } = remixed;
    await api.call('ownStages.prove', { ...at(stageId), body: { ...FIRST_SOLUTION, board } }, middle);
    await api.call('ownStages.send', { ...at(stageId), body: { toFriends: true, channelId: null } }, middle);
    const second = (await api.call('ownStages.remix', at(stageId), friend)).body;
    expect(second.root).toEqual({ title: first.title, nickname: root.user.nickname });
    await test.server.deps.db.delete(users).where(eq(users.id, root.user.userId));
    expect((await api.call('ownStages.get', at(second.stageId), friend)).body).toMatchObject({
      isRemix: true,
      root: null,
    });
    await api.call('ownStages.remove', at(second.stageId), friend);
  });
});

describe('what parts children', () => {
  it('a block hides a stage from a former friend and from a classmate', async () => {
    const [author, other] = [await signUpDressedChild(test.server), await signUpDressedChild(test.server)];
    await befriend(api, author, other);
    const channelId = await makeClass(test.server.deps, [
      { child: author, nickname: '하나' },
      { child: other, nickname: '둘' },
    ]);
    const toFriends = await sendOwnStage(api, author);
    const toClass = await sendOwnStage(api, author, { channelId });
    expect((await api.call('ownStages.open', at(toClass.stageId), other)).status).toBe(200);
    await api.call('moderation.block', { params: { id: author.user.userId } }, other);
    for (const { stageId } of [toFriends, toClass])
      expect(refusal(await api.call('ownStages.open', at(stageId), other))).toEqual([
        404,
        'RESOURCE_NOT_FOUND',
      ]);
    expect((await api.call('ownStages.listOfFriends', { query: { page: 1 } }, other)).body.totalCount).toBe(
      0,
    );
    const list = await api.call('ownStages.listOfClass', { query: { page: 1 } }, { ...other, channelId });
    expect(list.body).toMatchObject({ totalCount: 0, weekList: [] });
  });
});

describe('staff', () => {
  it('takes a stage out of its own class alone, and its maker is told calmly', async () => {
    const [author, teacher, other] = [
      await signUpDressedChild(test.server),
      await signUpDressedChild(test.server),
      await signUpDressedChild(test.server),
    ];
    const channelId = await makeClass(test.server.deps, [
      { child: teacher, nickname: '선생님', roles: ['TEACHER'] },
      { child: author, nickname: '하나' },
    ]);
    const foreign = await makeClass(test.server.deps, [
      { child: other, nickname: '다른 선생님', roles: ['TEACHER'] },
    ]);
    const { stageId } = await sendOwnStage(api, author, { channelId });
    const takeDown = (who: Child, id: number) =>
      api.call('ownStages.takeDown', at(stageId), { ...who, channelId: id });
    expect(refusal(await takeDown(other, foreign))).toEqual([404, 'RESOURCE_NOT_FOUND']);
    expect((await takeDown(teacher, channelId)).status).toBe(200);
    expect(refusal(await takeDown(teacher, channelId))).toEqual([404, 'RESOURCE_NOT_FOUND']);
    expect(refusal(await api.call('ownStages.open', at(stageId), teacher))).toEqual([
      404,
      'RESOURCE_NOT_FOUND',
    ]);
    expect((await newsOf(author))[0]).toMatchObject({ notificationType: 'OWN_STAGE_NEWS' });
    const [mine] = (await api.call('ownStages.list', {}, author)).body.stageList;
    expect(mine).toMatchObject({ stageId, className: null, isHidden: false });
  });

  it('hides a stage everywhere once a report of it was answered so', async () => {
    const [author, reporter, manager] = [
      await signUpDressedChild(test.server),
      await signUpDressedChild(test.server),
      await signUpDressedChild(test.server),
    ];
    const channelId = await makeClass(test.server.deps, [
      { child: manager, nickname: '선생님', roles: ['MANAGER'] },
      { child: author, nickname: '하나' },
      { child: reporter, nickname: '둘' },
    ]);
    const { stageId, title } = await sendOwnStage(api, author, { channelId });
    const report = await api.call(
      'ownStages.report',
      { ...at(stageId), body: { reason: 'OTHER' } },
      reporter,
    );
    expect(report.status).toBe(200);
    expect(
      refusal(await api.call('ownStages.report', { ...at(stageId), body: { reason: 'OTHER' } }, author))[1],
    ).toBe('VALIDATION_FAIL');
    const inClass = { ...manager, channelId };
    const { body } = await api.call('reports.list', { query: { kind: 'STAGE', page: 1 } }, inClass);
    expect(body.reportList).toMatchObject([{ contentId: stageId, kind: 'STAGE' }]);
    expect(body.reportList[0]?.lineList[0]?.text).toContain(title);
    const resolved = await api.call(
      'reports.resolve',
      { params: { id: report.body.reportId }, body: { action: 'REMOVE' } },
      inClass,
    );
    expect(resolved.status).toBe(200);
    expect(refusal(await api.call('ownStages.open', at(stageId), reporter))).toEqual([
      404,
      'RESOURCE_NOT_FOUND',
    ]);
    const [mine] = (await api.call('ownStages.list', {}, author)).body.stageList;
    expect(mine).toMatchObject({ stageId, isHidden: true });
    expect((await newsOf(author))[0]).toMatchObject({ notificationType: 'OWN_STAGE_NEWS' });
  });
});

// Last: the clock goes ahead, and tokens end.
describe('a day', () => {
  it('pays a few solved stages, and the next day pays the rest', async () => {
    const player = await signUpDressedChild(test.server);
    const stages: number[] = [];
    for (let index = 0; index <= MOST_PAID_STAGES_A_DAY; index += 1) {
      const author = await signUpDressedChild(test.server);
      await befriend(api, author, player);
      stages.push((await sendOwnStage(api, author)).stageId);
    }
    const paid: number[] = [];
    for (const stageId of stages) paid.push((await solve(stageId, player)).body.gainedPoint);
    expect(paid).toEqual([...stages.slice(1).map(() => SOLVED_STAGE_REWARD.point), 0]);
    test.clock.advance({ days: 1 });
    const { loginName, password } = player;
    const { headers } = await api.call('sessions.signIn', { body: { loginName, password } });
    const later = { ...player, token: headers.get('access_token') ?? '' };
    expect((await solve(stages.at(-1) ?? 0, later)).body.gainedPoint).toBe(SOLVED_STAGE_REWARD.point);
    expect((await solve(stages[0] ?? 0, later)).body).toMatchObject({ isSolved: true, gainedPoint: 0 });
  });
});
