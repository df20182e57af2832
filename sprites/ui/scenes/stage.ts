import { light } from '../../core/color.ts';
import type { View } from '../../core/render.ts';
import { at, ellipse, fill, linear, svg } from '../../core/svg.ts';
import { bubble } from '../../scenery/bubble.ts';
import { branchCoral } from '../../scenery/corals.ts';
import { kelp } from '../../scenery/kelp.ts';

/** The canvas of a small scene: the actors stand on the origin. */
export const SCENE_VIEW: View = { x: -120, y: -140, w: 240, h: 176 };

const PUDDLE =
  'M-113 -34C-118 -98 -64 -132 0 -132C66 -132 119 -96 113 -34C110 8 72 24 0 24C-72 24 -110 8 -113 -34Z';

/** A patch of sea with sand to stand on: pale, so that it fits on paper and on water. */
export function stage(actors: string, behind = ''): string {
  const water = linear([
    [0, '#d3f5f5'],
    [0.7, '#9fe0ee'],
    [1, '#86d2e8'],
  ]);
  const sand = linear([
    [0, '#fbe7b8'],
    [1, '#ecc587'],
  ]);
  return (
    water.def +
    fill(PUDDLE, water.url) +
    ellipse(-34, -92, 46, 14, '#ffffff', 0.4, -10) +
    at('translate(-84 2)', kelp(60, '#6fcfae', 4, { width: 0 })) +
    at('translate(88 2)', branchCoral(36, '#ffb3a6', 9, { width: 0 })) +
    behind +
    sand.def +
    fill('M-104 4C-80 -8 -30 -10 0 -9C34 -10 80 -8 106 4C96 26 44 30 0 30C-46 30 -94 26 -104 4Z', sand.url) +
    fill(
      'M-96 3C-70 -6 -30 -8 0 -7C34 -8 74 -6 98 3C70 0 34 -2 0 -2C-34 -2 -70 0 -96 3Z',
      light('#fbe7b8', 0.6),
      0.9,
    ) +
    actors
  );
}

/** The soft shadow that keeps an actor on the sand. */
export const shadowAt = (x: number, width: number, y = 2) =>
  ellipse(x, y, width, width * 0.16, '#123f5c', 0.2);

/** Bubbles by place and size. */
export const bubbles = (places: readonly (readonly [x: number, y: number, r: number])[]) =>
  places.map(([x, y, r]) => bubble(x, y, r)).join('');

/** Puts an actor on the sand, looking right or left. */
export const actor = (x: number, y: number, scale: number, drawing: string, flip = false) =>
  at(svg`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`, drawing);
