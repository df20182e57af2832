import { around, scallops } from '../core/shapes.ts';
import { clip, ellipse, fill, line, linear, svg } from '../core/svg.ts';

const BODY =
  'M-300 -20C-304 -120 -190 -184 -40 -180C90 -176 180 -132 232 -70C258 -84 284 -126 282 -168C300 -156 314 -146 320 -120C340 -140 362 -142 384 -138C372 -96 340 -50 288 -34C250 24 150 60 0 60C-160 60 -290 44 -300 -20Z';

/** A cloud that looks like a whale on its way to the left, 690 wide and 250 high, without outlines. */
export function whaleCloud(): string {
  const puffs = (x: number, y: number, rx: number, ry: number, count: number, color: string) =>
    fill(scallops(around(x, y, rx, ry, count)), color);
  const body = linear([
    [0, '#ffffff'],
    [0.45, '#fff6f4'],
    [0.75, '#ffe2e6'],
    [1, '#e6d2f0'],
  ]);
  const grooves = [0, 1, 2, 3]
    .map((i) =>
      line(
        svg`M${-270 + i * 14} ${18 + i * 11}C${-200} ${46 + i * 8} ${-100} ${52 + i * 6} ${-20} ${34 + i * 8}`,
        '#e0c2de',
        2.6,
        0.7,
      ),
    )
    .join('');
  return (
    puffs(-190, 44, 150, 40, 11, '#f6e8f4') +
    puffs(120, 50, 190, 40, 13, '#f6e8f4') +
    body.def +
    fill(BODY, body.url) +
    clip(BODY, ellipse(-70, -156, 150, 24, '#ffffff', 0.9, -4) + grooves) +
    fill('M-70 14C-50 60 -20 92 30 104C50 76 44 40 16 4Z', '#ffeaf0') +
    line('M-70 14C-50 60 -20 92 30 104', '#e6cde4', 2.6, 0.8) +
    line('M-298 -10C-250 10 -206 8 -172 -14', '#cfa9d4', 4) +
    ellipse(-188, -50, 8.4, 10.6, '#7f6fae') +
    ellipse(-191, -54, 2.8, 3.4, '#ffffff') +
    ellipse(-166, -26, 17, 8, '#ffb0c2', 0.75) +
    line(
      'M-130 -196C-136 -226 -160 -232 -172 -220M-130 -196C-126 -232 -100 -240 -88 -226',
      '#ffffff',
      11,
      0.95,
    ) +
    puffs(-40, 92, 130, 22, 10, '#fff8f6') +
    puffs(230, 74, 110, 24, 9, '#fff8f6') +
    puffs(-250, 76, 96, 22, 8, '#fff8f6')
  );
}
