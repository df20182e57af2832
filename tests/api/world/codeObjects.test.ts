import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { CODE_OBJECTS } from '#shared/content/codeObjects.ts';
import { MAP_IDS } from '#shared/content/maps/mapTypes.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { EventOf } from '#server/domain/events.ts';
import { problemOf } from '#server/domain/seed/courses.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { befriend } from '../../support/befriend.ts';
import { untilJudged } from '../../support/learn.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const [BELL, LAMPS, GATE, KELP] = [9502, 9504, 9509, 9507];
const [BELL_ID, LAMPS_ID] = [3, 5];
const RING = 'bell.ring(bell.hour());';

let child: Child;
let friend: Child;
let stranger: Child;
beforeAll(async () => {
  [child, friend, stranger] = await Promise.all([
    signUpDressedChild(test.server),
    signUpDressedChild(test.server),
    signUpDressedChild(test.server),
  ]);
  await befriend(api, child, friend);
});

const handIn = (problemId: number, source: string, who = child, language: Language = 'JAVASCRIPT') =>
  api.call(
    'submissions.submit',
    { params: { problemId }, body: { clientKey: randomUUID(), language, source } },
    who,
  );

/** The submission once it is judged: on a busy machine the answer comes before the verdict. */
async function submit(problemId: number, source: string, who = child, language: Language = 'JAVASCRIPT') {
  const { submissionId } = (await handIn(problemId, source, who, language)).body;
  await untilJudged(api, who, { problemId, submissionId });
  return (await api.call('submissions.get', { params: { problemId, submissionId } }, who)).body;
}

const objectsOf = async (who: Child, mapId: number = MAP_IDS.plaza) =>
  (await api.call('codeObjects.list', { params: { mapId } }, who)).body.objectList;
const objectOf = async (who: Child, objectId: number) =>
  (await objectsOf(who)).find((object) => object.objectId === objectId);
const programOf = (owner: Child, who: Child, objectId = BELL_ID) =>
  api.call('codeObjects.friend', { params: { objectId, userId: owner.user.userId } }, who);
const share = (isShared: boolean, who = child, objectId = BELL_ID) =>
  api.call('codeObjects.share', { params: { objectId }, body: { isShared } }, who);

it('tells which object a problem drives, with which blocks, and what stands on a map', async () => {
  const { body } = await api.call('problems.get', { params: { problemId: BELL } }, child);
  expect(body).toMatchObject({
    ...{ kind: 'OBJECT', stage: null, languageList: ['JAVASCRIPT', 'PYTHON', 'BLOCKS'] },
    object: { objectId: BELL_ID, seeds: [1, 2, 3] },
  });
  expect(body.object?.toolbox).toContain('bellRing');
  const lists = await Promise.all(Object.values(MAP_IDS).map((mapId) => objectsOf(stranger, mapId)));
  expect(lists.flat().map(({ objectId }) => objectId)).toHaveLength(CODE_OBJECTS.length);
  expect(lists.flat().every(({ own, friendList }) => own === null && friendList.length === 0)).toBe(true);
});

it('a program that was not accepted changes nothing, and says what is missing', async () => {
  const wrong = await submit(BELL, 'bell.ring(3);');
  expect(wrong.verdict).toBe('WA');
  expect(wrong.caseList.map(({ verdict }) => verdict)).toEqual(['AC', 'WA', 'WA']);
  expect(wrong.caseList[1]?.explanation).toMatch(/2번째[^]*7시예요[^]*3번/u);
  expect(await objectOf(child, BELL_ID)).toMatchObject({ own: null });
});

describe('the last accepted program', () => {
  it('stays in the world, with what it does on the first seed', async () => {
    expect(await submit(BELL, RING)).toMatchObject({ verdict: 'AC', correct: 3, total: 3 });
    await submit(BELL, 'bell.ring(1);');
    const bell = await objectOf(child, BELL_ID);
    expect(bell?.own).toMatchObject({ language: 'JAVASCRIPT', source: RING, isShared: true });
    expect(bell?.own?.actList.map(({ part, value, line }) => [part, value, line])).toEqual([
      ...[1, 2, 3].map((ring) => ['swing', ring, 1]),
    ]);
    expect(bell?.own?.durationMs).toBeGreaterThan(0);
  });

  it('is replaced by the next, in any language, and stays shared or not', async () => {
    await share(false);
    const source = problemOf(BELL).programs.BLOCKS?.solution ?? '';
    expect(await submit(BELL, source, child, 'BLOCKS')).toMatchObject({ verdict: 'AC' });
    expect((await objectOf(child, BELL_ID))?.own).toMatchObject({ language: 'BLOCKS', isShared: false });
    await share(true);
  });

  it('is not replaced by one that was handed in earlier and is judged later', async () => {
    const { body } = await api.call('submissions.list', { params: { problemId: BELL } }, child);
    const first = body.submissionList.findLast(({ verdict }) => verdict === 'AC');
    const { userId } = child.user;
    await transaction(test.server.deps, (tx) =>
      emit(tx, {
        ...{ type: 'object.programmed', userId, objectId: BELL_ID, problemId: BELL, acts: [], durationMs: 0 },
        ...{ submissionId: first?.submissionId ?? 0, language: 'JAVASCRIPT', source: 'old', at: new Date() },
      }),
    );
    expect((await objectOf(child, BELL_ID))?.own?.language).toBe('BLOCKS');
  });

  it('is seen by friends without its source, by nobody else, and not while it is private', async () => {
    const seen = await programOf(child, friend);
    expect(seen.body).toMatchObject({ userId: child.user.userId, nickname: child.user.nickname });
    expect(seen.body.actList).toHaveLength(3);
    expect(JSON.stringify(seen.body)).not.toContain('bellRing');
    expect((await objectOf(friend, BELL_ID))?.friendList).toMatchObject([{ userId: child.user.userId }]);
    expect((await objectOf(stranger, BELL_ID))?.friendList).toEqual([]);
    const notFound = { errorCode: 'RESOURCE_NOT_FOUND' };
    expect((await programOf(child, stranger)).error).toMatchObject(notFound);
    // Nobody is a friend of oneself; the own program is in the list.
    expect((await programOf(child, child)).error).toMatchObject(notFound);
    await share(false);
    expect((await programOf(child, friend)).error).toMatchObject(notFound);
    expect((await objectOf(friend, BELL_ID))?.friendList).toEqual([]);
    await share(true);
  });

  it('is told to friends who may see it, and once it is no longer shared', async () => {
    const told: EventOf<'object.changed'>[] = [];
    const stop = test.server.deps.events.follow({ 'object.changed': (event) => told.push(event) });
    await share(false);
    await submit(BELL, RING);
    await share(true);
    stop();
    const [mapId, friends] = [MAP_IDS.plaza, [friend.user.userId]];
    expect(told.map((event) => [event.userId, event.objectId, event.mapId, event.friendIds])).toEqual([
      [child.user.userId, BELL_ID, mapId, friends],
      [child.user.userId, BELL_ID, mapId, []],
      [child.user.userId, BELL_ID, mapId, friends],
    ]);
  });

  it('is gone for a friend with the friendship', async () => {
    const former = await signUpDressedChild(test.server);
    await befriend(api, child, former);
    expect((await programOf(child, former)).status).toBe(200);
    await api.call('moderation.block', { params: { id: former.user.userId } }, child);
    expect((await programOf(child, former)).error).toMatchObject({ errorCode: 'RESOURCE_NOT_FOUND' });
  });
});

describe('is refused in words', () => {
  it('a map, an object and a user that are not there', async () => {
    const notFound = { errorCode: 'RESOURCE_NOT_FOUND' };
    expect((await api.call('codeObjects.list', { params: { mapId: 77 } }, child)).error).toMatchObject(
      notFound,
    );
    expect((await programOf(friend, child, 999)).error).toMatchObject(notFound);
    const nobody = { objectId: BELL_ID, userId: 2_147_483_647 };
    expect((await api.call('codeObjects.friend', { params: nobody }, child)).error).toMatchObject(notFound);
    expect((await share(true, stranger)).error).toMatchObject(notFound);
    expect((await share(true, child, LAMPS_ID)).error).toMatchObject(notFound);
  });

  it('a command that is used wrongly, at its line', async () => {
    const { verdict, caseList } = await submit(LAMPS, 'lamps.light(0, "노랑");\nlamps.light(8, "파랑");');
    expect(verdict).toBe('RE');
    expect(caseList[0]?.explanation).toMatch(/2번째 줄[^]*0부터 7까지/u);
  });

  it('a run that does not end by itself', async () => {
    const { verdict, caseList } = await submit(KELP, 'while (true) kelp.grow();');
    expect(verdict).toBe('RE');
    expect(caseList[0]?.explanation).toContain('멈출 때');
  });

  it('a language that the problem does not offer', async () => {
    await test.server.deps.db.execute(
      sql`update problems set starter_codes = starter_codes - 'PYTHON' where id = ${GATE}`,
    );
    const { error } = await handIn(GATE, 'gate.ask()', child, 'PYTHON');
    expect(error).toMatchObject({ errorCode: 'LANGUAGE_NOT_ALLOWED' });
  });

  it('an object with a hole in its data', async () => {
    await test.server.deps.db.execute(
      sql`update problems set object = '{"objectId": 999}' where id = ${GATE}`,
    );
    const { error } = await handIn(GATE, 'gate.ask()');
    expect(error).toMatchObject({ errorCode: 'STAGE_BROKEN' });
    const asked = await api.call('problems.get', { params: { problemId: GATE } }, child);
    expect(asked.error).toMatchObject({ errorCode: 'STAGE_BROKEN' });
  });
});
