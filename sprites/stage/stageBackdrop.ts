import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { fill, linear, svg } from '../core/svg.ts';
import { castle } from '../scenery/castle.ts';
import { cloud } from '../scenery/cloud.ts';
import { hangingCrystals } from '../scenery/crystals.ts';
import { hills } from '../scenery/hills.ts';
import { kelp } from '../scenery/kelp.ts';
import { lighthouse } from '../scenery/lighthouse.ts';
import { place } from '../scenery/place.ts';
import { water } from '../scenery/water.ts';
import { STAGE_LOOKS } from './stageThemes.ts';

export const BACKDROP = { width: 1280, height: 720 } as const;
/** Line of the nearest hills. */
const CREST = 430;

/** The background of a level; it moves slower than the level does. */
export function stageBackdrop(theme: StageTheme): string {
  const { width: w, height: h } = BACKDROP;
  const [far, near] = STAGE_LOOKS[theme].hills;
  const band = { width: w, foot: h, step: 130 };
  const back = hills({ ...band, crest: CREST - 90, color: far, seed: 3, swing: 70 });
  const front = hills({ ...band, crest: CREST, color: near, seed: 8, swing: 34 });
  return water(w, h) + veil(theme, w, h) + back + landmark(theme) + front;
}

/** The light of the place over the water. */
function veil(theme: StageTheme, w: number, h: number): string {
  const tints: Readonly<Record<StageTheme, readonly [string, number]>> = {
    PATH: ['#ffffff', 0],
    PATTERN: ['#8fe08a', 0.26],
    RIDDLE: ['#7a5fd0', 0.42],
    SPELL: ['#fff0c0', 0.34],
  };
  const [color, alpha] = tints[theme];
  const tint = linear([
    [0, color, alpha],
    [0.7, color, alpha * 0.6],
    [1, color, 0],
  ]);
  return tint.def + fill(svg`M0 0H${w}V${h}H0Z`, tint.url);
}

function landmark(theme: StageTheme): string {
  switch (theme) {
    case 'PATH':
      return place(800, CREST - 20, castle(104, '#93dbf0', '#79c8e8'));
    case 'PATTERN':
      return [140, 300, 560, 830, 1010, 1180]
        .map((x, i) =>
          place(
            x,
            CREST + 60,
            kelp(300 + (i % 3) * 60, '#74c9a4', 4 + i * 3, { width: 1.4, ink: '#4a9a8a' }),
          ),
        )
        .join('');
    case 'RIDDLE':
      return [90, 330, 620, 930, 1190]
        .map((x, i) =>
          place(x, -6, hangingCrystals(70 + (i % 3) * 22, i % 2 ? '#8f8ff0' : '#b08af0', 3 + i, {})),
        )
        .join('');
    case 'SPELL':
      return (
        place(240, 90, cloud(40, 0.9)) +
        place(720, 60, cloud(32, 0.8)) +
        place(1080, 120, cloud(28, 0.7)) +
        place(960, CREST - 50, lighthouse(170), 0.8)
      );
  }
}
