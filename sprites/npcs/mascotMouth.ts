import { clip, ellipse, fill, line, part, svg } from '../core/svg.ts';

interface MouthShape {
  /** Middle of the upper lip. */
  readonly x: number;
  readonly y: number;
  /** Half its width, and how deep it is wide open. */
  readonly w: number;
  readonly h: number;
  readonly open: number;
  readonly ink: string;
  readonly tooth?: boolean;
}

/** Below this there is only a smiling line. */
const CLOSED = 0.12;

/** A smile that opens: a line, then a bowl with a tongue. Wide words make the mouth a little narrower. */
export function mascotMouth({ x, y, w, h, open, ink, tooth = false }: MouthShape): string {
  if (open < CLOSED)
    return line(svg`M${x - w * 0.8} ${y}Q${x} ${y + h * 0.42} ${x + w * 0.8} ${y}`, ink, 2.4);
  const half = w * (1.06 - open * 0.12);
  const deep = h * (0.3 + open * 0.7) * 1.3;
  const bowl = svg`M${x - half} ${y}Q${x} ${y + 1.8} ${x + half} ${y}C${x + half} ${y + deep} ${x - half} ${y + deep} ${x - half} ${y}Z`;
  return (
    part(bowl, '#a83a48', { outline: 1.5, ink, shadow: null }) +
    clip(
      bowl,
      ellipse(x, y + deep * 0.78, half * 0.66, deep * 0.34, '#ff9a94') +
        (tooth ? fill(svg`M${x - 2.4} ${y - 1}h4.8v3.6h-4.8Z`, '#ffffff') : ''),
    )
  );
}
