import { EXPRESSIONS } from '#shared/content/avatarLayers.ts';
import type { Expression } from '#shared/content/avatarLayers.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, ellipse, line, svg } from '../core/svg.ts';
import { beanEye } from './beanEye.ts';
import { eye } from './eye.ts';
import { mouth } from './mouth.ts';
import { robotEye } from './robotEye.ts';
import type { EyePlace, FaceLook, FaceStyle } from './styles.ts';
import { EYE_LINE, STYLES } from './styles.ts';

const NEAR: EyePlace = { x: -5.6, k: 1, far: false };
const FAR: EyePlace = { x: 16.2, k: 0.92, far: true };

/** How far the inner and outer end of a brow are moved; the far brow mirrors the near one. */
function browShift(expression: Expression, style: FaceStyle): readonly [number, number] {
  if (expression === 'sad') return [1, -2.2];
  if (expression === 'surprised') return [-2.4, -2.4];
  return STYLES[style].brow;
}

function brow(x: number, [a, b]: readonly [number, number], color: string, far: boolean): string {
  const y = EYE_LINE - 11.6;
  return line(
    svg`M${x - 4} ${y + (far ? b : a)}Q${x} ${EYE_LINE - 13.4 + (a + b) / 2} ${x + 4} ${y + (far ? a : b)}`,
    color,
    1.8,
  );
}

const blush = (x: number, width: number) =>
  ellipse(x, -9.6, width, 2.7, '#ff6f6f', 0.34) +
  line(svg`M${x - 1.9} -8.8l1.1 -2M${x + 0.9} -8.8l1.1 -2`, '#ff5d63', 0.8, 0.5);

const nose = () => line('M8.4 -13.6q1.3 .9 .1 1.7', '#e08a6c', 1.2);

function eyeOf(place: EyePlace, look: FaceLook, expression: Expression): string {
  if (look.style === 'bean') return beanEye(place, expression);
  if (look.style === 'robot') return robotEye(place, look.iris, expression);
  return eye(place, look, expression);
}

export function face(look: FaceLook): Drawing {
  return {
    expressions: EXPRESSIONS,
    draw(pose, asked = 'default') {
      const expression = asked === 'default' ? (pose.expression ?? asked) : asked;
      const shift = browShift(expression, look.style);
      return {
        face: at(
          pose.head,
          blush(-12.5, 4.4) +
            blush(21.2, 3.2) +
            nose() +
            eyeOf(NEAR, look, expression) +
            eyeOf(FAR, look, expression) +
            brow(NEAR.x + 0.2, shift, look.brow, false) +
            brow(FAR.x, shift, look.brow, true) +
            mouth(expression, look.style),
        ),
      };
    },
  };
}
