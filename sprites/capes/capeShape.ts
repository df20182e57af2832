import { shade } from '../core/color.ts';
import type { Pose } from '../core/rig.ts';
import { line, part, svg } from '../core/svg.ts';

/** A point on the cloth: `across` and `down` from 0 to 1. */
export type OnCloth = (across: number, down: number) => readonly [x: number, y: number];

export interface CapeLook {
  readonly color: string;
  /** A band along the hem. */
  readonly trim?: string;
  readonly hem?: 'waves' | 'points';
  /** Drawn on the cloth and moved with it. */
  readonly pattern?: (on: OnCloth) => string;
}

const WAVES = 4;
const FOLDS = [0.25, 0.5, 0.75] as const;

/** The cloth behind the body: it hangs from the shoulders and flies with the sway of the pose. */
export function capeShape(pose: Pose, { color, trim, hem = 'waves', pattern }: CapeLook): string {
  const [leftX, leftY] = pose.fromTorso([-10, -22]);
  const [rightX, rightY] = pose.fromTorso([10, -22]);
  const [swayX, swayY] = pose.sway;
  const hemY = Math.min(-3.5, pose.hip[1] + 18 + swayY * 1.2 - Math.abs(swayX) * 0.9);
  const hemLeft = pose.hip[0] - 22 + swayX * 2.3;
  const hemRight = pose.hip[0] + 15 + swayX * 1.1;
  const wave = (hemRight - hemLeft) / WAVES;

  let d = svg`M${leftX} ${leftY}C${leftX - 5 + swayX * 0.6} ${leftY + 10} ${hemLeft - 2} ${hemY - 14} ${hemLeft} ${hemY}`;
  for (let i = 1; i <= WAVES; i++)
    d +=
      hem === 'waves'
        ? svg`Q${hemLeft + wave * (i - 0.5)} ${hemY + 5} ${hemLeft + wave * i} ${hemY}`
        : svg`L${hemLeft + wave * (i - 0.5)} ${hemY - 5}L${hemLeft + wave * i} ${hemY}`;
  d += svg`C${hemRight + 2} ${hemY - 14} ${rightX + 4} ${rightY + 10} ${rightX} ${rightY}Z`;

  const on: OnCloth = (across, down) => [
    leftX +
      (rightX - leftX) * across +
      (hemLeft + (hemRight - hemLeft) * across - leftX - (rightX - leftX) * across) * down,
    leftY + (hemY - leftY) * down,
  ];
  const folds = FOLDS.map((k) => {
    const [x, y] = on(k, 0);
    const [toX, toY] = on(k, 1);
    return line(
      svg`M${x} ${y + 6}Q${x + swayX} ${(leftY + hemY) / 2} ${toX} ${toY}`,
      shade(color, 1.6),
      1.4,
      0.7,
    );
  }).join('');
  const seam = svg`M${hemLeft} ${hemY - 2.6}Q${(hemLeft + hemRight) / 2} ${hemY + 1} ${hemRight} ${hemY - 2.6}`;
  return part(d, color, {
    shadow: [-1.4, -2.4],
    inside: (pattern?.(on) ?? '') + folds + (trim ? line(seam, trim, 1.8) : ''),
  });
}
