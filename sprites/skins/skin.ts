import { mix, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Limb } from '../core/limb.ts';
import { at, ellipse, fill, line, part, unite } from '../core/svg.ts';

const HEAD =
  'M-26.5 -22C-26.5 -39 -15 -49.5 1 -49.5C17 -49.5 27.5 -39 27.5 -22C27.5 -8.5 17 -.5 4 -.5C-10 -.5 -26.5 -7.5 -26.5 -22Z';

const TORSO =
  'M-7.5 -23C-10.5 -20.5 -10 -12 -10.5 -6C-11 0 -9 4 0 4C9 4 11 0 10.5 -6C10 -12 10.5 -20.5 7.5 -23C4 -25 -4 -25 -7.5 -23Z';

const EAR = 'M-21 -24C-27 -27 -31 -22 -29 -17C-27.5 -13 -23.5 -12 -21 -14Z';
const FIN =
  'M-21 -25C-27 -30 -33 -31 -38 -30C-36 -27 -35.4 -25 -35.6 -23C-37 -21.6 -37.6 -20 -37.4 -18.4C-35 -18 -33.6 -16.8 -33 -15C-29 -12.6 -24.6 -12.4 -21 -14Z';

export interface SkinOptions {
  /** The fins of those who live in the sea, instead of ears. */
  readonly fins?: string;
}

export function skin(color: string, { fins }: SkinOptions = {}): Drawing {
  const shadowColor = mix(shade(color), '#ff8a70', 0.18);
  return {
    draw(pose) {
      const arm = (limb: Limb) =>
        unite([
          { d: limb.tube(0, 0.92, [7.8, 7.4, 6.8]), color, options: { shadowColor, shadow: [-0.8, -1.2] } },
          {
            d: 'M-4.6 -1C-4.8 -4.5 4.8 -4.5 4.8 -1C5.2 3.6 2.6 5.6 0 5.6C-2.7 5.6 -5.2 3.4 -4.6 -1Z',
            color,
            transform: limb.transform(0.97),
            options: { shadowColor, shadow: [-0.6, -1.2], top: null },
          },
        ]);
      const leg = (limb: Limb, transform: string) =>
        unite([
          { d: limb.tube(0, 1, [10.5, 9.6, 8.6]), color, options: { shadowColor, shadow: [-1, -1] } },
          {
            d: 'M-4.6 -3C-5 2 -5.2 4 -3 4H6C8.6 4 8.6 .2 5.6 -.8C3.8 -1.5 3.6 -3 3.6 -3Z',
            color,
            transform,
            options: { shadowColor, shadow: [-0.6, -1.2], top: null },
          },
        ]);
      const ear = () =>
        fins
          ? part(FIN, fins, {
              shadow: [-0.5, -1],
              inside: line('M-21 -22L-36 -28.6M-21 -18.4L-36 -19.6', shade(fins, 1.8), 1.2),
            })
          : part(EAR, color, {
              shadowColor,
              shadow: [-0.5, -1],
              over: line('M-26.8 -20.5C-25.8 -18.6 -24.8 -18.4 -25 -16', shadowColor, 1.3),
            });
      return {
        armB: arm(pose.armB),
        body:
          leg(pose.legB, pose.footB) +
          leg(pose.legF, pose.footF) +
          at(
            pose.torso,
            part('M-4 -26h8v8h-8Z', shade(color, 0.6), { outline: 1.2 }) +
              part(TORSO, color, { shadowColor }) +
              // Every avatar wears an undershirt.
              part(
                'M-7.6 -22.5C-6 -17 6 -17 7.6 -22.5C10.5 -20.5 10 -12 10.5 -6C11 0 9 4 0 4C-9 4 -11 0 -10.5 -6C-10 -12 -10.5 -20.5 -7.6 -22.5Z',
                '#f4f7fb',
                { outline: 0, shadowColor: '#d3dcea' },
              ),
          ),
        head: at(
          pose.head,
          part(HEAD, color, {
            shadowColor,
            shadow: [-0.8, -2.6],
            inside: fins
              ? ellipse(-17, -31, 2, 1.4, fins, 0.6) +
                ellipse(-20, -27, 1.4, 1, fins, 0.6) +
                ellipse(23.4, -29, 1.5, 1.1, fins, 0.6) +
                ellipse(-14, -3.4, 1.6, 1, fins, 0.5)
              : '',
          }) +
            ear() +
            fill('M-21.4 -23L-18 -25V-13L-21.4 -14.4Z', color),
        ),
        armF: arm(pose.armF),
      };
    },
  };
}
