import { ANIMATION_NAMES, EQUIPMENT_CATEGORIES, EXPRESSIONS } from '#shared/content/avatarLayers.ts';
import type { AnimationName, EquipmentCategory, Expression } from '#shared/content/avatarLayers.ts';
import { DEFAULT_LOOK, itemByKey, ITEMS } from '#shared/content/items.ts';
import type { ItemKey } from '#shared/content/items.ts';
import { outfitLayers } from '#shared/content/outfitLayers.ts';
import type { Layers } from '../../sprites/core/drawing.ts';
import { POSES } from '../../sprites/core/poses.ts';
import type { Picture } from '../../sprites/core/render.ts';
import { render, svgDocument } from '../../sprites/core/render.ts';
import { solve } from '../../sprites/core/rig.ts';
import { at, ellipse, fill, resetIds, svg } from '../../sprites/core/svg.ts';
import { MASCOT_EXPRESSIONS } from '../../sprites/npcs/mascot.ts';
import { MASCOTS } from '../../sprites/npcs/mascots.ts';
import { WARDROBE } from '../../sprites/wardrobe.ts';
import { drawCrowd } from './drawCrowd.ts';
import { LOOKS } from './looks.ts';

const CAST: readonly (readonly ItemKey[])[] = Object.values(LOOKS);

const CELL = { w: 132, h: 156 } as const;

function dressed(
  look: readonly ItemKey[],
  animation: AnimationName,
  index: number,
  expression?: Expression,
): string {
  const pose = solve(POSES[animation][index] ?? {});
  const layers = new Map<string, Layers>(look.map((key) => [key, WARDROBE[key].draw(pose, expression)]));
  return outfitLayers(look.flatMap((key) => itemByKey(key) ?? []))
    .map(({ itemKey, slot }) => layers.get(itemKey)?.[slot] ?? '')
    .join('');
}

function grid(cells: readonly string[], columns: number, scale = 2): Picture {
  const rows = Math.ceil(cells.length / columns);
  const [w, h] = [columns * CELL.w, rows * CELL.h];
  const content = cells.map((cell, i) => {
    const x = ((i % columns) + 0.5) * CELL.w;
    const y = (Math.floor(i / columns) + 1) * CELL.h - 18;
    return at(svg`translate(${x} ${y})`, ellipse(0, 1, 19, 3.4, '#1d4d6b', 0.22) + cell);
  });
  return render(
    svgDocument(fill(svg`M0 0H${w}V${h}H0Z`, '#bfe6f2') + content.join(''), { x: 0, y: 0, w, h }, scale),
  );
}

/** The default look with one item exchanged. */
function wearing(key: ItemKey): ItemKey[] {
  const category = itemByKey(key)?.category;
  const covered: readonly (string | undefined)[] =
    category === 'ONE_PIECE' ? [category, 'TOP', 'BOTTOM'] : [category];
  return [...DEFAULT_LOOK.filter((other) => !covered.includes(itemByKey(other)?.category)), key];
}

/** The frames in which things collide, if they do. */
const MOMENTS = [
  ['stand', 0],
  ['walk', 0],
  ['walk', 3],
  ['jump', 1],
  ['fall', 1],
  ['dash', 1],
  ['climb', 0],
  ['sit', 0],
  ['wave', 2],
] as const;
const inMotion = (look: readonly ItemKey[]) =>
  MOMENTS.map(([animation, index]) => dressed(look, animation, index));

/** All frames of a look, one animation after the other. */
const everyFrame = (look: readonly ItemKey[]) =>
  ANIMATION_NAMES.flatMap((animation) => POSES[animation].map((_, index) => dressed(look, animation, index)));

const keysOf = (wanted: EquipmentCategory) =>
  ITEMS.filter(({ category }) => category === wanted).map(({ key }) => key);
const SKINS = keysOf('SKIN');
const onSkin = (look: readonly ItemKey[], skin: ItemKey) => [
  ...look.filter((key) => itemByKey(key)?.category !== 'SKIN'),
  skin,
];

/** Everything of a category over every hair. */
const overHair = (category: EquipmentCategory) =>
  grid(
    keysOf(category).flatMap((key) =>
      keysOf('HAIR').map((hair) => dressed([...wearing(hair), key], 'stand', 0)),
    ),
    keysOf('HAIR').length,
    1,
  );

/** Pictures to look at after a change, by name. */
export function contactSheets(): Record<string, () => Picture> {
  resetIds();
  return {
    cast: () =>
      grid(
        CAST.map((look) => dressed(look, 'stand', 0)),
        4,
      ),
    mirrored: () =>
      grid(
        CAST.flatMap((look) => inMotion(look).map((figure) => at('scale(-1 1)', figure))),
        MOMENTS.length,
        1.5,
      ),
    skins: () =>
      grid(
        CAST.flatMap((look) => SKINS.map((skin) => dressed(onSkin(look, skin), 'wave', 1, 'happy'))),
        SKINS.length,
        1.5,
      ),
    crowd: () => drawCrowd(dressed),
    ...Object.fromEntries(
      EQUIPMENT_CATEGORIES.flatMap((category) => {
        const keys = keysOf(category);
        const name = category.toLowerCase();
        return [
          [
            name,
            () =>
              grid(
                keys.map((key) => dressed(wearing(key), 'stand', 0)),
                6,
              ),
          ],
          [
            `${name}-moving`,
            () =>
              grid(
                keys.flatMap((key) => inMotion(wearing(key))),
                MOMENTS.length,
                1.5,
              ),
          ],
        ] as const;
      }),
    ),
    expressions: () =>
      grid(
        ITEMS.filter(({ category }) => category === 'FACE').flatMap(({ key }) =>
          EXPRESSIONS.map((expression) => dressed(wearing(key), 'stand', 0, expression)),
        ),
        EXPRESSIONS.length,
      ),
    hats: () => overHair('HAT'),
    'earrings-hair': () => overHair('EARRING'),
    'glasses-hair': () => overHair('FACE_ACCESSORY'),
    'capes-hair': () => overHair('CAPE'),
    mascots: () =>
      grid(
        Object.values(MASCOTS).flatMap((mascot) =>
          MASCOT_EXPRESSIONS.map((expression) => mascot(0.2, expression)),
        ),
        MASCOT_EXPRESSIONS.length * 2,
      ),
    ...Object.fromEntries(
      Object.entries(LOOKS).map(([name, look]) => [`frames-${name}`, () => grid(everyFrame(look), 9, 1.5)]),
    ),
  };
}
