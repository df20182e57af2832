import { at, fill, linear, svg } from '../core/svg.ts';
import { bubble } from '../scenery/bubble.ts';
import { castle } from '../scenery/castle.ts';
import { anemone, branchCoral, fanCoral, tubeSponge } from '../scenery/corals.ts';
import { fish } from '../scenery/fish.ts';
import { hills } from '../scenery/hills.ts';
import { kelp } from '../scenery/kelp.ts';
import { lamp } from '../scenery/lamp.ts';
import { place } from '../scenery/place.ts';
import { scallopHouse } from '../scenery/scallopHouse.ts';
import { snailHouse } from '../scenery/snailHouse.ts';
import { ground } from '../scenery/terrain.ts';
import { water } from '../scenery/water.ts';

export interface SeaVillage {
  readonly width: number;
  readonly height: number;
  /** The walking line, from the upper edge. */
  readonly floor: number;
}

/** A postcard of the village under the sea: the castle far behind, houses at both sides, room in the middle. */
export function seaVillage({ width: w, height: h, floor }: SeaVillage): string {
  const middle = w / 2;
  const mist = linear([
    [0, '#8fdcf0', 0],
    [1, '#a9ecf2', 0.55],
  ]);
  const band = { width: w, foot: h, step: 150 };
  return (
    water(w, h) +
    hills({ ...band, crest: floor - 190, color: '#5fbfe6', seed: 3, swing: 70 }) +
    place(middle, floor - 126, castle(164, '#8ad2ee', '#6fbde6')) +
    hills({ ...band, crest: floor - 146, color: '#4fb0dd', seed: 8, swing: 24 }) +
    place(middle - 300, floor - 40, snailHouse(82, '#6fa4f5', 0.48)) +
    place(middle + 290, floor - 40, scallopHouse(96, '#b98af0', 0.48)) +
    hills({ ...band, crest: floor - 34, color: '#63c3d6', seed: 5, swing: 16, depth: '#4fb0c8' }) +
    mist.def +
    fill(svg`M0 ${floor - 240}H${w}V${h}H0Z`, mist.url) +
    place(middle - 500, floor + 2, scallopHouse(150, '#ffb04f', 0.14)) +
    place(middle + 508, floor + 2, snailHouse(128, '#ff86ac', 0.14)) +
    place(middle - 640, floor, kelp(190, '#3fb08e', 5)) +
    place(middle + 648, floor, kelp(210, '#35a88c', 12)) +
    place(middle - 322, floor, branchCoral(88, '#ff8f7d', 21)) +
    place(middle + 330, floor, fanCoral(64, '#e86aa0')) +
    place(middle + 392, floor, tubeSponge(62, '#ffc445')) +
    place(middle - 396, floor, tubeSponge(54, '#b98af0')) +
    place(middle + 238, floor, kelp(96, '#4fc09a', 31)) +
    place(middle - 236, floor, lamp()) +
    ground({ x: -20, y: floor, w: w + 40, h: h - floor + 40 }, 5, false) +
    place(middle - 566, floor + 2, anemone(24, '#ff9fb8')) +
    place(middle + 586, floor + 2, anemone(22, '#ffb04f')) +
    [
      [-430, -330, '#ff9f43', 1.5],
      [-380, -300, '#ffd34d', 1.1],
      [402, -352, '#ff86ac', 1.3],
      [356, -318, '#ffd34d', 1],
    ]
      .map(([x = 0, y = 0, color, scale = 1]) =>
        place(middle + Number(x), floor + Number(y), fish(String(color)), Number(scale), Number(x) > 0),
      )
      .join('') +
    at(
      svg`translate(${middle} ${floor})`,
      [
        [-180, -260, 12],
        [-206, -300, 7],
        [212, -210, 10],
        [190, -262, 15],
        [560, -300, 9],
        [-590, -330, 11],
      ]
        .map(([x = 0, y = 0, r = 0]) => bubble(x, y, r))
        .join(''),
    )
  );
}
