import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentIdOf } from '#shared/content/lessonIds.ts';
import { ENCOUNTER_SPAN_MS, type Encounter } from '#shared/contract/learning/encounters.ts';
import { minutesInSeoul } from '#shared/time/seoulTime.ts';
import { encounters } from '#server/db/tables/learning/encounters.ts';
import { encounterOfKey } from '#server/domain/learning/encounters/contents/encounterContents.ts';
import { ENCOUNTER_PAY, PAID_A_DAY } from '#server/domain/learning/encounters/meetEncounter.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { ACCESS_TOKEN_MINUTES: '1440' } });
const { api } = test;

let child: Child;
beforeAll(async () => {
  // All of it happens on one day in Seoul, whenever the tests run.
  test.clock.advance({ minutes: 33 * 60 - minutesInSeoul(test.clock.now()) });
  child = await signUpDressedChild(test.server);
});
afterAll(async () => {
  await checkLedger(test.server.deps);
});

const meet = async (who: Child, mapId = 1) =>
  (await api.call('encounters.meet', { body: { mapId } }, who)).body;
/** The encounter of this moment; there must be one. */
async function met(who: Child, mapId = 1): Promise<Encounter> {
  const { encounter } = await meet(who, mapId);
  if (!encounter) throw new Error('no encounter has come');
  return encounter;
}
const answer = (who: Child, encounterId: number, given: readonly number[]) =>
  api.call('encounters.answer', { params: { encounterId }, body: { answer: [...given] } }, who);
async function contentOf(who: Child, encounterId: number) {
  const [row] = await test.server.deps.db
    .select()
    .from(encounters)
    .where(and(eq(encounters.userId, who.user.userId), eq(encounters.span, encounterId)));
  const content = encounterOfKey(row?.contentKey ?? '');
  if (!content) throw new Error(`encounter ${encounterId} has no content`);
  return content;
}
const right = async (who: Child, { encounterId }: Encounter) => [
  ...(await contentOf(who, encounterId)).answer,
];
/** Another order, or another choice. */
const wrong = async (who: Child, encounter: Encounter) => {
  const good = await right(who, encounter);
  return encounter.isOrder ? good.toReversed() : [((good[0] ?? 0) + 1) % encounter.pieceList.length];
};
const pointsOf = async (who: Child) => (await api.call('economy.getPoints', {}, who)).body.point;
const nextSpan = () => test.clock.advance({ seconds: ENCOUNTER_SPAN_MS / 1000 });

describe('an encounter', () => {
  it('is one for all tabs and maps of a moment, and hides its answer', async () => {
    const first = await met(child);
    expect(await met(child)).toEqual(first);
    expect((await met(child, 2)).encounterId).toBe(first.encounterId);
    expect(Object.keys(first)).not.toContain('answer');
    expect(first.triesLeft).toBe(2);
    expect((await meet(child)).nextInMs).toBeLessThanOrEqual(ENCOUNTER_SPAN_MS);
  });

  it('plays what a wrong answer misses, asks once more, and pays the right one once', async () => {
    nextSpan();
    const encounter = await met(child);
    const before = await pointsOf(child);
    const missed = (await answer(child, encounter.encounterId, await wrong(child, encounter))).body;
    expect(missed).toMatchObject({ isRight: false, triesLeft: 1, right: null, gainedPoint: 0 });
    expect(missed.playList.length).toBeGreaterThan(0);
    expect(await pointsOf(child)).toBe(before);
    expect((await met(child)).triesLeft).toBe(1);

    const good = await right(child, encounter);
    const replies = await Promise.all([1, 2, 3, 4].map(() => answer(child, encounter.encounterId, good)));
    for (const { body } of replies) expect(body).toMatchObject({ isRight: true, right: good });
    expect(await pointsOf(child)).toBe(before + ENCOUNTER_PAY);
    expect((await meet(child)).encounter).toBeNull();
  });

  it('is over after two wrong answers, and a late right one pays nothing', async () => {
    nextSpan();
    const encounter = await met(child);
    const before = await pointsOf(child);
    const bad = await wrong(child, encounter);
    await answer(child, encounter.encounterId, bad);
    const last = (await answer(child, encounter.encounterId, bad)).body;
    expect(last).toMatchObject({ isRight: false, triesLeft: 0, right: await right(child, encounter) });
    const late = await answer(child, encounter.encounterId, await right(child, encounter));
    expect(late.body).toMatchObject({ isRight: false, gainedPoint: 0 });
    expect(await pointsOf(child)).toBe(before);
  });

  it('may be answered after its moment, when the line stands again', async () => {
    nextSpan();
    const encounter = await met(child);
    nextSpan();
    const { body } = await answer(child, encounter.encounterId, await right(child, encounter));
    expect(body).toMatchObject({ isRight: true, gainedPoint: ENCOUNTER_PAY });
  });

  it('is answered for fun once the day has paid enough, and pays again tomorrow', async () => {
    const keen = await signUpDressedChild(test.server);
    const before = await pointsOf(keen);
    const promised: number[] = [];
    const gained: number[] = [];
    for (let span = 0; span < PAID_A_DAY + 3; span += 1) {
      nextSpan();
      const encounter = await met(keen);
      promised.push(encounter.point);
      const good = await right(keen, encounter);
      gained.push((await answer(keen, encounter.encounterId, good)).body.gainedPoint);
    }
    expect(gained).toEqual([...Array.from({ length: PAID_A_DAY }, () => ENCOUNTER_PAY), 0, 0, 0]);
    expect(promised).toEqual(gained);
    expect(await pointsOf(keen)).toBe(before + PAID_A_DAY * ENCOUNTER_PAY);
    test.clock.advance({ minutes: 16 * 60 });
    expect((await met(keen)).point).toBe(ENCOUNTER_PAY);
  });
});

describe('concepts', () => {
  it('that were not learned are not asked for; a read lesson brings them', async () => {
    const fresh = await signUpDressedChild(test.server);
    for (let span = 0; span < 12; span += 1) {
      nextSpan();
      const { encounterId } = await met(fresh);
      expect((await contentOf(fresh, encounterId)).concepts).toEqual([]);
    }
    const page = documentIdOf(1);
    await api.call('lessons.checkContent', { params: { lessonId: 1, contentOnLessonId: page } }, fresh);
    const looks = new Set<string | undefined>();
    for (let span = 0; span < 12; span += 1) {
      nextSpan();
      const encounter = await met(fresh);
      const { concepts } = await contentOf(fresh, encounter.encounterId);
      if (concepts.length > 0) looks.add(encounter.code?.look);
      expect(concepts.includes('REPEAT')).toBe(false);
    }
    expect([...looks]).toEqual(['JAVASCRIPT']);
  });
});

describe('refusals', () => {
  it('an encounter that was not met, another child’s or none is not there', async () => {
    nextSpan();
    const other = await signUpDressedChild(test.server);
    const theirs = await met(other);
    for (const refused of [
      await answer(child, theirs.encounterId, [0]),
      await answer(child, theirs.encounterId + 1, [0]),
      await api.call('encounters.meet', { body: { mapId: 99 } }, child),
    ])
      expect([refused.status, refused.error.errorCode]).toEqual([404, 'RESOURCE_NOT_FOUND']);
  });

  it('what is no answer is refused, and costs no try', async () => {
    nextSpan();
    const { encounterId } = await met(child);
    for (const given of [[], [6], [-1], [0.5], [0, 1, 2, 3, 4, 5, 0]]) {
      const refused = await answer(child, encounterId, given);
      expect([refused.status, refused.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    }
    expect((await met(child)).triesLeft).toBe(2);
  });
});
