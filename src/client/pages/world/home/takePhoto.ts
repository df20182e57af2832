import { furniturePicture } from '#shared/content/furniture.ts';
import { anchorOf, HOME_ROOM, type PlacedPiece } from '#shared/content/homePlacement.ts';
import { ceilingAt, depthOf, PEOPLE_DEPTH, shapeOf } from './RoomPiece.tsx';

const SCALE = 2;

interface Shot {
  readonly pieces: readonly PlacedPiece[];
  /** The element of the room; the figures standing in it are taken from its canvases. */
  readonly scene: HTMLElement;
}

/** Draws the room as it is, without drawer and grid, as a PNG. */
export async function takePhoto({ pieces, scene }: Shot): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = HOME_ROOM.width * SCALE;
  canvas.height = HOME_ROOM.height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('takePhoto: this browser gives no canvas');
  context.scale(SCALE, SCALE);
  const [room, ...pictures] = await Promise.all([
    loadSharpest((scale) => `/ui/furniture/@${scale}x/room.webp`),
    ...pieces.map(({ furnitureKey }) => loadSharpest((scale) => furniturePicture(furnitureKey, scale))),
  ]);
  if (room) context.drawImage(room, 0, 0, HOME_ROOM.width, HOME_ROOM.height);
  const drawn = pieces
    .map((piece, i) => ({ piece, picture: pictures[i], depth: depthOf(piece) }))
    .toSorted((a, b) => a.depth - b.depth);
  const isBehind = ({ depth }: { depth: number }) => depth < PEOPLE_DEPTH;
  for (const { piece, picture } of drawn.filter(isBehind)) drawPiece(context, piece, picture);
  drawPeople(context, scene);
  for (const { piece, picture } of drawn.filter((one) => !isBehind(one))) drawPiece(context, piece, picture);
  return encode(canvas);
}

function drawPiece(context: CanvasRenderingContext2D, piece: PlacedPiece, picture?: HTMLImageElement): void {
  if (!picture) return;
  const { view, cord } = shapeOf(piece);
  const anchor = anchorOf(piece);
  if (cord) {
    const top = ceilingAt(anchor.x);
    context.fillStyle = '#8a6a54';
    context.fillRect(anchor.x - 1.5, top, 3, Math.max(0, anchor.y - 50 - top));
  }
  context.save();
  context.translate(anchor.x + view.x + view.w / 2, anchor.y + view.y);
  if (piece.turned) context.scale(-1, 1);
  context.drawImage(picture, -view.w / 2, 0, view.w, view.h);
  context.restore();
}

/** The dolls are canvases already; they and the whale are copied to where they stand. */
function drawPeople(context: CanvasRenderingContext2D, scene: HTMLElement): void {
  const box = scene.getBoundingClientRect();
  const scale = box.width / HOME_ROOM.width;
  for (const doll of scene.querySelectorAll<HTMLCanvasElement | HTMLImageElement>(
    'canvas, [data-companion]',
  )) {
    const { left, top, width, height } = doll.getBoundingClientRect();
    context.drawImage(
      doll,
      (left - box.left) / scale,
      (top - box.top) / scale,
      width / scale,
      height / scale,
    );
  }
}

/** At 2x, or at 1x in the first moments of a new world. */
const loadSharpest = (address: (scale: 1 | 2) => string) =>
  loadPicture(address(2)).catch(() => loadPicture(address(1)));

async function loadPicture(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('takePhoto: the picture could not be encoded');
  return blob;
}
