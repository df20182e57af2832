import { ink, light } from './color.ts';
import { ellipsePath } from './shapes.ts';
import { line, part, svg, unite } from './svg.ts';

/** Small things that hats, clothes and jewellery are trimmed with. */

/** A flower of five petals. */
export function flower(x: number, y: number, r: number, color: string, heart = '#ffd34d'): string {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = ((i * 72 - 90) * Math.PI) / 180;
    return {
      d: ellipsePath(x + Math.cos(angle) * r * 0.58, y + Math.sin(angle) * r * 0.58, r * 0.5, r * 0.5),
      color,
      options: { outline: 1.1, shadow: null },
    };
  });
  return unite(petals) + part(ellipsePath(x, y, r * 0.34, r * 0.34), heart, { outline: 0.7, shadow: null });
}

/** A pointed leaf that grows from (x, y) in the direction `turn` (degrees, 0 is to the right). */
export const leaf = (x: number, y: number, length: number, turn: number, color: string) =>
  `<g transform="${svg`translate(${x} ${y}) rotate(${turn})`}">${part(
    svg`M0 0C${length * 0.3} ${-length * 0.42} ${length * 0.8} ${-length * 0.3} ${length} 0C${length * 0.8} ${length * 0.3} ${length * 0.3} ${length * 0.42} 0 0Z`,
    color,
    { outline: 1.1, shadow: [-0.2, -0.8] },
  )}</g>`;

/** A bow around its knot; `w` is half its width. */
export const bow = (x: number, y: number, w: number, color: string) =>
  part(
    svg`M${x} ${y}C${x - w * 0.36} ${y - w * 0.86} ${x - w * 1.1} ${y - w * 0.76} ${x - w} ${y}C${x - w * 1.06} ${y + w * 0.66} ${x - w * 0.36} ${y + w * 0.64} ${x} ${y}C${x + w * 0.36} ${y - w * 0.86} ${x + w * 1.1} ${y - w * 0.76} ${x + w} ${y}C${x + w * 1.06} ${y + w * 0.66} ${x + w * 0.36} ${y + w * 0.64} ${x} ${y}Z`,
    color,
    {
      outline: Math.min(1.5, 0.7 + w * 0.07),
      shadow: [-0.4, -w * 0.15],
      inside: line(
        svg`M${x - w * 0.2} ${y}L${x - w * 0.62} ${y - w * 0.2}M${x + w * 0.2} ${y}L${x + w * 0.62} ${y - w * 0.2}`,
        ink(color),
        w * 0.09,
        0.55,
      ),
    },
  ) +
  part(ellipsePath(x, y, w * 0.27, w * 0.3), light(color, 0.3), {
    outline: Math.min(1.3, 0.6 + w * 0.05),
    shadow: [-0.2, -w * 0.08],
  });

/** A line with an outline: straps, bands, chains. */
export const cord = (d: string, color: string, width: number, outline = 1.2) =>
  line(d, ink(color), width + 2 * outline) + line(d, color, width);
