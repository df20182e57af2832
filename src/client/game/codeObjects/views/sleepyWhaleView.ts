import { SLEEPY_WHALE_JOINTS } from '#shared/content/foeJoints.ts';
import { numberOf, type CreateView } from '../CodeObjectView.ts';
import { near, sway } from '../codeObjectMotion.ts';
import { foeChild } from './foeChild.ts';

const AT = {
  ...SLEEPY_WHALE_JOINTS,
  sleep: [-206, -8],
  market: [372, 118],
} as const;

/** The hand of the child, from its feet. */
const HAND = { dx: 26, dy: -46 } as const;
/** How high a feather flies over its way, px. */
const ARC_PX = 46;
const SLEEP_MS = 3200;
const GIGGLE_MS = 180;
const TAIL_MS = 4200;

/** A whale that sleeps across the channel, until it is tickled awake and the boats of the market come in. */
export const sleepyWhaleView: CreateView = (tools) => {
  const { pieces, isCalm, sparkle, bodyAt } = tools;
  const tail = pieces.add('sleepyWhale/tail', ...AT.tail);
  const body = pieces.add('sleepyWhale/body', ...AT.body);
  const fin = pieces.add('sleepyWhale/fin', ...AT.fin);
  const face = pieces.add('sleepyWhale/asleep', ...AT.face);
  const mouth = pieces.add('sleepyWhale/mouth', ...AT.mouth);
  const yawn = pieces.add('sleepyWhale/yawn', ...AT.mouth).alpha(0);
  const lamps = AT.lamps.map(([x, y]) => pieces.addLight('sleepyWhale/lamp', x, y).alpha(0));
  const spout = pieces.add('sleepyWhale/spout', ...AT.spout).alpha(0);
  const snore = pieces.add('sleepyWhale/snore', ...AT.nose);
  const sleep = pieces.add('sleepyWhale/sleep', ...AT.sleep).alpha(0);
  const market = pieces.add('sleepyWhale/market', ...AT.market).alpha(0);
  const feather = pieces.addFront('sleepyWhale/feather').alpha(0);
  const showChild = foeChild('sleepyWhale', tools);

  let won = 0;
  let air = 0;

  return ({ picture, dt, time, isWaiting }) => {
    const isBeaten = numberOf(picture['beaten']) > 0;
    const isAwake = isBeaten || numberOf(picture['ended']) > 0;
    const isYawning = picture['breathing'] === 'yawn';
    const giggle = numberOf(picture['giggle']);
    const breath = numberOf(picture['breath']);
    // While nobody plays, it sleeps on by itself.
    const idle = picture['breathing'] ? 0 : 0.5 + 0.5 * sway(time, SLEEP_MS);
    const snored = isAwake || isYawning ? 0 : Math.max(breath, idle * 0.6);
    air = near(air, isCalm ? Math.round(snored) * 0.8 : snored, dt, 90);

    const shake = giggle > 0 && !isCalm ? sway(time, GIGGLE_MS) * 0.02 : 0;
    const chest = 1 + (isYawning ? breath : air) * 0.03;
    body.scale(1, chest).turn(shake);
    tail.turn(sway(time, TAIL_MS) * (isAwake ? 0.16 : 0.05) + shake);
    fin.turn((isAwake ? sway(time, TAIL_MS / 2) * 0.2 : 0) - shake);
    face.frame(
      isAwake || giggle > 0 ? 'sleepyWhale/happy' : isYawning ? 'sleepyWhale/drowsy' : 'sleepyWhale/asleep',
    );
    const isOpen = isYawning && giggle === 0;
    mouth.alpha(isOpen ? 0 : 1).scale(isAwake || giggle > 0 ? 1.25 : 1);
    yawn.alpha(isOpen ? 1 : 0).scale(0.5 + 0.5 * breath);
    snore.alpha(air > 0.05 ? 1 : 0).scale(0.25 + 0.85 * air);
    const isAsleep = !isAwake && !isYawning;
    sleep
      .alpha(isAsleep && (isWaiting || !picture['breathing']) ? 0.6 + 0.4 * sway(time, SLEEP_MS) : 0)
      .at(AT.sleep[0], AT.sleep[1] - 6 * sway(time, SLEEP_MS));
    const blown = isCalm ? Math.round(numberOf(picture['spout'])) : numberOf(picture['spout']);
    spout.alpha(blown > 0 ? 1 : 0).scale(0.6 + 0.4 * blown, blown);

    const count = numberOf(picture['won']);
    for (const [index, lamp] of lamps.entries()) lamp.alpha(index < count ? 1 : 0);
    if (count > won && dt > 0) sparkle(AT.lamps[1][0], AT.lamps[1][1]);
    won = count;

    showFeather(
      isCalm ? Math.round(numberOf(picture['feather'])) : numberOf(picture['feather']),
      giggle,
      time,
    );
    market.alpha(isBeaten ? 1 : 0).at(AT.market[0], AT.market[1] + 3 * sway(time, SLEEP_MS));
    showChild(picture);
  };

  /** It flies from the hand to the mouth and stays there while the whale giggles. */
  function showFeather(flown: number, giggle: number, time: number): void {
    const share = giggle > 0 ? 1 : flown;
    const { dx, dy } = bodyAt();
    const [fromX, fromY] = [dx + HAND.dx, dy + HAND.dy];
    const [toX, toY] = [AT.mouth[0] - 30, AT.mouth[1] - 4];
    feather
      .alpha(share > 0 && (giggle === 0 || giggle < 1) ? 1 : 0)
      .at(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share - 4 * ARC_PX * share * (1 - share))
      .turn(giggle > 0 ? sway(time, GIGGLE_MS) * 0.35 : -0.5 + share * 0.5);
  }
};
