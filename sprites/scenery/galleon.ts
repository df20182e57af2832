import { random } from '../core/random.ts';
import { clip, ellipse, fill, line, radial, svg } from '../core/svg.ts';

export interface GalleonTones {
  readonly hull: string;
  readonly shade: string;
  readonly trim: string;
  readonly sail: string;
  readonly sailShade: string;
}

const HULL =
  'M-330 -168C-318 -96 -276 -24 -204 8H226C262 -2 290 -62 300 -134L322 -288H262L256 -262H198L190 -196H104L98 -150H-150L-160 -190H-248L-256 -204Z';

/** A square sail that hangs from its yard, torn at the foot. */
function sail(x: number, y: number, w: number, h: number, seed: number, tones: GalleonTones): string {
  const next = random(seed);
  let foot = '';
  const teeth = 5;
  for (let i = 0; i < teeth; i++)
    foot += svg`q${-w / teeth / 2} ${10 + next() * 26} ${-w / teeth} ${(i % 2 ? 1 : -1) * next() * 12}`;
  const d = svg`M${x - w * 0.46} ${y}H${x + w * 0.46}C${x + w * 0.6} ${y + h * 0.4} ${x + w * 0.56} ${y + h * 0.8} ${x + w / 2} ${y + h}${foot}C${x - w * 0.4} ${y + h * 0.7} ${x - w * 0.36} ${y + h * 0.3} ${x - w * 0.46} ${y}Z`;
  return (
    fill(d, tones.sail) +
    clip(
      d,
      fill(
        svg`M${x + w * 0.16} ${y - 4}H${x + w}V${y + h * 2}H${x}Q${x + w * 0.4} ${y + h * 0.5} ${x + w * 0.16} ${y - 4}Z`,
        tones.sailShade,
        0.7,
      ) +
        line(
          svg`M${x - w} ${y + h * 0.34}Q${x} ${y + h * 0.44} ${x + w} ${y + h * 0.34}`,
          tones.sailShade,
          3,
          0.7,
        ),
    ) +
    line(svg`M${x - w * 0.54} ${y - 2}H${x + w * 0.54}`, tones.shade, 7)
  );
}

/** A great ship at rest on the sea floor, bow to the left; 700 wide, 640 high, without outlines. */
export function galleon(tones: GalleonTones): string {
  const glow = radial([
    [0, '#fff6d0', 0.9],
    [0.4, '#ffe7a0', 0.4],
    [1, '#ffe7a0', 0],
  ]);
  const mast = (x: number, foot: number, tip: number) =>
    line(svg`M${x} ${foot}L${x + (foot - tip) * 0.012} ${tip}`, tones.shade, 10) +
    fill(svg`M${x} ${tip}q26 -14 50 2t46 0l-14 12l14 12q-24 10 -48 -2t-48 2Z`, '#ffc2b0', 0.95);
  const stays = svg`M-330 -190L-118 -430M-118 -430L-200 -180M32 -560L-118 -300M32 -560L120 -160M182 -470L300 -280M182 -470L32 -340M-118 -430L-60 -150`;
  const windows = [
    [222, -226],
    [248, -226],
    [274, -226],
    [226, -170],
    [254, -170],
    [280, -170],
    [-226, -150],
    [-190, -150],
  ]
    .map(([x = 0, y = 0]) => fill(svg`M${x - 8} ${y + 12}v-14a8 8 0 0 1 16 0v14Z`, '#fff0b8', 0.95))
    .join('');
  const ports = Array.from({ length: 8 }, (_, i) => ellipse(-150 + i * 46, -92, 9, 9, '#ffe7a6', 0.9));
  return (
    line(stays, tones.shade, 1.8, 0.55) +
    line('M-318 -180L-430 -252', tones.shade, 11) +
    mast(-118, -150, -436) +
    mast(32, -150, -566) +
    mast(182, -196, -474) +
    sail(-116, -404, 128, 104, 3, tones) +
    sail(-116, -288, 166, 96, 9, tones) +
    sail(36, -528, 138, 110, 5, tones) +
    sail(36, -404, 188, 128, 14, tones) +
    sail(184, -442, 112, 92, 8, tones) +
    sail(184, -334, 140, 66, 11, tones) +
    fill(svg`M8 -560h52l-6 26h-40Z`, tones.hull) +
    fill(HULL, tones.hull) +
    clip(
      HULL,
      fill('M-340 -60C-240 -30 200 -30 330 -90V20H-340Z', tones.shade, 0.75) +
        line('M-330 -140C-240 -112 180 -112 312 -170', tones.trim, 8, 0.85) +
        line('M-330 -118C-240 -90 180 -88 308 -150M-320 -60C-240 -34 190 -30 300 -96', tones.shade, 3, 0.8) +
        fill('M196 -262H330V-246H196ZM188 -196H330V-184H188Z', tones.trim, 0.8),
    ) +
    ports.join('') +
    windows +
    glow.def +
    ellipse(250, -200, 110, 92, glow.url) +
    ellipse(-208, -150, 64, 50, glow.url) +
    fill('M-330 -168q-26 -6 -34 -30q22 0 40 14Z', tones.trim, 0.9)
  );
}
