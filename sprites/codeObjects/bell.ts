import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { ellipse, line, part, svg } from '../core/svg.ts';

const WOOD = '#c98d55';
const BRASS = '#ffc94a';

const post = (x: number, lean: number) =>
  part(svg`M${x - 8} 4L${x - 8 + lean} -158H${x + 8 + lean}L${x + 8} 4Z`, WOOD, {
    outline: 2.2,
    shadow: [-3, 0],
    inside: line(svg`M${x - 2} 0L${x - 2 + lean} -150`, light(WOOD, 0.9), 2, 0.6),
  });

/** Two posts, a beam and a roof of shell, 156 wide and 200 high. */
export function bellFrame(): string {
  const roof =
    'M-82 -154C-70 -186 -34 -204 0 -204C34 -204 70 -186 82 -154L66 -148L50 -156L33 -148L17 -156L0 -148L-17 -156L-33 -148L-50 -156L-66 -148Z';
  return (
    ellipse(0, 3, 84, 6, '#123f5c', 0.22) +
    post(-62, 10) +
    post(62, -10) +
    line('M-60 -30L-46 -6M60 -30L46 -6', ink(WOOD), 8.6) +
    line('M-60 -30L-46 -6M60 -30L46 -6', WOOD, 5) +
    part(roundedRect(-64, -158, 128, 15, 5), shade(WOOD, 0.2), { outline: 2.2, shadow: [0, -3] }) +
    part(roof, '#5fc0e0', {
      outline: 2.4,
      shadow: [-2, -4],
      inside: line(
        'M0 -148V-204M-17 -154L-24 -200M17 -154L24 -200M-34 -148L-50 -192M34 -148L50 -192M-52 -154L-70 -176M52 -154L70 -176',
        '#2f8fb8',
        2.4,
        0.6,
      ),
      gloss: 'M-62 -168C-48 -184 -30 -193 -14 -196L-16 -186C-32 -182 -46 -174 -56 -164Z',
    }) +
    part(ellipsePath(0, -206, 8, 8), '#fdf3ff', {
      outline: 2,
      ink: '#7a5aa8',
      shadow: [-1.2, -2],
      shadowColor: '#e0c6f5',
    }) +
    [-62, 62]
      .map((x) =>
        part(roundedRect(x - 17, -8, 34, 15, 5), '#f0dcae', { outline: 2, ink: '#7a5a3a', shadow: [0, -3] }),
      )
      .join('')
  );
}

/** The bell, hanging from the origin, 88 wide. */
export function bellBody(): string {
  const body = 'M-8 6C-30 8 -30 40 -36 58C-38 66 -44 68 -45 76H45C44 68 38 66 36 58C30 40 30 8 8 6Z';
  return (
    line('M0 -2V10', '#7a4f14', 7) +
    line('M0 -2V10', BRASS, 3.4) +
    part(body, BRASS, {
      outline: 2.4,
      ink: '#8a5a14',
      shadow: [-3, -4],
      inside:
        line('M-34 56C-12 61 12 61 34 56M-39 67C-14 73 14 73 39 67', '#c98a1c', 2.4, 0.8) +
        ellipse(-15, 28, 4, 14, '#ffffff', 0.6, 12),
    }) +
    part(svg`M-9 34C-9 26 9 26 9 34C9 42 3 42 0 47C-3 42 -9 42 -9 34Z`, '#ff8fa8', {
      outline: 1.6,
      shadow: [-0.6, -1.6],
    })
  );
}

/** The clapper, hanging from the origin behind the rim. */
export function bellClapper(): string {
  return (
    line('M0 40V78', '#7a4f14', 5.6) +
    line('M0 40V78', '#d99a2a', 2.6) +
    part(ellipsePath(0, 83, 8.4, 8.4), '#e8a83a', { outline: 2, ink: '#7a4f14', shadow: [-1, -2] })
  );
}

/** A wave of sound that goes to the right, around the middle of its circle. */
export function bellWave(): string {
  return (
    line('M40 -22A46 46 0 0 1 40 22M54 -31A62 62 0 0 1 54 31', '#fff3b0', 4.6, 0.95) +
    line('M40 -22A46 46 0 0 1 40 22M54 -31A62 62 0 0 1 54 31', '#ffc94a', 1.8)
  );
}
