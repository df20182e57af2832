import { afterAll, beforeAll, describe, it } from 'vitest';
import { mapById } from '#shared/content/maps/maps.ts';
import type { Mover } from '#shared/content/maps/mapTypes.ts';
import { TICK_MS } from '#shared/simulation/feel.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import type { DrawnFrame, Keys, Page } from './support/Page.ts';
import {
  arrive,
  COURSE,
  ENOUGH_FRAMES,
  MAP_ID,
  OTHERS_WITHIN_PX,
  percentile,
  playLaps,
  until,
  witnessOf,
  type Leaving,
} from './support/probes.ts';
import type { RelayConditions } from './support/Relay.ts';
import { pause } from './support/Visitor.ts';
import { framesInTime, replicationErrors, type ReplicationError } from './support/replicationErrors.ts';
import { testWorld } from './support/testWorld.ts';

const { LEFT, RIGHT, JUMP } = INPUT;

/** Round trips in ms; each piece of data may take up to `jitterMs` longer one way. */
const LINES: readonly Required<Pick<RelayConditions, 'roundTripMs' | 'jitterMs'>>[] = [
  { roundTripMs: 0, jitterMs: 0 },
  { roundTripMs: 100, jitterMs: 25 },
  { roundTripMs: 200, jitterMs: 40 },
  { roundTripMs: 400, jitterMs: 80 },
];
/**
 * Others are drawn as late as their keys take to come here, and at most so much more (ms): a batch, a patch, and what
 * lies ready for a machine that is not in time either. A quiet one needs 170.
 */
const LATE_MS = 300;

const server = testWorld();
/** Somebody who is always there, to know what time it is. */
let witness: Page;

beforeAll(async () => {
  witness = await witnessOf(server);
});

afterAll(() => witness.leave());

const pixels = (errors: readonly ReplicationError[]) => errors.map(({ px }) => px);

// Twenty seconds each on a machine with time; a mover that was missed comes by again in seven.
describe.concurrent('on a line of', { timeout: 60_000 }, () => {
  it.for(LINES)(
    '$roundTripMs ms there and back, up to $jitterMs ms later one way, one plays as if there were none',
    async (line, { expect, onTestFinished }) => {
      const { page: watcher } = await arrive(server, line, onTestFinished);
      const { page: runner, userId } = await arrive(server, line, onTestFinished);
      await until(() => watcher.connection.mirror.players().has(userId));
      await runner.rest();

      for (const keys of [RIGHT, LEFT, RIGHT, LEFT]) {
        const seen = runner.frames.length;
        const before = runner.frames.at(-1)?.own.x ?? 0;
        runner.keys = keys;
        await until(() => runner.frames.length > seen);
        const way = (runner.frames[seen]?.own.x ?? before) - before;
        expect(keys === RIGHT ? way : -way, 'a key is seen in the next frame').toBeGreaterThan(0);
        runner.keys = 0;
        await runner.rest();
      }

      const watchedFrom = watcher.frames.length;
      await playLaps(runner);
      const errors = replicationErrors(
        framesInTime(watcher.frames.slice(watchedFrom), witness),
        userId,
        runner,
      );
      const behind = errors.flatMap((error) => error.behind ?? []);
      expect(runner.self.corrections, 'a clean run needs no correction').toEqual({ count: 0, largest: 0 });
      expect(errors.length, 'frames of a machine that did not stand still').toBeGreaterThan(ENOUGH_FRAMES);
      expect(percentile(pixels(errors), 0.95), 'others move as on their own screens').toBeLessThan(
        OTHERS_WITHIN_PX,
      );
      expect(percentile(behind, 0.5) * TICK_MS, 'and hardly later than their keys can come').toBeLessThan(
        line.roundTripMs + line.jitterMs * 2 + LATE_MS,
      );
    },
  );

  it('100 ms that stands still for a second everybody is in step half a second later', async ({
    expect,
    onTestFinished,
  }) => {
    const line = { roundTripMs: 100, jitterMs: 25 };
    const { page: stalled, relay, userId } = await arrive(server, line, onTestFinished);
    const { page: other, userId: otherId } = await arrive(server, line, onTestFinished);
    await Promise.all([stalled.rest(), other.rest()]);
    const there: Keys[] = [
      [RIGHT, 30],
      [LEFT, 30],
    ];
    const walking = Promise.all([stalled, other].map((walker) => walker.play(Array(5).fill(there).flat())));
    await pause(500);
    relay.stall(1000);
    await pause(1000);
    expect(stalled.self.unanswered, 'the line did stand still').toBeGreaterThan(45);
    await pause(500);
    const inStepAgain = performance.now();
    expect(
      stalled.self.unanswered - other.self.unanswered,
      'behind one whose line never stood still',
    ).toBeLessThan(15);
    await walking;
    await Promise.all([stalled.rest(), other.rest()]);
    expect(stalled.self.corrections.largest).toBeLessThanOrEqual(2);
    expect(other.self.corrections.largest).toBeLessThanOrEqual(2);
    const since = ({ at }: DrawnFrame) => at > inStepAgain;
    const seenByStalled = replicationErrors(
      framesInTime(stalled.frames.filter(since), witness),
      otherId,
      other,
    );
    const seenByOther = replicationErrors(framesInTime(other.frames.filter(since), witness), userId, stalled);
    expect(percentile(pixels(seenByStalled), 0.95)).toBeLessThan(OTHERS_WITHIN_PX);
    expect(percentile(pixels(seenByOther), 0.95)).toBeLessThan(OTHERS_WITHIN_PX);
  });
  it.for([
    { mover: 'a ferry', id: 1 },
    { mover: 'a lift', id: 2 },
  ])(
    '200 ms $mover carries for several periods without a correction',
    async ({ id }, { expect, onTestFinished }) => {
      const mover = mapById(MAP_ID)?.movers.find((one) => one.id === id);
      if (mover === undefined) throw new Error(`There is no mover ${id} on map ${MAP_ID}.`);
      const rider = await board(mover, { roundTripMs: 200, jitterMs: 40 }, onTestFinished);
      const places = new Set<number>();
      const ticks = mover.periodTicks * 2;
      for (let ridden = 0; ridden < ticks; ridden += 120) {
        places.add(Math.round(rider.self.state.x + rider.self.state.y));
        await rider.play([
          [LEFT, 6],
          [0, 15],
          [RIGHT, 6],
          [0, 15],
          [JUMP, 3],
          [0, 75],
        ]);
        expect(rider.self.state.ride).toBe(id);
      }
      expect(places.size).toBeGreaterThan(3);
      await until(() => rider.self.unanswered < 40);
      expect(rider.self.corrections).toEqual({ count: 0, largest: 0 });
    },
  );

  it('100 ms a page that was hidden for ten seconds comes back where it was put, without a jump and without a burst', async ({
    expect,
    onTestFinished,
  }) => {
    const { page: sleeper } = await arrive(server, { roundTripMs: 100, jitterMs: 25 }, onTestFinished);
    await sleeper.rest();
    await sleeper.play([
      [RIGHT, 20],
      [RIGHT | JUMP, 12],
    ]);
    sleeper.hide();
    await pause(10_000);
    const sent = sleeper.self.unanswered;
    const drawn = sleeper.frames.length;
    sleeper.show();
    await pause(400);
    expect(sent).toBe(0);
    expect(sleeper.self.unanswered).toBe(0);
    const places = sleeper.frames.slice(drawn).map(({ own }) => own);
    expect(places.length).toBeGreaterThan(5);
    for (const place of places) expect(place).toEqual(places[0]);
    const { corrections } = sleeper.self;
    await sleeper.play(COURSE);
    await sleeper.rest();
    expect(sleeper.self.corrections).toEqual(corrections);
  });
});

/**
 * Somebody who is put onto a mover when it is at its slowest; a rider who comes late finds it gone, and
 * another one tries.
 */
async function board(mover: Mover, line: RelayConditions, onTestFinished: Leaving): Promise<Page> {
  const at = { x: mover.x + mover.w / 2, y: mover.y - 40 };
  for (let tries = 0; tries < 5; tries += 1) {
    await until(
      () =>
        witness.connection.mirror.worldTick(performance.now()) % mover.periodTicks > mover.periodTicks * 0.85,
    );
    const { page: rider } = await arrive(server, line, onTestFinished, at);
    await rider.play([[0, 60]]);
    if (rider.self.state.ride === mover.id) return rider;
    rider.leave();
  }
  throw new Error(`Nobody came onto mover ${mover.id} in time.`);
}
