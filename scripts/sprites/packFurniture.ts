import { FURNITURE } from '#shared/content/furniture.ts';
import { HOME_ROOM } from '#shared/content/homePlacement.ts';
import { bounds, render, svgDocument, touchesEdge } from '../../sprites/core/render.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { FURNITURE_DRAWINGS } from '../../sprites/home/furnitureDrawings.ts';
import { homeShell } from '../../sprites/home/homeShell.ts';
import { assertMaxBytes } from './assertMaxBytes.ts';
import { encodeLossy, encodeSheet } from './encode.ts';
import type { Job, Output, Scale } from './output.ts';

/** The limit of bytes for one piece, and for the room. */
const MOST: Readonly<Record<'piece' | 'room', Readonly<Record<Scale, number>>>> = {
  piece: { 1: 27_000, 2: 60_000 },
  room: { 1: 70_000, 2: 170_000 },
};

/** The room is large and soft. */
const ROOM_QUALITY = 82;

/** ui/furniture/@1x/: a picture per piece, and room.webp. Pages of a home alone fetch them. */
export function packFurniture(scale: Scale): Job {
  const pieces = FURNITURE.map(({ key, view }) => {
    resetIds();
    return { key, text: svgDocument(FURNITURE_DRAWINGS[key](), view, scale) };
  });
  resetIds();
  const view = { x: 0, y: 0, w: HOME_ROOM.width, h: HOME_ROOM.height };
  const room = svgDocument(homeShell(), view, scale);
  return {
    source: [room, ...pieces.map(({ key, text }) => `${key} ${text}`)].join('\n'),
    async draw() {
      const outputs: Output[] = [];
      for (const { key, text } of pieces) {
        const picture = render(text);
        const path = `ui/furniture/@${scale}x/${key}.webp`;
        const area = bounds(picture, EDGE_ALPHA);
        if (!area) throw new Error(`${path} is empty`);
        if (touchesEdge(picture, area)) throw new Error(`${path} is cut off by its view`);
        const bytes = await encodeSheet(picture, 'smooth');
        outputs.push(assertMaxBytes({ path, bytes }, MOST.piece[scale]));
      }
      const bytes = await encodeLossy(render(room), ROOM_QUALITY);
      outputs.push(assertMaxBytes({ path: `ui/furniture/@${scale}x/room.webp`, bytes }, MOST.room[scale]));
      return outputs;
    },
  };
}

/** A glow may fade out over the edge of a view; an outline may not be cut. */
const EDGE_ALPHA = 24;
