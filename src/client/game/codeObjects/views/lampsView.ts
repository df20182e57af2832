import type { CodeObjectFrame } from '#shared/content/sprites.gen.ts';
import { CODE_OBJECT_COLORS, type PartValue } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { CreateView } from '../CodeObjectView.ts';
import { pop, sway } from '../codeObjectMotion.ts';
import { SteadyLight } from '../SteadyLight.ts';

const LAMPS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const SPACING = 42;
const FIRST = -(SPACING * (LAMPS.length - 1)) / 2;
const POST_X = 184;
const POST_Y = -142;
const SAG = 26;
const SIZE = 1.3;
const POP_MS = 320;
const TINTS: Readonly<Record<string, number>> = {
  red: 0xff8f80,
  orange: 0xffbf70,
  yellow: 0xffe98a,
  green: 0x9ff0b0,
  blue: 0x9fd8ff,
  purple: 0xd8b4ff,
  white: 0xffffff,
  pink: 0xffb4d4,
};

const heightAt = (x: number) => POST_Y + SAG * (1 - (x / POST_X) ** 2);
const isColor = (value: PartValue | undefined): value is string =>
  typeof value === 'string' && Object.hasOwn(CODE_OBJECT_COLORS, value);

/** A string of jellyfish between two posts, each asleep until a program wakes it in a colour. */
export const lampsView: CreateView = ({ pieces, isCalm, sparkle }) => {
  const hooks = [-POST_X, ...LAMPS.map((lamp) => FIRST + lamp * SPACING), POST_X];
  for (const [index, right] of hooks.slice(1).entries()) {
    const left = hooks[index] ?? right;
    const [from, to] = [heightAt(left), heightAt(right)];
    pieces
      .add('lamps/string', (left + right) / 2, (from + to) / 2)
      .turn(Math.atan2(to - from, right - left))
      .scale(Math.hypot(right - left, to - from) / 41, 1);
  }
  pieces.add('lamps/post', -POST_X);
  pieces.add('lamps/post', POST_X);
  const lamps = LAMPS.map((lamp) => {
    const dx = FIRST + lamp * SPACING;
    const dy = heightAt(dx);
    const piece = pieces.add('lamps/lamp', dx, dy).scale(SIZE);
    const halo = pieces.addLight('lamps/halo', dx, dy + 20).alpha(0);
    return { lamp, dx, dy, piece, halo, light: new SteadyLight<string | null>(null), age: POP_MS };
  });
  return ({ picture, dt, elapsed, time }) => {
    for (const one of lamps) {
      const { lamp, dx, dy, piece, halo, light } = one;
      const wanted = picture[`lamp.${lamp}`];
      if (light.update(isColor(wanted) ? wanted : null, elapsed)) {
        one.age = 0;
        const { value } = light;
        piece.frame(value === null ? 'lamps/lamp' : (`lamps/lamp-${value}` as CodeObjectFrame));
        if (value !== null) {
          halo.tint(TINTS[value] ?? 0xffffff);
          sparkle(dx, dy + 22);
        }
      }
      one.age += dt;
      const size = isCalm ? 1 : pop(Math.max(0.6, one.age / POP_MS));
      piece.scale(SIZE * size).turn(sway(time, 3000, lamp * 0.17) * 0.07);
      halo.alpha(light.level * 0.55).scale(1.15 + sway(time, 2600, lamp * 0.21) * 0.06);
    }
  };
};
