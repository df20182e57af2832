/** The common parts of the probes of the line: the place, the way through it, and its walkers. */
import { SKILLS } from '#server/domain/world/skills/skillDefinitions.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { userSkills } from '#server/db/tables/world/skills.ts';
import { newChild, type Child } from './newChild.ts';
import { Page, type Keys } from './Page.ts';
import { Relay, type RelayConditions } from './Relay.ts';
import { pause } from './Visitor.ts';
import type { TestWorld } from './testWorld.ts';

/** The place with slopes, movers and room to dash: its ground is at 1144. */
export const MAP_ID = 5;
export const GROUND = { x: 420, y: 1144 };
const { LEFT, RIGHT, JUMP, DOWN } = INPUT;

/** 95 of 100 frames draw others no further (px) from where their own screens had them; 1.0 to 1.5 are measured. */
export const OTHERS_WITHIN_PX = 3;

/** Up a slope, jumps short and long, a dash on the ground and one in the air, down again and back. */
export const COURSE: readonly Keys[] = [
  [RIGHT, 40],
  [RIGHT | JUMP, 22],
  [RIGHT, 20],
  [0, 10],
  [RIGHT, 4],
  [0, 4],
  [RIGHT, 30],
  [RIGHT | JUMP, 5],
  [LEFT, 25],
  [0, 15],
  [LEFT | JUMP, 12],
  [0, 3],
  [LEFT, 4],
  [0, 4],
  [LEFT, 40],
  [DOWN, 12],
  [LEFT | JUMP, 20],
  [LEFT, 60],
  [0, 40],
];

/**
 * A lap gives some three hundred frames. In one lap a single stop of the machine is more than one frame in
 * twenty.
 */
export const LAPS = 3;
/**
 * Three laps draw some 900 frames. Those of moments in which the whole machine stood still are left out (`framesInTime`),
 * as server, relay and pages share it; with fewer than these the run says nothing.
 */
export const ENOUGH_FRAMES = 360;

export type Leaving = (leave: () => Promise<void>) => void;

/** Somebody who has learned to dash. */
export async function dasher(
  server: TestWorld,
  at: { readonly x: number; readonly y: number },
): Promise<Child> {
  const child = await newChild(server.deps, { mapId: MAP_ID, ...at });
  const skillId = SKILLS.find(({ type }) => type === 'DASH')?.id ?? 0;
  await server.deps.db.insert(userSkills).values({ userId: child.userId, skillId, level: 2 });
  return child;
}

/** Somebody who comes over such a line and leaves when the test is finished. */
export async function arrive(
  server: TestWorld,
  line: RelayConditions,
  onTestFinished: Leaving,
  at = GROUND,
): Promise<{ readonly relay: Relay; readonly userId: number; readonly page: Page }> {
  const relay = await Relay.open(server.port, line);
  const child = await dasher(server, at);
  const someone = new Page({ url: relay.url, token: child.token });
  onTestFinished(async () => {
    someone.leave();
    await relay.close();
  });
  return { relay, userId: child.userId, page: await someone.enter(MAP_ID) };
}

/** Somebody on the machine of the server, who only is there: to know what time it is. */
export async function witnessOf(server: TestWorld): Promise<Page> {
  const { token } = await dasher(server, GROUND);
  return new Page({ url: server.url, token }).enter(MAP_ID);
}

export async function playLaps(runner: Page, laps = LAPS): Promise<void> {
  for (let lap = 0; lap < laps; lap += 1) {
    await runner.play(COURSE);
    await runner.rest();
  }
}

export async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error('waited ten seconds for nothing');
    await pause(1);
  }
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Infinity;
