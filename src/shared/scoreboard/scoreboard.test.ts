import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONTEST_RULES,
  scoreboardEntrySchema,
  type ContestRule,
} from '#shared/contract/battle/scoreboards.ts';
import { VERDICT_CODES } from '#shared/contract/learning/verdicts.ts';
import { elapsedAt, endOf, runsAt, usualFreezeFrom } from './contestClock.ts';
import { foldEntry, inJournalOrder, tryPenaltyMs, type JournalItem } from './foldEntry.ts';
import { projectJournal, type Projection, type Sight } from './projectJournal.ts';
import { rankBoard } from './rankBoard.ts';

const MINUTE = 60_000;
const SCORED_MS = 60 * MINUTE;
const CONTENTS = [1, 2, 3];
const POINTS = new Map(CONTENTS.map((id) => [id, 100]));
const USERS = [1, 2, 3, 4, 5];

let nextId = 1;
const item = (over: Partial<JournalItem>): JournalItem => {
  const one = {
    submissionId: nextId++,
    userId: 1,
    competitionContentId: 1,
    atMs: 0,
    verdict: 'WA' as JournalItem['verdict'],
    correct: 0,
    total: 10,
    ...over,
  };
  const correct = one.verdict === 'AC' ? one.total : one.correct;
  return { ...one, correct, fraction: one.total === 0 ? 0 : correct / one.total, ...over };
};
const fold = (rule: ContestRule, items: readonly JournalItem[]) =>
  foldEntry(items, 100, { rule, scoredMs: SCORED_MS });

describe('ICPC', () => {
  it('gives all points for a solved content, with time for wrong tries before it', () => {
    const entry = fold('ICPC', [
      item({ atMs: 3 * MINUTE, correct: 9 }),
      item({ atMs: 4 * MINUTE, verdict: 'TLE' }),
      item({ atMs: 10 * MINUTE, verdict: 'AC' }),
      item({ atMs: 20 * MINUTE }),
    ]);
    expect(entry).toMatchObject({ success: true, score: 100, submissionCount: 3, durationTime: 22 * MINUTE });
  });

  it('charges nothing for a content that was never solved, for syntax errors and for faults of the judge', () => {
    expect(fold('ICPC', [item({ atMs: 5, correct: 9 })])).toMatchObject({
      score: 0,
      durationTime: 0,
      correct: 9,
    });
    const free = [item({ verdict: 'CE' }), item({ verdict: 'SYSTEM' }), item({ atMs: 7, verdict: 'AC' })];
    expect(fold('ICPC', free)).toMatchObject({ submissionCount: 1, durationTime: 7 });
  });

  it('takes 20 minutes for a try in a long contest, a tenth of a short one', () => {
    expect(tryPenaltyMs(300 * MINUTE)).toBe(20 * MINUTE);
    expect(tryPenaltyMs(15 * MINUTE)).toBe(1.5 * MINUTE);
  });
});

describe('IOI', () => {
  it('keeps the best partial score and the moment it was first reached', () => {
    const items = [
      item({ atMs: 1, correct: 4 }),
      item({ atMs: 2, correct: 7 }),
      item({ atMs: 3, correct: 7 }),
    ];
    expect(fold('IOI', items)).toMatchObject({ score: 70, correct: 7, durationTime: 2, submissionCount: 3 });
  });
});

describe('SPEED', () => {
  it('adds up to half the points for the time left and takes a twentieth for every wrong try', () => {
    expect(fold('SPEED', [item({ atMs: 0, verdict: 'AC' })])).toMatchObject({ score: 150 });
    expect(fold('SPEED', [item({ atMs: SCORED_MS, verdict: 'AC' })])).toMatchObject({ score: 100 });
    const late = [item({ atMs: 1, correct: 5 }), item({ atMs: SCORED_MS / 2, verdict: 'AC' })];
    expect(fold('SPEED', late)).toMatchObject({ score: 120 });
    expect(
      fold('SPEED', [item({ atMs: 5, correct: 1 }), item({ atMs: 6 }), item({ atMs: 7 })]),
    ).toMatchObject({
      score: 0,
      correct: 1,
    });
  });
});

describe('ranks', () => {
  const entry = (userId: number, score: number, durationTime: number, content = 1) => ({
    ...fold('IOI', [item({ userId, competitionContentId: content })]),
    score,
    durationTime,
  });
  const rank = (teams: readonly (number | null)[], entries: ReturnType<typeof entry>[]) =>
    rankBoard({
      rule: 'IOI',
      entries,
      users: teams.map((teamId, index) => ({ userId: index + 1, teamId })),
      points: [100, 100],
    }).map((row) => [row.rank, row.teamId ?? row.userId, row.totalPoint]);

  it('are shared by those who are equal in points and time', () => {
    const entries = [entry(1, 50, 9), entry(2, 50, 9), entry(3, 50, 8), entry(4, 10, 1)];
    expect(rank([null, null, null, null, null], entries)).toEqual([
      [1, 3, 50],
      [2, 1, 50],
      [2, 2, 50],
      [4, 4, 10],
      [5, 5, 0],
    ]);
  });

  it('of teams count each content once, by the best of its members', () => {
    const entries = [
      entry(1, 50, 9),
      entry(2, 80, 9),
      entry(2, 10, 5, 2),
      entry(3, 70, 1),
      entry(3, 20, 1, 2),
    ];
    expect(rank([1, 1, 2], entries)).toEqual([
      [1, 2, 90],
      [2, 1, 90],
    ]);
  });
});

describe('the clock', () => {
  const times = { startsAt: 1000, durationMs: 500, pausedMs: 0, pausedAt: null };
  it('stands still before the start, in pauses and after the end', () => {
    expect([0, 1000, 1200, 9999].map((now) => elapsedAt(times, now))).toEqual([0, 0, 200, 500]);
    const paused = { ...times, pausedAt: 1100 };
    expect([1100, 9999].map((now) => elapsedAt(paused, now))).toEqual([100, 100]);
    expect(endOf(paused, 1300)).toBe(1700);
    expect(runsAt(paused, 1300)).toBe(false);
    const resumed = { ...times, pausedMs: 200 };
    expect([1300, 1699, 1700].map((now) => runsAt(resumed, now))).toEqual([true, true, false]);
  });
  it('freezes a fifth before the end, five minutes at most', () => {
    expect(usualFreezeFrom(10 * MINUTE)).toBe(8 * MINUTE);
    expect(usualFreezeFrom(60 * MINUTE)).toBe(55 * MINUTE);
  });
});

const journals = fc
  .array(
    fc.record({
      userId: fc.constantFrom(...USERS),
      competitionContentId: fc.constantFrom(...CONTENTS),
      atMs: fc.nat({ max: SCORED_MS }),
      verdict: fc.constantFrom(...VERDICT_CODES, null),
      correct: fc.nat({ max: 9 }),
    }),
    { maxLength: 60 },
  )
  .map((list) => list.map((one, index) => item({ ...one, submissionId: index + 1 })));
const rules = fc.constantFrom(...CONTEST_RULES);
const freezes = fc.option(fc.nat({ max: SCORED_MS }), { nil: null });
const projection = (rule: ContestRule, freezeFromMs: number | null, sight: Sight): Projection => ({
  rule,
  scoredMs: SCORED_MS,
  pointsOf: POINTS,
  freezeFromMs,
  sight,
});
const users = USERS.map((userId) => ({ userId, teamId: null }));
const boardOf = (journal: readonly JournalItem[], view: Projection) => {
  const entries = projectJournal(journal, view);
  return { entries, rows: rankBoard({ rule: view.rule, entries, users, points: [...POINTS.values()] }) };
};

/** The page's view: it holds entries and replaces one for each submission it receives. */
function replayed(told: readonly JournalItem[], view: Projection) {
  const known: JournalItem[] = [];
  const held = new Map<string, ReturnType<typeof foldEntry>>();
  for (const one of told) {
    const place = known.findIndex(({ submissionId }) => submissionId === one.submissionId);
    if (place >= 0) known[place] = one;
    else known.push(one);
    const same = known.filter(
      (other) => other.userId === one.userId && other.competitionContentId === one.competitionContentId,
    );
    for (const entry of projectJournal(same, view))
      held.set(`${entry.userId} ${entry.competitionContentId}`, entry);
  }
  const entries = [...held.values()].toSorted(
    (a, b) => a.userId - b.userId || a.competitionContentId - b.competitionContentId,
  );
  return { entries, rows: rankBoard({ rule: view.rule, entries, users, points: [...POINTS.values()] }) };
}

describe('random histories', () => {
  it('the board is the replay of the journal, frozen and true, in any order of judging, and after a rejudge', () => {
    fc.assert(
      fc.property(
        journals,
        rules,
        freezes,
        fc.array(fc.nat(), { maxLength: 60 }),
        fc.array(fc.constantFrom(...VERDICT_CODES), { maxLength: 60 }),
        (journal, rule, freezeFromMs, keys, again) => {
          for (const sight of ['all', new Set<number>([2]), new Set<number>()] as const) {
            const view = projection(rule, freezeFromMs, sight);
            // Handed in first, judged later in any order.
            const waiting = journal.map((one) => ({
              ...one,
              verdict: null,
              correct: 0,
              total: 0,
              fraction: 0,
            }));
            const judged = journal
              .map((one, index) => ({ one, key: keys[index] ?? 0 }))
              .toSorted((a, b) => a.key - b.key)
              .map(({ one }) => one);
            expect(replayed([...waiting, ...judged], view)).toEqual(boardOf(journal, view));
            const rejudged = journal.map((one, index) => {
              const verdict = again[index];
              return verdict === undefined || one.verdict === null
                ? one
                : item({ ...one, verdict, fraction: verdict === 'AC' ? 1 : one.correct / 10 });
            });
            expect(replayed([...waiting, ...judged, ...rejudged], view)).toEqual(boardOf(rejudged, view));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('a frozen board tells nothing of what others reached after the freeze', () => {
    fc.assert(
      fc.property(
        journals,
        rules,
        fc.nat({ max: SCORED_MS }),
        fc.constantFrom(...VERDICT_CODES),
        (journal, rule, freezeFromMs, other) => {
          const view = projection(rule, freezeFromMs, new Set([1]));
          const changed = journal.map((one) =>
            one.atMs < freezeFromMs || one.userId === 1
              ? one
              : { ...one, verdict: other, fraction: 1, correct: 10 },
          );
          expect(boardOf(changed, view)).toEqual(boardOf(journal, view));
          const own = boardOf(journal, view).entries.filter(({ userId }) => userId === 1);
          expect(own).toEqual(
            boardOf(journal, projection(rule, null, 'all')).entries.filter(({ userId }) => userId === 1),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('entries keep to their schema, and ranks to the order', () => {
    fc.assert(
      fc.property(journals, rules, (journal, rule) => {
        const { entries, rows } = boardOf(journal.toSorted(inJournalOrder), projection(rule, null, 'all'));
        for (const entry of entries) expect(scoreboardEntrySchema.parse(entry)).toEqual(entry);
        expect(rows).toHaveLength(USERS.length);
        for (const [index, row] of rows.entries()) {
          const above = rows[index - 1];
          if (!above) continue;
          expect(above.totalPoint).toBeGreaterThanOrEqual(row.totalPoint);
          const isEqual = above.totalPoint === row.totalPoint && above.durationTime === row.durationTime;
          expect(row.rank).toBe(isEqual ? above.rank : index + 1);
        }
      }),
      { numRuns: 100 },
    );
  });
});
