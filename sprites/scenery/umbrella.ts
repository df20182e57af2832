import { ink } from '../core/color.ts';
import { fill, line, part, svg } from '../core/svg.ts';

export function umbrella(color: string): string {
  const pole = line(svg`M0 0L10 -92`, ink('#c98d55'), 6) + line(svg`M0 0L10 -92`, '#e0b07a', 3);
  const d = svg`M-54 -74C-46 -122 58 -128 74 -84Q60 -90 48 -80Q30 -90 12 -78Q-6 -88 -22 -76Q-38 -84 -54 -74Z`;
  return (
    pole +
    part(d, color, {
      outline: 2,
      shadow: [-1, -3],
      inside:
        fill(svg`M10 -122Q-20 -112 -22 -74L12 -76Z`, '#ffffff') +
        fill(svg`M12 -122Q44 -112 48 -78L74 -82V-122Z`, '#ffffff'),
    })
  );
}
