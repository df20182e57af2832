import { ANIMATION_NAMES, EQUIPMENT_CATEGORIES, EXPRESSIONS } from '#shared/content/avatarLayers.ts';
import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { DEFAULT_OUTFIT, itemByKey, ITEMS } from '#shared/content/items.ts';
import type { ItemKey } from '#shared/content/items.ts';
import { POSES } from '../../sprites/core/poses.ts';
import type { Picture } from '../../sprites/core/render.ts';
import { render, svgDocument } from '../../sprites/core/render.ts';
import { at, ellipse, fill, resetIds, svg } from '../../sprites/core/svg.ts';
import { dressed } from '../../sprites/dressed.ts';
import { MASCOT_EXPRESSIONS, MASCOT_FRAMES } from '../../sprites/npcs/mascot.ts';
import { MASCOTS } from '../../sprites/npcs/mascots.ts';
import { codeObjectSheets } from './codeObjectSheet.ts';
import { drawCrowd } from './drawCrowd.ts';
import { interfaceSheets } from './interfaceSheets.ts';
import { LOOKS } from './looks.ts';

const CAST: readonly (readonly ItemKey[])[] = Object.values(LOOKS);

const CELL = { w: 132, h: 156 } as const;
/** Some mascots are wider than any avatar. */
const MASCOT_CELL = { w: 196, h: 176 } as const;

function grid(
  cells: readonly string[],
  columns: number,
  scale = 2,
  cell: { readonly w: number; readonly h: number } = CELL,
): Picture {
  const rows = Math.ceil(cells.length / columns);
  const [w, h] = [columns * cell.w, rows * cell.h];
  const content = cells.map((drawing, i) => {
    const x = ((i % columns) + 0.5) * cell.w;
    const y = (Math.floor(i / columns) + 1) * cell.h - 18;
    return at(svg`translate(${x} ${y})`, ellipse(0, 1, 19, 3.4, '#1d4d6b', 0.22) + drawing);
  });
  return render(
    svgDocument(fill(svg`M0 0H${w}V${h}H0Z`, '#bfe6f2') + content.join(''), { x: 0, y: 0, w, h }, scale),
  );
}

/** The default outfit with one item exchanged. */
function wearing(key: ItemKey): ItemKey[] {
  const category = itemByKey(key)?.category;
  const covered: readonly (string | undefined)[] =
    category === 'ONE_PIECE' ? [category, 'TOP', 'BOTTOM'] : [category];
  return [...DEFAULT_OUTFIT.filter((other) => !covered.includes(itemByKey(other)?.category)), key];
}

/** The frames in which things may collide. */
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

/** All frames of an outfit, one animation after another. */
const everyFrame = (look: readonly ItemKey[]) =>
  ANIMATION_NAMES.flatMap((animation) => POSES[animation].map((_, index) => dressed(look, animation, index)));

/** Two mascots beside each other, their expressions below one another, each with all its frames. */
function everyMascotFrame(): string[] {
  const all = Object.values(MASCOTS);
  const pairs = all.flatMap((mascot, i) => (i % 2 === 0 ? [[mascot, ...all.slice(i + 1, i + 2)]] : []));
  const frames = Array.from({ length: MASCOT_FRAMES }, (_, index) => index / MASCOT_FRAMES);
  return pairs.flatMap((pair) =>
    MASCOT_EXPRESSIONS.flatMap((expression) =>
      pair.flatMap((mascot) => frames.map((t) => mascot(t, expression))),
    ),
  );
}

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
          MASCOT_EXPRESSIONS.map((expression) => mascot(3 / MASCOT_FRAMES, expression)),
        ),
        MASCOT_EXPRESSIONS.length * 2,
        1.5,
        MASCOT_CELL,
      ),
    'mascots-moving': () => grid(everyMascotFrame(), MASCOT_FRAMES * 2, 1, MASCOT_CELL),
    ...interfaceSheets(),
    ...codeObjectSheets(),
    ...Object.fromEntries(
      Object.entries(LOOKS).map(([name, look]) => [`frames-${name}`, () => grid(everyFrame(look), 9, 1.5)]),
    ),
  };
}
