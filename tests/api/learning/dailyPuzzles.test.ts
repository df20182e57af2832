import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WHALE_ID, whaleLookOf } from '#shared/content/pets.ts';
import { puzzleQuestionOf } from '#shared/content/puzzleQuestions.ts';
import { PUZZLE_GAP } from '#shared/contract/learning/dailyPuzzles.ts';
import { dayInSeoul, daysLater } from '#shared/time/seoulTime.ts';
import { PUZZLE_REWARD } from '#server/domain/learning/dailyPuzzles/answerPuzzle.ts';
import { puzzleOfDay } from '#server/domain/learning/dailyPuzzles/puzzles/puzzleOfDay.ts';
import { shownPetOf } from '#server/domain/world/pets/chosenPet.ts';
import { befriend } from '../../support/befriend.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

/** A child that signed up months ago: its calendar has many old puzzles. */
async function longKnown(): Promise<Child> {
  const known = await signUpDressedChild(test.server);
  await test.server.deps.db.execute(
    sql`update users set created_at = created_at - interval '100 days' where id = ${known.user.userId}`,
  );
  return known;
}

let child: Child;
let today = '';
beforeAll(async () => {
  child = await longKnown();
  today = dayInSeoul(test.clock.now());
});
afterAll(async () => {
  await checkLedger(test.server.deps);
});

const month = async (who: Child, query: { month?: string; day?: string } = {}) =>
  (await api.call('dailyPuzzles.month', { query }, who)).body;
const choose = (day: string, choice: number, who: Child, usedHint = false) =>
  api.call('dailyPuzzles.answer', { params: { day }, body: { kind: 'CHOICE', choice, usedHint } }, who);
const write = (day: string, source: string, who: Child, language: 'JAVASCRIPT' | 'PYTHON' = 'JAVASCRIPT') =>
  api.call('dailyPuzzles.answer', { params: { day }, body: { kind: 'TEXT', language, source } }, who);
const right = (day: string) => puzzleOfDay(day).answer;
const wrong = (day: string) => (right(day) + 1) % 4;
const walletOf = async (who: Child) => ({
  point: (await api.call('economy.getPoints', {}, who)).body.point,
});

describe('a day', () => {
  it('opens without its answer, and says what the calendar holds', async () => {
    const { body } = await api.call('dailyPuzzles.open', { params: { day: today } }, child);
    expect(body).toMatchObject({ day: today, title: puzzleOfDay(today).title, solvedWay: null });
    expect(body.choiceList).toHaveLength(4);
    expect(body.code.PYTHON).toContain(PUZZLE_GAP);
    expect(Object.keys(body)).not.toContain('answer');
    expect(await month(child)).toMatchObject({
      today,
      month: today.slice(0, 7),
      solvedDayList: [],
      companion: { shellTotal: 0, form: 1, shellsMissing: 10 },
      friendList: [],
    });
  });

  it('gives nothing for a wrong choice, and everything once for the right one', async () => {
    const before = await walletOf(child);
    const missed = await choose(today, wrong(today), child);
    expect(missed.body).toMatchObject({ isRight: false, gainedShell: 0, companion: { shellTotal: 0 } });
    expect(await walletOf(child)).toEqual(before);
    const solved = await choose(today, right(today), child);
    expect(solved.body).toMatchObject({
      isRight: true,
      gainedShell: 1,
      gainedPoint: PUZZLE_REWARD.point,
      gainedExp: PUZZLE_REWARD.exp,
      companion: { shellTotal: 1, shellsMissing: 9 },
    });
    const again = await choose(today, right(today), child);
    expect(again.body).toMatchObject({ isRight: true, gainedShell: 0, gainedPoint: 0 });
    expect(await walletOf(child)).toEqual({ point: before.point + PUZZLE_REWARD.point });
    expect(await month(child)).toMatchObject({ solvedDayList: [today] });
  });

  it('gives one shell for two answers of the same moment', async () => {
    const day = daysLater(today, -1);
    const replies = await Promise.all(Array.from({ length: 4 }, () => choose(day, right(day), child)));
    expect(replies.filter(({ body }) => body.gainedShell === 1)).toHaveLength(1);
    expect((await month(child)).companion.shellTotal).toBe(2);
  });

  it('of the past gives the same shell; ten of them grow the companion', async () => {
    for (let back = 2; back < 10; back += 1) {
      const day = daysLater(today, -back);
      const { body } = await choose(day, right(day), child);
      expect(body).toMatchObject({ gainedShell: 1, gainedPoint: PUZZLE_REWARD.point });
    }
    expect((await month(child)).companion).toEqual({ shellTotal: 10, form: 2, shellsMissing: 10 });
  });
});

describe('a program of text', () => {
  it('is judged in every variant, and tells why it fails', async () => {
    const learner = await longKnown();
    const { body } = await api.call('dailyPuzzles.open', { params: { day: today } }, learner);
    const wronged = await write(today, 'walk(1);', learner);
    expect(wronged.body).toMatchObject({ isRight: false, gainedShell: 0 });
    expect(wronged.body.explanation).toMatch(/요/u);
    const broken = await write(today, 'walk(', learner);
    expect(broken.body).toMatchObject({ isRight: false });
    const untouched = await write(today, body.code.JAVASCRIPT, learner);
    expect(untouched.body.isRight).toBe(false);
  });

  it.each(['JAVASCRIPT', 'PYTHON'] as const)(
    'in %s gives the shell, too',
    async (language) => {
      const learner = await longKnown();
      // A Tuesday asks for a number.
      const day = daysLater(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 5) % 7));
      const { body } = await api.call('dailyPuzzles.open', { params: { day } }, learner);
      const word = body.choiceList[right(day)]?.code[language] ?? '';
      const solved = await write(day, body.code[language].replace(PUZZLE_GAP, word), learner, language);
      expect(solved.body).toMatchObject({ isRight: true, gainedShell: 1, explanation: null });
      const opened = await api.call('dailyPuzzles.open', { params: { day } }, learner);
      expect(opened.body.solvedWay).toBe('TEXT');
    },
    30_000,
  );
});

describe('friends', () => {
  it('are named with how they solved it, strangers are not', async () => {
    const [friend, stranger] = [await signUpDressedChild(test.server), await signUpDressedChild(test.server)];
    const me = await longKnown();
    await befriend(api, me, friend);
    await choose(today, right(today), friend, true);
    await choose(today, right(today), stranger);
    const { friendList } = await month(me);
    expect(friendList).toMatchObject([{ userId: friend.user.userId, way: 'HINT' }]);
    expect(Object.keys(friendList[0] ?? {})).not.toContain('solvedAt');
    expect((await month(me, { day: daysLater(today, -1) })).friendList).toEqual([]);
  });
});

describe('a question to a friend', () => {
  const ask = (who: Child, friendId: number, day = today, questionId = 2) =>
    api.call('dailyPuzzles.askFriend', { params: { day }, body: { friendId, questionId } }, who);

  it('arrives as a notification that leads to the puzzle, once while it is unread', async () => {
    const [friend, me] = [await signUpDressedChild(test.server), await longKnown()];
    await befriend(api, me, friend);
    for (let time = 0; time < 2; time += 1) expect((await ask(me, friend.user.userId)).status).toBe(200);
    const { notificationList } = (await api.call('notifications.list', { query: { page: 1 } }, friend)).body;
    const told = notificationList.filter(({ notificationType }) => notificationType === 'PUZZLE_QUESTION');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ subjectId: Number(today.replaceAll('-', '')) });
    expect(told[0]?.content).toContain(puzzleQuestionOf(2));
  });

  it('goes to friends alone, by prepared words, about a puzzle that has come', async () => {
    const stranger = await signUpDressedChild(test.server);
    const refused = await ask(child, stranger.user.userId);
    expect([refused.status, refused.error.errorCode]).toEqual([403, 'NOT_A_FRIEND']);
    expect(refused.error.message).toContain('물어볼');
    expect((await ask(child, stranger.user.userId, today, 99)).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await ask(child, stranger.user.userId, daysLater(today, 1))).error.errorCode).toBe(
      'DAILY_PUZZLE_CLOSED',
    );
  });
});

describe('the star whale', () => {
  it('lives at home from the first shell on, and comes along once it is hatched', async () => {
    const whaleOf = async (who: Child) =>
      (await api.call('pets.list', {}, who)).body.petList.find(({ petId }) => petId === WHALE_ID);
    const owner = await longKnown();
    const home = async () => (await api.call('home.getOwn', {}, owner)).body.companionForm;
    expect(await home()).toBeNull();
    expect(await whaleOf(owner)).toMatchObject({ lock: 'SHELLS' });
    const early = await api.call('pets.choose', { body: { petId: WHALE_ID } }, owner);
    expect([early.status, early.error.errorCode]).toEqual([404, 'NOT_FOUND_INVENTORY']);

    for (let back = 0; back < 10; back += 1) {
      const day = daysLater(today, -back);
      await choose(day, right(day), owner);
    }
    expect(await home()).toBe(2);
    expect(await whaleOf(owner)).toMatchObject({ lock: null, lookId: WHALE_ID });
    expect((await api.call('pets.choose', { body: { petId: WHALE_ID } }, owner)).status).toBe(200);

    for (let back = 10; back < 20; back += 1) {
      const day = daysLater(today, -back);
      await choose(day, right(day), owner);
    }
    expect(await whaleOf(owner)).toMatchObject({ lookId: whaleLookOf(20) });
    expect((await api.call('pets.list', {}, owner)).body.chosenPetId).toBe(WHALE_ID);
    const { deps } = test.server;
    expect(await shownPetOf({ ...deps, userId: owner.user.userId })).toBe(whaleLookOf(20));
  });
});

describe('refusals', () => {
  it('a day that has not come is closed, one before the sign-up is nobody’s', async () => {
    const tomorrow = daysLater(today, 1);
    for (const refused of [
      await api.call('dailyPuzzles.open', { params: { day: tomorrow } }, child),
      await choose(tomorrow, right(tomorrow), child),
      await api.call('dailyPuzzles.month', { query: { month: daysLater(today, 40).slice(0, 7) } }, child),
    ]) {
      expect([refused.status, refused.error.errorCode]).toEqual([409, 'DAILY_PUZZLE_CLOSED']);
      expect(refused.error.message).toMatch(/그날이 되면/u);
    }
    const early = await choose('2020-01-01', right('2020-01-01'), child);
    expect([early.status, early.error.errorCode]).toEqual([404, 'RESOURCE_NOT_FOUND']);
  });

  it('what is no day, no month or no choice is refused', async () => {
    for (const refused of [
      await api.call('dailyPuzzles.open', { params: { day: '2026-02-31' } }, child),
      await api.call('dailyPuzzles.month', { query: { month: '2026-13' } }, child),
      await choose(today, 10, child),
      await choose(today, 1.5, child),
    ])
      expect([refused.status, refused.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    expect((await choose(today, 9, child)).body.isRight).toBe(false);
  });

  it('a child whose guardian has not answered solves as all do', async () => {
    const young = await signUpChild(test.server, { birthDate: '2018-05-05' });
    expect((await choose(today, right(today), young)).body).toMatchObject({ gainedShell: 1 });
  });
});
