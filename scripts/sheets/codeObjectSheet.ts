import { fill, svg } from '../../sprites/core/svg.ts';
import type { Picture } from '../../sprites/core/render.ts';
import { bounds, crop, render, svgDocument } from '../../sprites/core/render.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { CODE_OBJECT_DRAWINGS, CODE_OBJECT_VIEW } from '../../sprites/codeObjects/codeObjectFrames.ts';
import { CODE_OBJECT_KINDS, type CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';

const WIDTH = 1200;
const GAP = 10;
const WATER = '#7fd0e6';

/** `object-<kind>`: the pictures of each code object. */
export function codeObjectSheets(): Record<string, () => Picture> {
  return Object.fromEntries(CODE_OBJECT_KINDS.map((kind) => [`object-${kind}`, () => sheetOf([kind])]));
}

/** Every picture of some code objects, row by row on water, cut to the visible part. */
function sheetOf(kinds: readonly CodeObjectKind[]): Picture {
  let [x, y, row] = [GAP, GAP, 0];
  const places: { picture: Picture; x: number; y: number }[] = [];
  for (const kind of kinds)
    for (const draw of Object.values(CODE_OBJECT_DRAWINGS[kind])) {
      resetIds();
      const picture = render(svgDocument(draw(), CODE_OBJECT_VIEW, 1));
      const area = bounds(picture);
      if (area === null) continue;
      if (x + area.w + GAP > WIDTH) {
        x = GAP;
        y += row + GAP;
        row = 0;
      }
      places.push({ picture: crop(picture, area), x, y });
      x += area.w + GAP;
      row = Math.max(row, area.h);
    }
  const height = y + row + GAP;
  const sheet = render(
    svgDocument(fill(svg`M0 0H${WIDTH}V${height}H0Z`, WATER), { x: 0, y: 0, w: WIDTH, h: height }, 1),
  );
  for (const { picture, x: left, y: top } of places) lay(sheet, picture, left, top);
  return sheet;
}

/** Lays a picture over the opaque sheet. */
function lay(sheet: Picture, { width, height, pixels }: Picture, left: number, top: number): void {
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const from = (row * width + column) * 4;
      const to = ((top + row) * sheet.width + left + column) * 4;
      const alpha = (pixels[from + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++)
        sheet.pixels[to + channel] =
          (pixels[from + channel] ?? 0) * alpha + (sheet.pixels[to + channel] ?? 0) * (1 - alpha);
    }
}
