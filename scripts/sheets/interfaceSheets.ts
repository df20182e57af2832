import type { Picture, View } from '../../sprites/core/render.ts';
import { render, svgDocument } from '../../sprites/core/render.ts';
import { at, fill, svg } from '../../sprites/core/svg.ts';
import { UI_FRAME_NAMES, UI_FRAMES } from '../../sprites/ui/uiFrames.ts';
import { COVERS } from '../sprites/packCovers.ts';
import { PICTURES } from '../sprites/packPictures.ts';
import { UI_PICTURE_GROUPS } from '../sprites/packUiPictures.ts';

interface Cell {
  readonly view: View;
  readonly content: string;
  /** Drawn at this size on the sheet; 1 is the size in the product. */
  readonly zoom: number;
}

const PAPER = '#fff6e0';
const GAP = 10;

/** Cells of differing sizes, row by row, on the paper of the dialogs. */
function board(cells: readonly Cell[], width: number, paper = PAPER): Picture {
  let [x, y, row] = [GAP, GAP, 0];
  let content = '';
  for (const { view, content: drawing, zoom } of cells) {
    const [w, h] = [view.w * zoom, view.h * zoom];
    if (x + w + GAP > width) {
      x = GAP;
      y += row + GAP;
      row = 0;
    }
    content += at(svg`translate(${x - view.x * zoom} ${y - view.y * zoom}) scale(${zoom})`, drawing);
    x += w + GAP;
    row = Math.max(row, h);
  }
  const height = Math.ceil(y + row + GAP);
  return render(
    svgDocument(
      fill(svg`M0 0H${width}V${height}H0Z`, paper) + content,
      { x: 0, y: 0, w: width, h: height },
      2,
    ),
  );
}

/** All pictures of dialogs and pages, to be checked: icons also at 32 px, small frames on water. */
export function interfaceSheets(): Record<string, () => Picture> {
  const { icons, scenes } = UI_PICTURE_GROUPS;
  const cellsOf = ({ view, drawings }: typeof icons, zoom: number) =>
    Object.values(drawings).map((draw): Cell => ({ view, content: draw(), zoom }));
  return {
    'ui-icons': () => board([...cellsOf(icons, 1), ...cellsOf(icons, 32 / icons.view.w)], 640),
    'ui-scenes': () => board(cellsOf(scenes, 1), 1010),
    'ui-frames': () =>
      board(
        UI_FRAME_NAMES.map((name) => ({
          view: UI_FRAMES[name].view,
          content: UI_FRAMES[name].draw(),
          zoom: 1,
        })),
        640,
        '#7fd0e6',
      ),
    'ui-pictures': () =>
      board(
        PICTURES.map(({ view, draw }) => ({ view, content: draw(), zoom: 1 })),
        640,
      ),
    ...Object.fromEntries(
      COVERS.map(({ file, view, draw }) => [
        `ui-${file.slice(0, file.lastIndexOf('.'))}`,
        () => render(svgDocument(draw(), view, 1)),
      ]),
    ),
  };
}
