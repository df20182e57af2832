import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { bounds, FRAME_VIEW, render, renderTrimmed, svgDocument } from '../../sprites/core/render.ts';
import type { Picture, View } from '../../sprites/core/render.ts';
import { solve } from '../../sprites/core/rig.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { ITEM_DRAWINGS } from '../../sprites/itemDrawings.ts';
import { shownAlone } from './avatarFrames.ts';
import type { Design } from './avatarFrames.ts';

/** Side of a thumbnail at 1x. */
const SIZE = 96;
const MARGIN = 0.1;
/** The least visible part, so that a pearl is not enlarged to a planet. */
const MIN_VIEW: Partial<Record<EquipmentCategory, number>> = {
  EARRING: 16,
  NECKLACE: 26,
  FACE_ACCESSORY: 44,
  SHOES: 34,
  HAND_ACCESSORY: 38,
};
const DEFAULT_MIN_VIEW = 40;

/** Arms and feet apart, so that sleeves and shoes are distinguishable. */
const pose = () => solve({ armF: [-30, 8], armB: [32, 8], footF: [-8, 0, 0], footB: [8.5, 0, 0] });

/** The content of a thumbnail; faces need a head with hair to lie on. */
export function thumbnailContent(design: Design): string {
  const { category, drawing } = design;
  resetIds();
  const layers = drawing.draw(pose());
  if (category === 'SKIN') return layers.head ?? '';
  if (category === 'FACE') {
    const { head = '' } = ITEM_DRAWINGS['skin.peach'].draw(pose());
    const { hair = '' } = ITEM_DRAWINGS['hair.short'].draw(pose());
    return head + (layers.face ?? '') + hair;
  }
  return shownAlone(design, layers);
}

/** The square around the drawing. */
export function squareAround(content: string, minSide: number, margin = MARGIN): View {
  const scale = 2;
  const drawn = renderTrimmed(content, FRAME_VIEW, scale);
  const seen = drawn && bounds(drawn.picture, 8);
  if (!seen) throw new Error('nothing to make a thumbnail of');
  const area = { ...seen, x: seen.x + drawn.left, y: seen.y + drawn.top };
  const side = Math.max((Math.max(area.w, area.h) / scale) * (1 + 2 * margin), minSide);
  return {
    x: FRAME_VIEW.x + (area.x + area.w / 2) / scale - side / 2,
    y: FRAME_VIEW.y + (area.y + area.h / 2) / scale - side / 2,
    w: side,
    h: side,
  };
}

export function drawThumbnail(design: Design, scale: number): Picture {
  const content = thumbnailContent(design);
  const view = squareAround(content, MIN_VIEW[design.category] ?? DEFAULT_MIN_VIEW);
  return render(svgDocument(content, view, (SIZE * scale) / view.w));
}
