import { shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { ellipse, line, part, svg } from '../core/svg.ts';
import { lampGlow, tones } from './haze.ts';

const RIBS = [-62, -40, -20, 0, 20, 40, 62] as const;
const SCALLOPS = 7;

/** A house in a scallop shell, about 1.1 `s` high and 1.8 `s` wide. */
export function scallopHouse(s: number, base: string, haze = 0.3): string {
  const { color, outline, through } = tones(base, haze);
  let ridges = '';
  for (const a of RIBS)
    ridges += line(
      svg`M0 ${-s * 0.1}Q${Math.sin((a * Math.PI) / 180) * s * 0.5} ${-s * 0.6} ${Math.sin((a * Math.PI) / 180) * s * 0.86} ${-Math.cos((a * Math.PI) / 180) * s * 1.05}`,
      shade(color, 1.1),
      s * 0.022,
      0.75,
    );
  let top = svg`M${-s * 0.66} 0C${-s * 0.95} ${-s * 0.3} ${-s * 0.9} ${-s * 0.5} ${-s * 0.82} ${-s * 0.58}`;
  for (let i = 0; i < SCALLOPS; i++) {
    const from = ((-160 + (i * 140) / SCALLOPS) * Math.PI) / 180;
    const to = ((-160 + ((i + 1) * 140) / SCALLOPS) * Math.PI) / 180;
    const middle = (from + to) / 2;
    top += svg`Q${Math.cos(middle) * s * 1.03} ${-s * 0.3 + Math.sin(middle) * s * 0.88} ${Math.cos(to) * s * 0.87} ${-s * 0.3 + Math.sin(to) * s * 0.78}`;
  }
  top += svg`C${s * 0.9} ${-s * 0.5} ${s * 0.95} ${-s * 0.3} ${s * 0.66} 0Z`;
  const glow = lampGlow();
  return (
    part(top, color, { outline: 2, ink: outline, shadow: [-2, -4], inside: ridges }) +
    glow.def +
    part(
      svg`M${-s * 0.16} 0V${-s * 0.26}A${s * 0.16} ${s * 0.17} 0 0 1 ${s * 0.16} ${-s * 0.26}V0Z`,
      through('#9a6238'),
      { outline: 2, ink: outline, shadow: [-1, -2] },
    ) +
    ellipse(s * 0.09, -s * 0.18, s * 0.022, s * 0.022, '#ffe08a') +
    [-0.46, 0.46]
      .map(
        (d) =>
          ellipse(d * s, -s * 0.36, s * 0.26, s * 0.26, glow.url) +
          part(ellipsePath(d * s, -s * 0.36, s * 0.125, s * 0.125), '#fff2b1', {
            outline: 2.4,
            ink: through('#fff6df'),
            shadow: null,
          }) +
          line(
            svg`M${d * s} ${-s * 0.485}V${-s * 0.235}M${d * s - s * 0.125} ${-s * 0.36}h${s * 0.25}`,
            through('#fff6df'),
            s * 0.028,
          ),
      )
      .join('') +
    part(
      svg`M${-s * 0.27} ${-s * 0.46}Q0 ${-s * 0.66} ${s * 0.27} ${-s * 0.46}L${s * 0.2} ${-s * 0.42}Q0 ${-s * 0.54} ${-s * 0.2} ${-s * 0.42}Z`,
      through('#fff6df'),
      { outline: 1.4, ink: outline, shadow: [0, -1] },
    )
  );
}
