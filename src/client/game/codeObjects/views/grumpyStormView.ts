import { GRUMPY_STORM_JOINTS } from '#shared/content/foeJoints.ts';
import { numberOf, type CreateView } from '../CodeObjectView.ts';
import { sway } from '../codeObjectMotion.ts';
import { foeChild } from './foeChild.ts';

const AT = {
  ...GRUMPY_STORM_JOINTS,
  rainbow: [96, -40],
  garden: [-96, 0],
} as const;

const FLOAT_MS = 3600;
const FALL_MS = 700;
/** How far the rain falls within one turn of its picture, px. */
const FALL_PX = 26;

/** A storm cloud that rains, blows and rolls thunder at the child, until it is a fair cloud over a garden. */
export const grumpyStormView: CreateView = (tools) => {
  const { pieces, isCalm, sparkle, bodyAt } = tools;
  const rainbow = pieces.add('grumpyStorm/rainbow', ...AT.rainbow).alpha(0);
  const garden = pieces.add('grumpyStorm/garden', ...AT.garden).alpha(0);
  const cloud = pieces.add('grumpyStorm/cloud', ...AT.cloud);
  const face = pieces.add('grumpyStorm/asleep', ...AT.face);
  const lamps = AT.lamps.map(([x, y]) => pieces.addLight('grumpyStorm/lamp', x, y).alpha(0));
  const sleep = pieces.add('grumpyStorm/sleep', ...AT.sleep).alpha(0);
  const post = pieces.add('grumpyStorm/post').alpha(0);
  const rain = pieces.addFront('grumpyStorm/rain').alpha(0);
  const gust = pieces.addFront('grumpyStorm/gust').alpha(0);
  const thunder = pieces.addFront('grumpyStorm/thunder').alpha(0);
  const umbrella = pieces.addFront('grumpyStorm/umbrella').alpha(0);
  const showChild = foeChild('grumpyStorm', tools);

  let won = 0;

  return ({ picture, dt, time, isWaiting }) => {
    const isBeaten = numberOf(picture['beaten']) > 0;
    const isFair = isBeaten || numberOf(picture['ended']) > 0;
    const isAsleep = isWaiting && !isFair;
    const force = isCalm ? Math.ceil(numberOf(picture['force'])) : numberOf(picture['force']);
    const [cloudX, cloudY] = AT.cloud;
    const bob = 5 * sway(time, FLOAT_MS);
    const { dx, dy } = bodyAt();

    cloud
      .frame(isFair ? 'grumpyStorm/fair' : 'grumpyStorm/cloud')
      .at(cloudX, cloudY + bob)
      .scale(1 + 0.04 * force, 1 - 0.03 * force);
    face
      .at(AT.face[0], AT.face[1] + bob)
      .frame(
        isFair
          ? 'grumpyStorm/happy'
          : isAsleep
            ? 'grumpyStorm/asleep'
            : numberOf(picture['passed']) > 1 && typeof picture['missed'] !== 'number'
              ? 'grumpyStorm/dizzy'
              : 'grumpyStorm/stern',
      );
    const count = numberOf(picture['won']);
    for (const [index, lamp] of lamps.entries()) {
      const [x, y] = AT.lamps[index] ?? AT.lamps[0];
      lamp.alpha(!isFair && index < count ? 1 : 0).at(x, y + bob);
    }
    if (count > won && dt > 0) sparkle(AT.lamps[1][0], AT.lamps[1][1]);
    won = count;
    sleep.alpha(isAsleep ? 0.6 + 0.4 * sway(time, FLOAT_MS) : 0).at(AT.sleep[0], AT.sleep[1] + bob);

    const weather = picture['weather'];
    const fallen = ((time % FALL_MS) / FALL_MS) * FALL_PX;
    rain.alpha(weather === 'rain' ? force : 0).at(dx + 10, dy - 176 + fallen);
    gust.alpha(weather === 'wind' ? force : 0).at(dx + 60 - 30 * force, dy - 60);
    thunder
      .alpha(weather === 'thunder' && force > 0 ? 1 : 0)
      .at(cloudX + (dx + 40 - cloudX) * force, cloudY + (dy - 150 - cloudY) * force);
    const shelter = picture['shelter'];
    umbrella.alpha(shelter === 'umbrella' ? 1 : 0).at(dx + 16, dy - 92);
    post.alpha(shelter === 'hold' ? 1 : 0).at(dx + 24, dy);

    rainbow.alpha(isFair ? Math.max(numberOf(picture['ended']), isBeaten ? 1 : 0) : 0);
    garden.alpha(isBeaten ? 1 : 0);
    showChild(picture);
  };
};
