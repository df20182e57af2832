import { ROBOT_CRAB_JOINTS } from '#shared/content/foeJoints.ts';
import type { CodeObjectFrame } from '#shared/content/sprites.gen.ts';
import type { PartValue } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { numberOf, type CreateView } from '../CodeObjectView.ts';
import { near, sway } from '../codeObjectMotion.ts';
import { foeChild } from './foeChild.ts';

const AT = {
  ...ROBOT_CRAB_JOINTS,
  /** The tip of the claw that throws. */
  throw: [-146, -236],
  castle: [246, 2],
  sleep: [-92, -224],
} as const;

/** The height of a ball's middle when it comes to the child, px. */
const BALL_Y = { high: -116, low: -22 } as const;
/** How far a ball flies on behind the child, px. */
const BEYOND = 190;
/** The share of its way at which a ball has the height in which it comes. */
const LEVEL_AT = 0.34;
/** Balls are cut from place to place where less motion is asked for. */
const CALM_PLACES = 3;
const LIFT = 0.5;
const KEY_TURN_MS = 2200;
const SLEEP_MS = 2600;

/** A robot crab that throws water balls at the child, until its key stops and it sleeps beside its sandcastle. */
export const robotCrabView: CreateView = (tools) => {
  const { pieces, isCalm, sparkle, bodyAt } = tools;
  const key = pieces.add('robotCrab/key', ...AT.key);
  pieces.add('robotCrab/body');
  const face = pieces.addLight('robotCrab/asleep', ...AT.face);
  const emblem = pieces.addLight('robotCrab/again', ...AT.emblem);
  const lamps = AT.lamps.map(([x, y]) => pieces.addLight('robotCrab/lamp', x, y).alpha(0));
  const clawL = pieces.add('robotCrab/claw-left', ...AT.clawL);
  const clawR = pieces.add('robotCrab/claw-right', ...AT.clawR);
  const castle = pieces.add('robotCrab/castle', ...AT.castle).alpha(0);
  const sleep = pieces.add('robotCrab/sleep', ...AT.sleep).alpha(0);
  const ball = pieces.addFront('robotCrab/ball').alpha(0);
  const showChild = foeChild('robotCrab', tools);

  let won = 0;
  let keyTurn = 0;
  let lift = 0;

  return ({ picture, dt, time, isWaiting }) => {
    const isBeaten = numberOf(picture['beaten']) > 0;
    const stopped = Math.max(numberOf(picture['ended']), isBeaten ? 1 : 0);
    const isAsleep = isWaiting || isBeaten;

    face.frame(
      faceOf({
        isBeaten: stopped >= 1,
        isAsleep,
        hasMissed: typeof picture['missed'] === 'number',
        passed: numberOf(picture['passed']),
      }),
    );
    emblem.frame(stopped >= 1 ? 'robotCrab/done' : 'robotCrab/again');
    const count = numberOf(picture['won']);
    for (const [index, lamp] of lamps.entries()) lamp.alpha(index < count ? 1 : 0);
    if (count > won && dt > 0) sparkle(AT.lamps[1][0], AT.lamps[1][1]);
    won = count;

    keyTurn += isAsleep ? 0 : (dt / KEY_TURN_MS) * (1 - stopped);
    key.turn(0.3 + sway(keyTurn, 1) * 0.35).scale(0.8 + 0.2 * Math.abs(sway(keyTurn, 2)), 1);
    const claw = numberOf(picture['claw']);
    lift = near(lift, isCalm ? Math.round(claw) : claw, dt, 60);
    const breath = isAsleep ? sway(time, SLEEP_MS) * 0.02 : sway(time, 1500) * 0.05;
    const droop = isAsleep || stopped >= 1 ? -0.55 : 0;
    clawL.turn(droop + breath + lift * LIFT);
    clawR.turn(-droop - breath);
    castle.alpha(isBeaten ? 1 : 0);
    sleep
      .alpha(isAsleep ? 0.55 + 0.45 * sway(time, SLEEP_MS) : 0)
      .at(AT.sleep[0], AT.sleep[1] - 6 * sway(time, SLEEP_MS));

    showBall(picture['throwing'], numberOf(picture['flight']), bodyAt());
    showChild(picture);
  };

  function showBall(
    throwing: PartValue | undefined,
    flight: number,
    { dx, dy }: { readonly dx: number; readonly dy: number },
  ): void {
    if (throwing !== 'high' && throwing !== 'low') {
      ball.alpha(0);
      return;
    }
    const share = isCalm ? Math.floor(flight * CALM_PLACES) / CALM_PLACES : flight;
    const [fromX, fromY] = AT.throw;
    const level = Math.min(1, share / LEVEL_AT);
    const y = fromY + (dy + BALL_Y[throwing] - fromY) * level * level;
    ball
      .alpha(1)
      .at(fromX + (dx - BEYOND - fromX) * share, y)
      .turn(isCalm || throwing === 'high' ? 0 : -share * Math.PI * 3);
  }
};

function faceOf(state: {
  readonly isBeaten: boolean;
  readonly isAsleep: boolean;
  readonly hasMissed: boolean;
  readonly passed: number;
}): CodeObjectFrame {
  if (state.isBeaten) return 'robotCrab/happy';
  if (state.isAsleep) return 'robotCrab/asleep';
  // It wonders at a child who knows what comes.
  return state.passed > 1 && !state.hasMissed ? 'robotCrab/dizzy' : 'robotCrab/stern';
}
