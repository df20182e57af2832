import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { piece, writeBlocks } from '#shared/blocks/writeBlocks.ts';
import { codeObjectById } from '#shared/content/codeObjects.ts';
import { FOES, foeReason, type Foe } from '#shared/content/foes.ts';
import { MAP_IDS } from '#shared/content/maps/mapTypes.ts';
import { lineSetsOf } from '#shared/content/npcLines/linesOf.ts';
import { NPCS } from '#shared/content/npcs.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';
import { problemOf } from '#server/domain/seed/courses.ts';
import { checkLedger } from '../../support/ledger.ts';
import { untilJudged } from '../../support/learn.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const [foe] = FOES;
const [FIRST, SECOND, LAST] = foe.phases.map(({ problemId }) => problemId) as [number, number, number];
const ASK = 'for (let i = 0; i < 9; i++) { if (isHigh()) duck(); else jump(); }';
const GROUPS = 'for (let i = 0; i < 3; i++) { duck(); jump(); jump(); }';

let child: Child;
let other: Child;
beforeAll(async () => {
  [child, other] = await Promise.all([signUpDressedChild(test.server), signUpDressedChild(test.server)]);
});

afterAll(() => checkLedger(test.server.deps));

const handIn = (
  who: Child,
  problemId: number,
  source: string,
  language: Language = 'JAVASCRIPT',
  more = {},
) =>
  api.call(
    'submissions.submit',
    { params: { problemId }, body: { clientKey: randomUUID(), language, source, ...more } },
    who,
  );

async function submit(who: Child, problemId: number, source: string, language?: Language) {
  const { submissionId } = (await handIn(who, problemId, source, language)).body;
  await untilJudged(api, who, { problemId, submissionId });
  return (await api.call('submissions.get', { params: { problemId, submissionId } }, who)).body.verdict;
}

const mapOf = ({ objectId }: Foe) => codeObjectById(objectId)?.mapId ?? 0;

async function stateOf(who: Child, of: Foe = foe) {
  const { body } = await api.call('codeObjects.list', { params: { mapId: mapOf(of) } }, who);
  return body.objectList.find(({ objectId }) => objectId === of.objectId);
}

/** The words of all people of the foe's map to a child. */
async function linesFor(who: Child, of: Foe) {
  const { body } = await api.call(
    'quests.listNpcs',
    { params: { worldId: WORLD_ID }, query: { map_id: mapOf(of) } },
    who,
  );
  return JSON.stringify(body);
}

const rewardsOf = (who: Child, of: Foe = foe) =>
  test.server.deps.db
    .select({ kind: ledgerEntries.kind, amount: ledgerEntries.amount, reasonKey: ledgerEntries.reasonKey })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.userId, who.user.userId))
    .then((rows) => rows.filter(({ reasonKey }) => reasonKey === foeReason(of.id)));

it('stands on its map, with no phase won, and other objects are no foes', async () => {
  expect(await stateOf(child)).toMatchObject({ own: null, foe: { wonCount: 0, beatenAt: null } });
  const { body } = await api.call('codeObjects.list', { params: { mapId: MAP_IDS.plaza } }, child);
  expect(body.objectList.every((object) => object.foe === null)).toBe(true);
});

it('a phase that is won before its turn opens nothing and pays nothing', async () => {
  expect(await submit(child, LAST, ASK)).toBe('AC');
  expect(await submit(child, SECOND, GROUPS)).toBe('AC');
  expect(await stateOf(child)).toMatchObject({ foe: { wonCount: 0, beatenAt: null } });
  expect(await rewardsOf(child)).toEqual([]);
});

it('a verdict of the page counts for nothing', async () => {
  const forged = { verdict: 'AC', wonCount: 3, outcome: { kind: 'object', met: true } };
  const { status, body } = await handIn(child, FIRST, 'jump();', 'JAVASCRIPT', forged);
  if (status === 200) await untilJudged(api, child, { problemId: FIRST, submissionId: body.submissionId });
  expect(await submit(child, FIRST, 'jump();')).toBe('WA');
  expect(await stateOf(child)).toMatchObject({ foe: { wonCount: 0 } });
});

it('a fixed plan does not win the last phase', async () => {
  const plan = 'jump(); duck(); duck(); jump(); duck(); jump(); jump(); jump(); duck();';
  expect(await submit(child, LAST, plan)).toBe('WA');
});

it('blocks win the second phase with a loop, not one by one', async () => {
  const blocks = problemOf(FIRST).programs.BLOCKS?.solution ?? '';
  expect(await submit(other, FIRST, blocks, 'BLOCKS')).toBe('AC');
  expect(await stateOf(other)).toMatchObject({ foe: { wonCount: 1 } });
  const group = ['bodyDuck', 'bodyJump', 'bodyJump'];
  const oneByOne = writeBlocks([...group, ...group, ...group].map((type) => piece(type)));
  expect(await submit(other, SECOND, oneByOne, 'BLOCKS')).toBe('AC');
  expect(await stateOf(other)).toMatchObject({ foe: { wonCount: 1 } });
  expect(await submit(other, SECOND, problemOf(SECOND).programs.BLOCKS?.solution ?? '', 'BLOCKS')).toBe('AC');
  expect(await stateOf(other)).toMatchObject({ foe: { wonCount: 2 } });
});

describe('won in order', () => {
  it('each phase counts once, and the last pays once', async () => {
    expect(await submit(child, FIRST, 'duck(); jump(); duck(); jump();')).toBe('AC');
    await submit(child, FIRST, 'duck(); jump(); duck(); jump();');
    expect(await stateOf(child)).toMatchObject({ foe: { wonCount: 1, beatenAt: null } });
    const python = problemOf(SECOND).programs.PYTHON?.solution ?? '';
    expect(await submit(child, SECOND, python, 'PYTHON')).toBe('AC');
    // Two presses at the same moment.
    expect(await Promise.all([submit(child, LAST, ASK), submit(child, LAST, `${ASK}\n`)])).toEqual([
      'AC',
      'AC',
    ]);
    const beaten = await stateOf(child);
    expect(beaten).toMatchObject({ own: null, foe: { wonCount: 3, beatenAt: expect.any(String) } });
    expect((await rewardsOf(child)).toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
      { kind: 'POINT', amount: foe.reward.point },
      { kind: 'USER_EXP', amount: foe.reward.exp },
    ]);
    await submit(child, LAST, ASK);
    expect(await stateOf(child)).toEqual(beaten);
    expect(await rewardsOf(child)).toHaveLength(2);
  });

  it('its people speak of it to the child who has beaten it', async () => {
    expect(await linesFor(child, foe)).toContain('또또 크랩이 물공 대신');
    expect(await linesFor(other, foe)).not.toContain('또또 크랩');
  });
});

describe.each<Foe>(FOES.slice(1))('foe $id', (next) => {
  it('is beaten in its order alone, is paid once, and is spoken of', async () => {
    // Submissions of one child are limited by the minute.
    const winner = await signUpDressedChild(test.server);
    const solution = (problemId: number, language: Language) =>
      problemOf(problemId).programs[language]?.solution ?? '';
    const [first = 0, second = 0, last = 0] = next.phases.map(({ problemId }) => problemId);
    expect(await submit(winner, second, solution(second, 'PYTHON'), 'PYTHON')).toBe('AC');
    expect(await stateOf(winner, next)).toMatchObject({ foe: { wonCount: 0 } });
    expect(await submit(winner, first, solution(first, 'BLOCKS'), 'BLOCKS')).toBe('AC');
    expect(await submit(winner, second, solution(second, 'PYTHON'), 'PYTHON')).toBe('AC');
    const wins = [last, last].map((id, time) =>
      submit(winner, id, `${solution(id, 'JAVASCRIPT')}${'\n'.repeat(time)}`),
    );
    expect(await Promise.all(wins)).toEqual(['AC', 'AC']);
    expect(await stateOf(winner, next)).toMatchObject({ foe: { wonCount: 3, beatenAt: expect.any(String) } });
    expect(await stateOf(other, next)).toMatchObject({ foe: { wonCount: 0, beatenAt: null } });
    expect(await rewardsOf(winner, next)).toHaveLength(2);
    const [line = ''] =
      NPCS.flatMap((npc) => lineSetsOf(npc)).find(({ afterFoe }) => afterFoe === next.id)?.lines ?? [];
    expect(line).not.toBe('');
    expect(await linesFor(winner, next)).toContain(line);
    expect(await linesFor(other, next)).not.toContain(line);
  });
});
