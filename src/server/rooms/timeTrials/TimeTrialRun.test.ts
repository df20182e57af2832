import { expect, it } from 'vitest';
import { MAPS } from '#shared/content/maps/maps.ts';
import type { TimeTrialCourse, MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { createPlayerState, type PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import { adopt, cycleTicks, type Handover } from '#server/rooms/session/Handover.ts';
import { TimeTrialRun } from './TimeTrialRun.ts';

const [map, course] = firstCourse();
const START_TICK = 300;

function firstCourse(): [MapDefinition, TimeTrialCourse] {
  for (const one of MAPS) if (one.courses[0]) return [one, one.courses[0]];
  throw new Error('no map has a course');
}

/** Steps a body, and tells the run, until this tick. */
function play(run: TimeTrialRun, body: PlayerState, bits: number, until: number): PlayerState {
  let before = body;
  while (before.tick < until) {
    const after = stepPlayer(before, bits, map, NO_SKILLS, before.tick + 1);
    run.step({ before, bits, skills: NO_SKILLS, after });
    before = after;
  }
  return before;
}

/** A body at rest at the start, with its countdown. */
function ready(): { run: TimeTrialRun; body: PlayerState } {
  const { x, y, w, h } = course.start;
  const run = new TimeTrialRun(map);
  const body = play(run, createPlayerState(x + w / 2, y + h - 1, 1, 0), 0, 200);
  run.countDown({ course, startTick: START_TICK });
  return { run, body: play(run, body, 0, START_TICK - 1) };
}

it('a run that goes on in another process is the run that it would have been', () => {
  const whole = ready();
  play(whole.run, whole.body, INPUT.RIGHT, START_TICK + 40);
  const expected = whole.run.handOver();
  expect(expected?.progress.ticks).toBe(41);

  const first = ready();
  const body = play(first.run, first.body, INPUT.RIGHT, START_TICK + 20);
  const roomTick = body.tick;
  const left: Handover = { mapId: map.id, at: 0, roomTick, state: body, run: first.run.handOver() };
  const handed = JSON.parse(JSON.stringify(left)) as Handover;
  const cycles = 7 * cycleTicks(map);
  const adopted = adopt(handed, { map, now: 0, tick: roomTick + cycles });
  if (!adopted?.run) throw new Error('nothing was adopted');
  const next = new TimeTrialRun(map);
  const news = next.resume(adopted.run, { ...NO_SKILLS });
  expect(news).toMatchObject({ run: { courseId: course.id, ticks: 21, end: null } });
  expect(adopted.state.tick).toBe(body.tick + cycles);
});

it('a run is over where its course is gone or a skill was learned on the way, and a countdown begins anew', () => {
  const { run, body } = ready();
  expect(run.handOver()).toBeNull();
  play(run, body, INPUT.RIGHT, START_TICK + 5);
  const handed = run.handOver();
  if (!handed) throw new Error('there is no run');
  const next = new TimeTrialRun(map);
  expect(next.resume({ ...handed, courseId: 999 }, NO_SKILLS)).toBeNull();
  expect(next.resume({ ...handed, skills: { ...NO_SKILLS, dash: 1 } }, NO_SKILLS)).toBeNull();
  expect(next.resume(handed, NO_SKILLS)).not.toBeNull();
});
