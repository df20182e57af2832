import { EQUIPMENT_CATEGORIES } from '#shared/content/avatarLayers.ts';
import type { AnimationName, EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { ITEMS } from '#shared/content/items.ts';
import type { ItemKey } from '#shared/content/items.ts';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import type { Picture, View } from '../../sprites/core/render.ts';
import { crop, render, svgDocument } from '../../sprites/core/render.ts';
import { at, ellipse, svg } from '../../sprites/core/svg.ts';
import type { LayerName } from '../../sprites/scenery/layers.ts';
import { LAYER_NAMES, LAYERS, layerView, WINDOW } from '../../sprites/scenery/layers.ts';
import { SCENERIES } from '../../sprites/scenery/sceneries.ts';

type Dress = (look: readonly ItemKey[], animation: AnimationName, index: number) => string;

const PEOPLE = 20;
/** Left edge of the view, px of the world. */
const LEFT = 320;
const STEP = 58;
const DOING = ['stand', 'walk', 'wave', 'sit', 'dash'] as const satisfies readonly AnimationName[];

/** The outfits of a crowd: all different, and in the end a good part of the items. */
function lookOf(person: number): ItemKey[] {
  const isInOnePiece = person % 4 === 3;
  const left: ReadonlySet<EquipmentCategory> = new Set(isInOnePiece ? ['TOP', 'BOTTOM'] : ['ONE_PIECE']);
  const always: ReadonlySet<EquipmentCategory> = new Set([
    ...(['SKIN', 'FACE', 'HAIR', 'SHOES', 'TOP', 'BOTTOM', 'ONE_PIECE'] as const),
  ]);
  return EQUIPMENT_CATEGORIES.flatMap((category, i) => {
    if (left.has(category) || (!always.has(category) && (person + i) % 3 > 0)) return [];
    const items = ITEMS.filter((item) => item.category === category);
    return items[(person * 7 + i * 3) % items.length]?.key ?? [];
  });
}

const VIEW: View = { x: 0, y: 0, w: WINDOW.width, h: WINDOW.height };

/** A busy afternoon on the plaza at 1x: a drawing that cannot be distinguished here is too fine. */
export function drawCrowd(dressed: Dress): Picture {
  const scene: Picture = {
    width: VIEW.w,
    height: VIEW.h,
    pixels: Buffer.alloc(VIEW.w * VIEW.h * 4),
  };
  for (const name of LAYER_NAMES) {
    layOver(scene, drawLayer(name));
    if (name === 'ground') layOver(scene, drawPeople(dressed));
  }
  return scene;
}

/** The part of a layer that the window shows while it rests on the lower edge of the world. */
function drawLayer(name: LayerName): Picture {
  const view = layerView(FIRST_MAP, name);
  const whole = render(svgDocument(SCENERIES.plaza.layers[name]?.() ?? '', view, 1));
  const x = Math.round(LEFT * LAYERS[name].factor);
  return crop(whole, { ...VIEW, x, y: whole.height - VIEW.h });
}

function drawPeople(dressed: Dress): Picture {
  const people = Array.from({ length: PEOPLE }, (_, person) => {
    const doing = DOING[person % DOING.length] ?? 'stand';
    const figure = dressed(lookOf(person), doing, 1);
    const turn = person % 2 ? 'scale(-1 1)' : '';
    const y = FIRST_MAP.spawn.y - (FIRST_MAP.height - WINDOW.height);
    return at(
      svg`translate(${70 + person * STEP} ${y}) ${turn}`,
      ellipse(0, 1, 19, 3.4, '#123f5c', 0.28) + figure,
    );
  });
  return render(svgDocument(people.join(''), VIEW, 1));
}

/** Lays a picture of the same size over another, in place. */
function layOver(below: Picture, { pixels }: Picture): void {
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = (pixels[i + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    for (let channel = i; channel < i + 3; channel++)
      below.pixels[channel] = (pixels[channel] ?? 0) * alpha + (below.pixels[channel] ?? 0) * (1 - alpha);
    below.pixels[i + 3] = 255;
  }
}
