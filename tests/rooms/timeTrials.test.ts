import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { COUNTDOWN_TICKS, type RunCountdown } from '#shared/contract/rooms/timeTrialMessages.ts';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import type { Run, RunFinished } from '#shared/contract/rooms/timeTrialMessages.ts';
import { bodyTouches } from '#shared/simulation/bodyTouches.ts';
import { TICK_MS } from '#shared/simulation/feel.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { friendships } from '#server/db/tables/people/friends.ts';
import { wallets } from '#server/db/tables/world/economy.ts';
import { userSkills } from '#server/db/tables/world/skills.ts';
import { timeTrialRuns } from '#server/db/tables/world/timeTrials.ts';
import { SAMPLE_KEYS, sampleRun } from '#server/domain/world/timeTrials/sampleRuns.ts';
import { saveRun, TIME_TRIAL_REWARD } from '#server/domain/world/timeTrials/saveRun.ts';
import { eventually } from '../support/eventually.ts';
import { newChild, type Child } from './support/newChild.ts';
import { testWorld } from './support/testWorld.ts';

const server = testWorld();
/** The countdown, and a little more for the way there. */
const COUNTDOWN_MS = COUNTDOWN_TICKS * TICK_MS + 250;

/** A child with a purse, standing at a spot of the plaza. */
async function childAt(spot: { x: number; y: number }): Promise<Child> {
  const child = await newChild(server.deps, spot);
  await server.deps.db.insert(wallets).values({ userId: child.userId });
  return child;
}

/** A visitor who remembers what it was sent of its runs. */
async function visit(child: Child) {
  const visitor = server.visit({ token: child.token });
  const told = { countdowns: [] as RunCountdown[], runs: [] as Run[], finished: [] as RunFinished[] };
  const { timeTrials } = visitor.connection;
  timeTrials.countedDown.on((countdown) => told.countdowns.push(countdown));
  timeTrials.runChanged.on((run) => told.runs.push(run));
  timeTrials.runFinished.on((run) => told.finished.push(run));
  await visitor.enter(FIRST_MAP.id);
  // A body is placed in the air, and nobody in the air is let run.
  await eventually(() => expect(visitor.connection.self?.state.grounded).toBe(true));
  return { visitor, told, timeTrials };
}

/** Asks for the run, and stands until the start signal. */
async function begin({ visitor, told, timeTrials }: Awaited<ReturnType<typeof visit>>) {
  const before = told.countdowns.length;
  timeTrials.start(1);
  await eventually(() => expect(told.countdowns).toHaveLength(before + 1));
  const countdown = told.countdowns.at(-1);
  await visitor.hold(0, COUNTDOWN_MS);
  return countdown;
}

describe('a timed run', () => {
  const start = () => {
    const box = FIRST_MAP.courses[0]?.start;
    if (box === undefined) throw new Error('the plaza has no course');
    return { x: box.x + box.w / 2, y: box.y + box.h };
  };

  it('is timed by the server, gate by gate, replayed, ranked and rewarded', async () => {
    const child = await childAt(start());
    const visited = await visit(child);
    const { visitor, told } = visited;
    expect((await begin(visited))?.ghost).toBeNull();
    await visitor.play(SAMPLE_KEYS.plaza);
    await eventually(() => expect(told.finished).toHaveLength(1));
    const [finished] = told.finished;
    expect(told.runs.map(({ gates, end }) => [gates, end])).toEqual([
      [0, null],
      [1, null],
      [2, null],
      [2, null],
    ]);
    // A busy machine may let ticks of the world pass between two inputs; nobody is faster than the keys.
    expect(finished?.ticks).toBeGreaterThanOrEqual(sampleRun('plaza').ticks);
    expect(finished?.ranked).toMatchObject({ runClass: 'PLAIN', isBest: true, gained: TIME_TRIAL_REWARD });
    const [row] = await server.deps.db
      .select()
      .from(timeTrialRuns)
      .where(eq(timeTrialRuns.userId, child.userId));
    expect(row).toMatchObject({ ticks: finished?.ticks, mapId: FIRST_MAP.id, courseId: 1 });
  });

  it('begins on request alone, at the start alone, with keys that count from the signal on', async () => {
    const visited = await visit(await childAt(start()));
    const { visitor, told, timeTrials } = visited;
    await visitor.hold(INPUT.RIGHT, 500);
    expect([told.countdowns, told.runs]).toEqual([[], []]);
    timeTrials.start(1);
    await eventually(() => expect(told.runs.at(-1)).toMatchObject({ end: 'notAtStart' }));

    const other = await visit(await childAt(start()));
    other.timeTrials.start(1);
    await eventually(() => expect(other.told.countdowns).toHaveLength(1));
    const standing = other.visitor.connection.self?.state.x;
    await other.visitor.hold(INPUT.RIGHT, 700);
    expect(other.visitor.connection.self?.state.x).toBe(standing);
    expect(other.told.runs).toEqual([]);
  });

  it('is stopped at any time, and frees the keys at once', async () => {
    const { visitor, told, timeTrials } = await visit(await childAt(start()));
    timeTrials.start(1);
    await eventually(() => expect(told.countdowns).toHaveLength(1));
    timeTrials.stop();
    await eventually(() => expect(told.runs.at(-1)).toMatchObject({ end: 'stopped' }));
    const standing = visitor.connection.self?.state.x ?? 0;
    await visitor.hold(INPUT.RIGHT, 500);
    expect(visitor.connection.self?.state.x).toBeGreaterThan(standing);
  });

  it('shows the own best run as a ghost that reaches the finish', async () => {
    const child = await childAt(start());
    const { deps } = server;
    const { ticks } = await saveRun({ deps, userId: child.userId, run: sampleRun('plaza') });
    const { told, timeTrials } = await visit(child);
    timeTrials.start(1);
    await eventually(() => expect(told.countdowns).toHaveLength(1));
    const ghost = told.countdowns[0]?.ghost;
    expect(ghost?.ticks).toBe(ticks);
    expect(ghost?.gates.every((at, index, all) => at > (all[index - 1] ?? 0) && at < ticks)).toBe(true);
    expect(ghost?.path[0]).toEqual([start().x, start().y]);
    const [x, y] = ghost?.path.at(-1) ?? [0, 0];
    const finish = FIRST_MAP.courses[0]?.finish;
    expect(finish !== undefined && bodyTouches({ x, y }, finish)).toBe(true);
  });

  it("shows a friend's run as the ghost when asked for, and nobody else's", async () => {
    const { deps } = server;
    const [child, friend, stranger] = [
      await childAt(start()),
      await childAt(start()),
      await childAt(start()),
    ];
    for (const runner of [friend, stranger])
      await saveRun({ deps, userId: runner.userId, run: sampleRun('plaza', { late: 30 }) });
    await deps.db.insert(friendships).values({
      ...{ lowUserId: child.userId, highUserId: friend.userId, requesterId: child.userId },
      state: 'ACCEPT',
    });
    const { told, timeTrials } = await visit(child);
    for (const rival of [stranger, friend]) {
      timeTrials.runAgainst(rival.userId);
      timeTrials.start(1);
      await eventually(() => expect(told.countdowns).toHaveLength(rival === stranger ? 1 : 2));
    }
    const [withStranger, withFriend] = told.countdowns;
    expect(withStranger).toMatchObject({ rival: null, ghost: null });
    expect(withFriend?.rival?.nickname).toBe(friend.nickname);
    expect(withFriend?.ghost?.gates).toHaveLength(2);
  });

  it('ends when a skill is learned on the way', async () => {
    const child = await childAt(start());
    const visited = await visit(child);
    const { visitor, told } = visited;
    await begin(visited);
    await visitor.hold(INPUT.RIGHT, 600);
    await eventually(() => expect(told.runs).toHaveLength(1));
    await server.deps.db.insert(userSkills).values({ userId: child.userId, skillId: 1, level: 1 });
    server.deps.events.deliver({ type: 'skill.learned', userId: child.userId, skillId: 1, level: 1 });
    visitor.keys = INPUT.RIGHT;
    await eventually(() => expect(told.runs.at(-1)).toMatchObject({ end: 'skills' }));
  });
});
