import { nth } from './nth.ts';
import { kelp as map } from '#shared/content/maps/maps.ts';
import { fog, light, mix } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, blur, ellipse, fill, line, linear, part, svg } from '../core/svg.ts';
import { anemone, branchCoral, fanCoral, tubeSponge } from './corals.ts';
import { fish } from './fish.ts';
import { FOREST_EVENING } from './dusks.ts';
import { FOREST_DAY, FOREST_DUSK, forestWater } from './forestWater.ts';
import { curtain, frond, whorl } from './frond.ts';
import { bench, bunting, planter } from './furniture.ts';
import { groundShell } from './groundShell.ts';
import { lampGlow } from './haze.ts';
import { hills } from './hills.ts';
import { kelp } from './kelp.ts';
import { KELP_LANTERNS, KELP_LIGHTS } from './kelpLights.ts';
import { kelpTrunk, trunkMiddle } from './kelpTrunk.ts';
import { ladder } from './ladder.ts';
import { lantern } from './lantern.ts';
import type { Scenery } from './layers.ts';
import { layerSize, WINDOW } from './layers.ts';
import { chest, telescope } from './lookout.ts';
import { perch, stand } from './perch.ts';
import { place } from './place.ts';
import { portalArch } from './portalArch.ts';
import { scallopHouse } from './scallopHouse.ts';
import { shellTreehouse } from './shellTreehouse.ts';
import { signPost } from './signPost.ts';
import { snailHouse } from './snailHouse.ts';
import { HUMUS } from './soils.ts';
import { glowCap, stumpHouse } from './stumpHouse.ts';
import { terrain } from './terrain.ts';
import { twinedKelp } from './twinedKelp.ts';

const GROUND = map.spawn.y;
const FOOT = WINDOW.height;
const SIGN = { x: 448, y: GROUND } as const;
/** The great trunk that the climb goes round. */
const GREAT = { x: 1408, w: 236, seed: 2, swing: 16 } as const;

const BARK = '#a99a48';
const LEAF = '#62b05a';
const PLAIN = { width: 0 } as const;

/** A colour seen through `depth` (0–1) of green water. */
const deep = (color: string, depth: number) => mix(fog(color, depth * 0.7), '#9fe6cf', depth * 0.62);

/** A stem with blades at every floor, through the whole height of a layer. */
function stem(x: number, foot: number, h: number, w: number, seed: number, depth: number): string {
  const bark = deep(BARK, depth);
  const leaf = deep(LEAF, depth);
  const contour = depth > 0.5 ? PLAIN : { width: 1.6, ink: mix('#41603a', '#9fe6cf', 0.25 + depth * 0.8) };
  let floors = '';
  for (
    let height = 130 + ((seed * 67) % 90), i = 0;
    height < h;
    height += 210 + ((seed * 31 + i * 47) % 80), i++
  )
    floors += place(
      trunkMiddle({ w, seed }, height),
      -height,
      whorl(w * 0.9 + 62, leaf, seed * 7 + i, contour),
    );
  return place(x, foot, kelpTrunk({ h, w, color: bark, seed }, contour) + floors);
}

/** Light that falls between the stems, from the upper edge of a layer down to y. */
function shafts(top: number, y: number, places: readonly (readonly [x: number, w: number])[]): string {
  const ray = linear([
    [0, '#fffff0', 0.5],
    [0.6, '#fffff0', 0.2],
    [1, '#fffff0', 0],
  ]);
  const beams = places.map(([x, w]) =>
    fill(svg`M${x} ${top}H${x + w}L${x + w * 0.6 - 150} ${y}H${x - w * 1.2 - 150}Z`, ray.url),
  );
  return ray.def + blur(9, beams.join(''));
}

function far(): string {
  const { width, height } = layerSize(map, 'far');
  const stems = [40, 190, 330, 1010, 1190, 1400, 1540, 1730, 1900].map((x, i) =>
    stem(x, 570, height, 15 + ((i * 29) % 17), i + 3, 0.66),
  );
  const school = ['#eefbd8', '#f4ffe2', '#eefbd8', '#f4ffe2', '#eefbd8', '#f4ffe2'].map((color, i) =>
    place(i * 34, ((i * 23) % 44) - 20, fish(color), 0.8 - i * 0.05),
  );
  return (
    hills({
      width,
      crest: 470,
      foot: FOOT,
      color: '#8edcbc',
      seed: 5,
      swing: 70,
      step: 150,
      depth: '#3f9f9c',
    }) +
    stems.join('') +
    place(680, 596, twinedKelp(410, '#9dc98f', '#83cf9a')) +
    shafts(720 - height, 560, [
      [420, 70],
      [900, 110],
      [1330, 60],
      [1660, 120],
    ]) +
    `<g opacity=".85">${place(330, 250, school.join(''))}${place(1080, 150, school.slice(1).join(''), 0.8)}${place(1560, 300, school.join(''), 0.9)}</g>` +
    hills({
      width,
      crest: 540,
      foot: FOOT,
      color: '#66c2a8',
      seed: 9,
      swing: 50,
      step: 120,
      depth: '#2b8790',
    })
  );
}

/** A shelf of moss round a stem, with a house on it. */
function perched(x: number, y: number, house: string, w: number): string {
  const moss = svg`M${-w} 0C${-w - 6} -10 ${w + 6} -10 ${w} 0C${w * 0.6} 24 ${-w * 0.6} 24 ${-w} 0Z`;
  return place(
    x,
    y,
    place(0, -2, house) +
      `<path d="${moss}" fill="${fog('#74bd5a', 0.3)}" stroke="${fog('#3f7f4a', 0.35)}" stroke-width="3"/>` +
      place(
        0,
        6,
        curtain(w * 1.5, 46, fog(LEAF, 0.3), Math.round(x), { width: 1.2, ink: fog('#3f7f4a', 0.4) }),
      ),
  );
}

/** A string of lanterns between two stems. */
function festoon(x: number, y: number, toX: number, toY: number, sag: number): string {
  const on = (k: number) => ({
    x: x + (toX - x) * k,
    y: y + (toY - y) * k + 4 * sag * k * (1 - k),
  });
  const count = Math.max(2, Math.round(Math.hypot(toX - x, toY - y) / 52));
  let bulbs = '';
  for (let i = 1; i < count; i++) {
    const at = on(i / count);
    const color = ['#ffd98a', '#ffc0c8', '#f1f7a0'][i % 3] ?? '#ffd98a';
    bulbs += ellipse(at.x, at.y + 8, 15, 15, color, 0.35) + ellipse(at.x, at.y + 8, 5.4, 6.4, color);
  }
  const middle = { x: (x + toX) / 2, y: (y + toY) / 2 + 2 * sag };
  return line(svg`M${x} ${y}Q${middle.x} ${middle.y} ${toX} ${toY}`, '#6f8f5a', 2, 0.8) + bulbs;
}

function village(): string {
  const { width, height } = layerSize(map, 'village');
  const back = [60, 350, 640, 1080, 1330, 1560, 1960];
  const front = [190, 500, 900, 1210, 1440, 1760, 2070];
  const on = (i: number) => front[i] ?? 0;
  return (
    back.map((x, i) => stem(x, 560, height, 24 + ((i * 13) % 12), i + 20, 0.56)).join('') +
    hills({
      width,
      crest: 562,
      foot: FOOT,
      color: '#86d2a6',
      seed: 14,
      swing: 34,
      step: 150,
      depth: '#45a898',
    }) +
    place(330, 560, scallopHouse(60, '#ffb59a', 0.45)) +
    place(640, 562, snailHouse(58, '#ffd08a', 0.45)) +
    place(1330, 560, scallopHouse(62, '#f7a9c8', 0.45)) +
    place(1900, 562, snailHouse(58, '#ffc0a0', 0.45)) +
    festoon(on(0), 130, on(1), 190, 40) +
    festoon(on(2), 200, on(3), 90, 44) +
    festoon(on(4), 40, on(5), 150, 44) +
    festoon(on(5), 150, on(6), 60, 40) +
    festoon(on(1), -190, on(2), -110, 50) +
    festoon(on(3), -180, on(4), -250, 36) +
    front.map((x, i) => stem(x, 592, height, 40 + ((i * 17) % 14), i + 40, 0.36)).join('') +
    perched(on(1), 236, snailHouse(60, '#ffb04f', 0.24), 76) +
    perched(on(2), 46, scallopHouse(64, '#ff86ac', 0.24), 80) +
    perched(on(3), 300, scallopHouse(58, '#ffc445', 0.24), 72) +
    perched(on(4), -10, snailHouse(62, '#ff8f7d', 0.24), 78) +
    perched(on(5), 240, scallopHouse(62, '#7fd0e0', 0.24), 76) +
    perched(on(0), -80, scallopHouse(60, '#ffb59a', 0.24), 74) +
    perched(on(1), -270, snailHouse(60, '#c7e26a', 0.24), 76) +
    perched(on(5), -230, scallopHouse(62, '#ffb04f', 0.24), 76) +
    place(60, 598, snailHouse(84, '#ff9a86', 0.2)) +
    place(360, 598, scallopHouse(92, '#ffc45a', 0.2)) +
    place(740, 600, snailHouse(86, '#ff9fc0', 0.2)) +
    place(1060, 598, scallopHouse(88, '#8fd6c8', 0.2)) +
    place(1610, 600, snailHouse(86, '#ffb04f', 0.2)) +
    place(1930, 598, scallopHouse(90, '#ff9a86', 0.2)) +
    Array.from({ length: 13 }, (_, i) =>
      place(
        40 + i * 172 + ((i * 61) % 60),
        608,
        kelp(90 + ((i * 37) % 60), deep('#5fb56a', 0.3), i + 50, { width: 1.4, ink: deep('#2f6f4a', 0.4) }),
      ),
    ).join('') +
    place(width * 0.5, 716 - height, curtain(width, 210, deep('#5fae5a', 0.42), 3, PLAIN))
  );
}

/** A few stems close behind the way, with thickets at their feet and open water between. */
function near(): string {
  const { height } = layerSize(map, 'near');
  const base = 624;
  const green = { width: 1.8, ink: '#2a6a5a' };
  const stems = [30, 640, 1090, 1560, 2300].map((x, i) =>
    stem(x, base, height, 46 + ((i * 23) % 16), i + 70, 0.14),
  );
  const weed = (x: number, h: number, seed: number) => place(x, base, kelp(h, '#4fb070', seed, green));
  const amber = (x: number, s: number) =>
    place(x, base, fanCoral(s, '#ffb04f', { width: 1.8, ink: '#9a6420' }));
  const pink = (x: number, s: number) =>
    place(x, base, fanCoral(s, '#f08fb0', { width: 1.8, ink: '#8a3f6a' }));
  const red = (x: number, s: number, seed: number) =>
    place(x, base, branchCoral(s, '#ff8f7a', seed, { width: 1.8, ink: '#9a3f4a' }));
  const gold = (x: number, s: number) =>
    place(x, base, tubeSponge(s, '#ffbf57', { width: 1.8, ink: '#9a6420' }));
  return (
    stems.join('') +
    weed(100, 150, 1) +
    pink(170, 84) +
    weed(300, 190, 2) +
    amber(372, 80) +
    weed(440, 150, 3) +
    red(560, 104, 31) +
    weed(700, 200, 4) +
    gold(770, 88) +
    weed(930, 170, 5) +
    pink(1010, 80) +
    weed(1170, 190, 6) +
    red(1290, 96, 12) +
    amber(1400, 78) +
    weed(1480, 210, 7) +
    weed(1560, 150, 8) +
    gold(1720, 84) +
    red(1830, 98, 40) +
    weed(1890, 180, 9) +
    pink(1990, 84) +
    weed(2100, 200, 10) +
    gold(2190, 80) +
    weed(2240, 160, 11)
  );
}

/** Things on the path itself: trunks, ledges, ladders, the stump, the house. */
function ground(): string {
  const knoll = nth(map.solids, 1);
  const arch = nth(map.portals, 0);
  const stumpDoor = nth(map.portals, 1);
  const houseDoor = nth(map.portals, 2);
  const mist = { width: 1.9, ink: '#4f5a38' };
  const bark = mix(BARK, '#cfe8b0', 0.16);
  const leaf = mix(LEAF, '#cfe8b0', 0.1);
  const trunk = (x: number, top: number, w: number, seed: number) =>
    stand(x, GROUND, kelpTrunk({ h: GROUND - top, w, color: bark, seed }, mist)) +
    [0.28, 0.52, 0.76]
      .map((share, i) => {
        const height = (GROUND - top) * share;
        return place(
          x + trunkMiddle({ w, seed }, height),
          GROUND - height,
          whorl(w + 76, leaf, seed + i * 3, mist),
        );
      })
      .join('');
  const lit = lampGlow();
  const crown = (x: number, y: number, s: number, seed: number) =>
    [-170, -140, -112, -86, -60, -34, -8]
      .map((turn, i) =>
        place(
          x,
          y,
          at(
            svg`rotate(${turn})`,
            frond(
              s * (0.8 + ((i * 37 + seed * 11) % 10) / 25),
              mix(LEAF, i % 2 ? '#3aa274' : '#d8ee72', 0.2),
              mist,
            ),
          ),
        ),
      )
      .join('');
  const porthole = (dx: number, height: number) =>
    place(
      GREAT.x + dx,
      GROUND - height,
      lit.def +
        ellipse(0, 0, 46, 46, lit.url) +
        part(ellipsePath(0, 0, 19, 21), '#fff2b1', { outline: 4, ink: '#6f6a34', shadow: null }) +
        line('M0 -21V21M-19 0H19', '#6f6a34', 3) +
        part('M-26 24Q0 34 26 24L22 34Q0 42 -22 34Z', '#e9c283', {
          outline: 1.9,
          ink: '#573522',
          shadow: [0, -2],
        }),
    );
  const great =
    stand(
      GREAT.x,
      GROUND,
      kelpTrunk({ h: GROUND - 210, w: GREAT.w, color: bark, seed: GREAT.seed, swing: GREAT.swing }, mist),
    ) +
    porthole(-58, 300) +
    porthole(64, 456) +
    porthole(-30, 776) +
    porthole(34, 1236) +
    porthole(-46, 1440) +
    [620, 1010, 1260]
      .map((height, i) =>
        [-1, 1]
          .map((side) =>
            place(
              GREAT.x + side * 84,
              GROUND - height,
              at(svg`scale(${side} 1) rotate(${-24 + i * 8})`, frond(190, leaf, mist)) +
                at(svg`scale(${side} 1) rotate(${16 - i * 6})`, frond(150, mix(leaf, '#3aa274', 0.2), mist)),
            ),
          )
          .join(''),
      )
      .join('');
  const trunks = trunk(300, 560, 78, 4) + crown(300, 570, 210, 1) + great + crown(GREAT.x, 250, 330, 5);
  const skirts = map.platforms
    .map(({ x, y, w }, i) =>
      [i % 2 ? 0.16 : 0.84]
        .map((share, side) =>
          place(
            x + w * share,
            y + 30,
            curtain(58, 58 + ((i * 29 + side * 17) % 34), leaf, i * 2 + side, { width: 1.6, ink: '#3a6a3a' }),
          ),
        )
        .join(''),
    )
    .join('');
  const ladders = map.ladders
    .map((box) => ladder(box, { rail: '#d8a862', rung: '#e9c283', ink: '#573522', leaf: '#8ed352' }))
    .join('');
  const lanterns = KELP_LANTERNS.map(({ x, y, drop, color }) => place(x, y, lantern(drop, color))).join('');
  const gates =
    stand(
      arch.x + arch.w / 2,
      GROUND,
      portalArch({ above: '#7fd4f7', below: '#3d9fd8', pillars: '#ffb59a' }),
    ) + stand(SIGN.x, SIGN.y, signPost());
  // Their feet are in the moss.
  const houses =
    stand(stumpDoor.x + stumpDoor.w / 2, knoll.y, stumpHouse()) +
    stand(houseDoor.x + houseDoor.w / 2, houseDoor.y + houseDoor.h, shellTreehouse());
  const glade =
    stand(232, GROUND, glowCap(52, '#ff9a86')) +
    stand(262, GROUND, glowCap(34, '#ffc445')) +
    stand(36, GROUND, kelp(150, '#58b862', 3)) +
    stand(536, GROUND, fanCoral(44, '#ffb04f')) +
    stand(704, 1848, glowCap(30, '#ff9fb8')) +
    stand(786, knoll.y, glowCap(40, '#ffc445')) +
    stand(1004, knoll.y, anemone(20, '#ff9fb8')) +
    stand(1180, GROUND, planter('#ffd07a')) +
    stand(1566, GROUND, planter('#ff9fb8')) +
    stand(1640, GROUND, bench()) +
    stand(1730, GROUND, glowCap(60, '#ff9a86')) +
    stand(1766, GROUND, glowCap(40, '#ffd07a')) +
    stand(2110, GROUND, tubeSponge(52, '#ffbf57')) +
    stand(2160, GROUND, anemone(22, '#ff9fd0')) +
    stand(2286, GROUND, branchCoral(64, '#ff8f7a', 21)) +
    stand(400, GROUND, groundShell(11, '#ffd0dc')) +
    stand(1130, 1859, groundShell(10, '#fff0c8')) +
    stand(1840, GROUND, groundShell(12, '#bfe3ff'));
  const heights =
    perch(map, 0, 36, fanCoral(34, '#ffb04f')) +
    perch(map, 1, 190, glowCap(36, '#ff9a86')) +
    perch(map, 2, 40, bench(), 0.8) +
    perch(map, 2, 262, glowCap(38, '#ffc445')) +
    perch(map, 3, 160, anemone(16, '#ff9fb8')) +
    perch(map, 4, 36, tubeSponge(34, '#ffbf57')) +
    perch(map, 5, 150, groundShell(10, '#ffd0dc')) +
    perch(map, 6, 172, branchCoral(38, '#ff9fb8', 8)) +
    perch(map, 7, 360, telescope()) +
    perch(map, 7, 44, chest(), 0.8) +
    perch(map, 8, 40, glowCap(34, '#ff9fb8')) +
    perch(map, 9, 160, planter('#ffd07a'), 0.8) +
    perch(map, 11, 36, glowCap(30, '#ffc445')) +
    perch(map, 12, 36, planter('#ff9fb8'), 0.8) +
    perch(map, 13, 40, fanCoral(32, '#ff8f7a')) +
    perch(map, 15, 180, bench(), 0.76) +
    perch(map, 16, 150, glowCap(36, '#ff9a86')) +
    perch(map, 18, 176, anemone(18, '#c7e26a')) +
    perch(map, 19, 40, tubeSponge(32, '#ff9fb8')) +
    perch(map, 21, 50, planter('#ffd07a'), 0.8) +
    perch(map, 22, 150, chest(), 0.9) +
    perch(map, 23, 160, glowCap(40, '#ffc445')) +
    perch(map, 24, 170, fanCoral(36, '#ff8f7a')) +
    perch(map, 25, 50, bench(), 0.8) +
    perch(map, 25, 226, glowCap(36, '#ff9fb8')) +
    perch(map, 26, 40, groundShell(10, '#bfe3ff')) +
    perch(map, 27, 180, branchCoral(40, '#ffd07a', 15)) +
    perch(map, 29, 40, anemone(16, '#ffb27a')) +
    perch(map, 30, 40, planter('#ffd07a'), 0.8) +
    perch(map, 30, 236, telescope()) +
    perch(map, 31, 130, glowCap(32, '#ff9a86')) +
    perch(map, 32, 170, tubeSponge(34, '#ffbf57')) +
    perch(map, 33, 40, fanCoral(32, '#ffb04f')) +
    perch(map, 34, 94, chest(), 0.8) +
    place(1218, 268, bunting(120, -54, 16)) +
    place(1500, 214, bunting(150, 70, 16));
  return trunks + skirts + lanterns + houses + terrain(map, HUMUS) + ladders + gates + glade + heights;
}

/** Leaves to slip behind: they hang over the nest in the west and the loft in the east. */
function cover(): string {
  const contour = { width: 1.8, ink: '#2c5c2f' };
  const bough = (d: string) => line(d, '#4f5a38', 17) + line(d, BARK, 13) + line(d, light(BARK, 0.7), 3, 0.5);
  return (
    bough('M-10 652Q60 612 130 630T236 600') +
    bough('M2570 296Q2500 262 2452 292T2396 280') +
    place(72, 640, curtain(150, 150, '#86c552', 5, contour)) +
    place(150, 648, curtain(90, 128, '#9ad65a', 6, contour)) +
    place(2516, 290, curtain(120, 136, '#86c552', 8, contour))
  );
}

/** Dark leaves that hang and stand at the edges of the picture. */
function front(): string {
  const { width, height } = layerSize(map, 'front');
  const dark = (x: number, h: number, seed: number) => place(x, 770, kelp(h, '#17605c', seed, PLAIN));
  const top = 720 - height;
  return `<g opacity=".82">${blur(
    3.2,
    dark(-4, 330, 5) +
      dark(width - 170, 300, 8) +
      place(160, top + 10, curtain(340, 210, '#1f6b58', 2, PLAIN)) +
      place(width - 240, top + 10, curtain(360, 220, '#1f6b58', 4, PLAIN)),
  )}</g>`;
}

export const kelpScenery: Scenery = {
  layers: {
    sky: () => forestWater(WINDOW.width, WINDOW.height, FOREST_DAY),
    duskSky: () => forestWater(WINDOW.width, WINDOW.height, FOREST_DUSK),
    far,
    village,
    near,
    ground,
    cover,
    front,
  },
  dusk: FOREST_EVENING,
  lights: KELP_LIGHTS,
  signs: [{ x: SIGN.x - 4, y: SIGN.y - 85, text: '큰 다시마' }],
  packing: {
    far: { detail: 0.4, quality: 60 },
    village: { detail: 0.42, quality: 58 },
    near: { detail: 0.48, quality: 58 },
    ground: { detail: 0.72, quality: 53 },
    cover: { detail: 0.75, quality: 56 },
    front: { detail: 0.3, quality: 60 },
  },
};
