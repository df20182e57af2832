import type { CodeObjectFrame } from '#shared/content/sprites.gen.ts';
import { CODE_OBJECT_COLORS } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { CreateView } from '../CodeObjectView.ts';
import { pop, sway } from '../codeObjectMotion.ts';

/** The terraces as drawn, from the lowest: the floor above the foot, and its width. */
const TERRACES = [
  { y: -24, w: 292 },
  { y: -84, w: 256 },
  { y: -144, w: 220 },
] as const;
const COLUMNS = [0, 1, 2, 3, 4] as const;
const GROW_MS = 520;

/** Three terraces, where a coral pops up on every bud that a program reaches. */
export const coralView: CreateView = ({ pieces, isCalm, sparkle }) => {
  pieces.add('coral/terraces');
  // The rows behind come first, because those in front cover them.
  const spots = TERRACES.flatMap(({ y, w }, row) =>
    COLUMNS.map((column) => ({ part: `coral.${row}.${column}`, dx: w * (column * 0.2 - 0.4), dy: y })),
  ).toReversed();
  const buds = spots.map(({ dx, dy }) => pieces.add('coral/bud', dx, dy));
  const corals = spots.map(({ dx, dy }) => pieces.add('coral/coral-pink', dx, dy).alpha(0));
  const ages = spots.map((): number | null => null);
  const shown = spots.map((): string | null => null);
  return ({ picture, dt, time }) => {
    for (const [index, { part, dx, dy }] of spots.entries()) {
      const value = picture[part];
      const color = typeof value === 'string' && Object.hasOwn(CODE_OBJECT_COLORS, value) ? value : null;
      if (color !== shown[index]) {
        shown[index] = color;
        ages[index] = color === null ? null : 0;
        if (color !== null) {
          corals[index]?.frame(`coral/coral-${color}` as CodeObjectFrame);
          sparkle(dx, dy - 34);
        }
      }
      const age = ages[index] ?? null;
      if (age !== null) ages[index] = age + dt;
      const share = age === null ? 0 : isCalm ? 1 : age / GROW_MS;
      const breath = 1 + sway(time, 2800, index * 0.13) * 0.015;
      corals[index]?.alpha(age === null ? 0 : 1).scale(pop(share), pop(share) * breath);
      buds[index]?.alpha(age === null ? 1 : 0).scale(1 + sway(time, 2400, index * 0.21) * 0.05);
    }
  };
};
