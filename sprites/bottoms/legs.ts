import { shade } from '../core/color.ts';
import type { Pose } from '../core/rig.ts';
import { at, ellipse, line, part, unite } from '../core/svg.ts';

/** The hips of everything with legs, in torso space. */
export const HIPS = 'M-11.6 -7C-12 0 -11.6 4.6 -9 5C0 7 8 6 10.6 4C12 0 12 -4 11.6 -7Z';

export type LegWidths = readonly [hip: number, knee: number, hem: number];

/** Two trouser legs that end at `end` (0 hip, 1 ankle) and the hips, as one piece. */
export const legs = (pose: Pose, color: string, end: number, near: LegWidths, far = near): string =>
  unite([
    { d: pose.legB.tube(-0.05, end, far, 1, 0.18), color: shade(color, 0.5) },
    { d: pose.legF.tube(-0.05, end, near, 1, 0.18), color },
    { d: HIPS, color, transform: pose.torso, options: { shadow: null } },
  ]);

/** Seam, waistband and button. */
export const waist = (pose: Pose, color: string, button = '#ffd34d'): string =>
  at(
    pose.torso,
    line('M.6 0C.4 2.6 .6 4.4 1 6.4', shade(color, 2), 1.2) +
      line('M-9.6 -3.4Q0 -1.4 10 -3.4', shade(color, 1.5), 1.1, 0.8) +
      ellipse(0.6, -4.4, 1.3, 1.3, button),
  );

/** Cuffs hang on the feet, so that they stay level over a bent shin. */
export const cuffs = (pose: Pose, color: string): string =>
  [pose.footB, pose.footF]
    .map((foot) =>
      at(
        foot,
        part('M-6.2 -5C-3 -4 3.4 -4 6.2 -5L6.5 -.6C3 .5 -3 .5 -6.7 -.6Z', color, {
          outline: 1.1,
          shadow: null,
        }),
      ),
    )
    .join('');
