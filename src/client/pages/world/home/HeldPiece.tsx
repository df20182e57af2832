import { Check, FlipHorizontal2, Trash2, X } from 'lucide-react';
import type { PointerEvent } from 'react';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { classNames } from '#client/ui/classNames.ts';
import {
  anchorOf,
  hangsOnWall,
  HOME_GRID,
  VAULT_INSETS,
  type PlacedPiece,
  type PlacementProblem,
} from '#shared/content/homePlacement.ts';
import { PiecePicture, shapeOf } from './RoomPiece.tsx';
import { homeTexts, nameOf, positionText, problemText } from './texts.ts';
import styles from './RoomScene.module.css';

export interface HeldPieceProps {
  readonly piece: PlacedPiece;
  readonly problem: PlacementProblem | null;
  /** The scale of the room: buttons keep their size. */
  readonly scale: number;
  readonly onPress: (event: PointerEvent) => void;
  readonly onPutDown: () => void;
  readonly onTurn: () => void;
  readonly onPutAway: () => void;
  readonly onGiveBack: () => void;
}

const { cell, left, columns, wallTop, wallRows } = HOME_GRID;

/** The piece in the hand: lifted over its cells, with the word on whether it can stand there and what to do. */
export function HeldPiece(props: HeldPieceProps) {
  const { piece, problem, scale, onPress } = props;
  const { view, layer } = shapeOf(piece);
  const anchor = anchorOf(piece);
  const words = problem ? problemText(problem) : homeTexts.canStand;
  // On the way up to the vault the bubble goes below the piece.
  const above = anchor.y + view.y - 16;
  const isHigh = above < 130;
  const bubbleX = Math.min(1130, Math.max(150, anchor.x));
  const unscaled = { transform: `translateX(-50%) scale(${1 / scale})` };
  return (
    <>
      <Footprint piece={piece} isFree={problem === null} />
      <div className={styles.lifted} data-layer={layer} onPointerDown={onPress}>
        <PiecePicture piece={piece} className={problem ? styles.stuck : undefined} />
        <span
          className={styles.grip}
          style={{ left: anchor.x + view.x, top: anchor.y + view.y, width: view.w, height: view.h }}
        />
      </div>
      <p
        className={classNames(styles.bubble, problem && styles.wrong)}
        data-high={isHigh || undefined}
        style={{ ...unscaled, left: bubbleX, top: isHigh ? anchor.y + view.y + view.h + 8 : above }}
      >
        {problem ? <X size={18} aria-hidden="true" /> : <Check size={18} aria-hidden="true" />}
        {words}
      </p>
      <VisuallyHidden>
        <span role="status">{`${nameOf(piece.furnitureKey)}, ${positionText(piece)}. ${words}.`}</span>
      </VisuallyHidden>
      <div
        className={styles.tools}
        data-held-tools
        style={{ ...unscaled, left: bubbleX, top: isHigh ? anchor.y + view.y + view.h + 52 : above }}
        data-high={isHigh || undefined}
        onPointerDown={(event) => event.stopPropagation()}
      >
        <IconButton
          size="small"
          tone="skills"
          label={homeTexts.putDown}
          title={homeTexts.putDown}
          icon={<Check />}
          disabled={problem !== null}
          onClick={props.onPutDown}
        />
        <IconButton
          size="small"
          label={homeTexts.turn}
          title={homeTexts.turn}
          icon={<FlipHorizontal2 />}
          onClick={props.onTurn}
        />
        <IconButton
          size="small"
          label={homeTexts.putAway}
          title={homeTexts.putAway}
          icon={<Trash2 />}
          onClick={props.onPutAway}
        />
        <IconButton
          size="small"
          tone="close"
          label={homeTexts.cancel}
          title={homeTexts.cancel}
          icon={<X />}
          onClick={props.onGiveBack}
        />
      </div>
    </>
  );
}

const FLOOR_ROW = { FLOOR: 470, RUG: 482, FRONT: 500 } as const;

/** The cells under the held piece: green where it can stand, hatched coral where it cannot. */
function Footprint({ piece, isFree }: { readonly piece: PlacedPiece; readonly isFree: boolean }) {
  const { layer, width, height } = shapeOf(piece);
  const x = left + piece.x * cell;
  const cells = Array.from({ length: width * height }, (_, i) => ({
    column: i % width,
    row: Math.floor(i / width),
  }));
  return (
    <svg className={styles.cells} viewBox="0 0 1280 720" aria-hidden="true" data-free={isFree || undefined}>
      <defs>
        <pattern
          id="home-hatch"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="12" height="12" className={styles.hatchGround} />
          <rect width="5" height="12" className={styles.hatchLine} />
        </pattern>
      </defs>
      {cells.map(({ column, row }) => {
        const from = x + column * cell;
        if (hangsOnWall(layer)) {
          const top = wallTop + (piece.y + row) * cell;
          return (
            <rect
              key={`${column}:${row}`}
              x={from + 2}
              y={top + 2}
              width={cell - 4}
              height={cell - 4}
              rx="7"
            />
          );
        }
        const top = FLOOR_ROW[layer];
        // The boards lean away from the middle.
        const lean = (at: number) => (at - 640) * 0.055;
        const to = from + cell - 3;
        return (
          <path key={column} d={`M${from} ${top}H${to}L${to + lean(to)} ${top + 30}H${from + lean(from)}Z`} />
        );
      })}
    </svg>
  );
}

/** All cells of the room, while it is furnished. */
export function HomeGrid() {
  const rows = [470, 500];
  return (
    <svg className={styles.grid} viewBox="0 0 1280 720" aria-hidden="true">
      {Array.from({ length: columns + 1 }, (_, i) => {
        const x = left + i * cell;
        return <path key={x} d={`M${x} 470L${x + (x - 640) * 0.08} 524`} />;
      })}
      {rows.map((y) => (
        <path key={y} d={`M${left - 12} ${y}H${left + columns * cell + 12}`} />
      ))}
    </svg>
  );
}

/** Cells of the wall, while something for the wall is held. */
export function WallGrid() {
  return (
    <svg className={styles.grid} viewBox="0 0 1280 720" aria-hidden="true">
      {Array.from({ length: wallRows + 1 }, (_, row) => {
        const y = wallTop + row * cell;
        const inset = VAULT_INSETS[row] ?? 0;
        return <path key={y} d={`M${left + inset * cell} ${y}H${left + (columns - inset) * cell}`} />;
      })}
    </svg>
  );
}
