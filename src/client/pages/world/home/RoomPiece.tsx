import type { CSSProperties } from 'react';
import {
  FURNITURE_LAYERS,
  furnitureByKey,
  furniturePicture,
  type Furniture,
} from '#shared/content/furniture.ts';
import { anchorOf, hangsOnWall, HOME_GRID, type PlacedPiece } from '#shared/content/homePlacement.ts';
import styles from './RoomScene.module.css';

/** Room above a standing piece that belongs to its picture, not to the piece. */
const HEADROOM = 10;

/** The box that is pressed for a piece: its cells on the wall, its figure where it stands. */
export function boxOf(piece: PlacedPiece): { x: number; y: number; w: number; h: number } {
  const { layer, width, height, view } = shapeOf(piece);
  const anchor = anchorOf(piece);
  const w = width * HOME_GRID.cell;
  if (hangsOnWall(layer)) {
    const h = height * HOME_GRID.cell;
    return { x: anchor.x - w / 2, y: anchor.y - h / 2, w, h };
  }
  if (layer === 'RUG') return { x: anchor.x - w / 2, y: anchor.y + view.y, w, h: view.h };
  return { x: anchor.x - w / 2, y: anchor.y + view.y + HEADROOM, w, h: -view.y - HEADROOM };
}

export function shapeOf({ furnitureKey }: PlacedPiece): Furniture {
  const shape = furnitureByKey(furnitureKey);
  if (!shape) throw new Error(`no furniture ${furnitureKey}`);
  return shape;
}

/** Pieces of a layer lie over those of the layers behind it; people stand before the rugs. */
export const depthOf = (piece: PlacedPiece) => FURNITURE_LAYERS.indexOf(shapeOf(piece).layer) * 2 + 1;
export const PEOPLE_DEPTH = FURNITURE_LAYERS.indexOf('RUG') * 2 + 2;

/** Under the vault, in the ceiling's curve: where the cord of a lamp begins. */
export const ceilingAt = (x: number) => 70 + 94 * (Math.abs(x - 640) / 445) ** 2.7;

/** The picture of a piece, placed by its anchor; it takes no presses. */
export function PiecePicture({
  piece,
  className,
}: {
  readonly piece: PlacedPiece;
  readonly className?: string | undefined;
}) {
  const { view, cord } = shapeOf(piece);
  const anchor = anchorOf(piece);
  const place: CSSProperties = {
    left: anchor.x + view.x,
    top: anchor.y + view.y,
    zIndex: depthOf(piece),
  };
  const ceiling = ceilingAt(anchor.x);
  return (
    <>
      {cord && (
        <span
          className={styles.cord}
          style={{
            left: anchor.x - 1.5,
            top: ceiling,
            height: Math.max(0, anchor.y - 50 - ceiling),
            zIndex: depthOf(piece),
          }}
        />
      )}
      <img
        className={className}
        style={place}
        data-turned={piece.turned || undefined}
        src={furniturePicture(piece.furnitureKey, 1)}
        srcSet={`${furniturePicture(piece.furnitureKey, 1)} 1x, ${furniturePicture(piece.furnitureKey, 2)} 2x`}
        width={view.w}
        height={view.h}
        alt=""
        draggable={false}
      />
    </>
  );
}
