import { useEffect, useReducer, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { FurnitureKey } from '#shared/content/furniture.ts';
import { anchorOf, HOME_ROOM, placeNear, type PlacedPiece } from '#shared/content/homePlacement.ts';
import { dialogStore, isAnyDialogOpen } from '#client/ui/dialogs/dialogStore.ts';
import { beginFurnishing, furnish, type FurnishingAction } from './furnishing.ts';

/** How far a press may slip before it is a drag, CSS px. */
const SLIP = 7;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A room being furnished: its state, and what mouse, finger and keys do to it. */
export function useFurnishing(options: {
  readonly first: readonly PlacedPiece[];
  readonly scene: RefObject<HTMLElement | null>;
  readonly active: boolean;
}) {
  const { scene, active } = options;
  const [state, dispatch] = useReducer(furnish, options.first, beginFurnishing);
  const current = useRef(state);
  useEffect(() => {
    current.current = state;
  });

  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      if (isAnyDialogOpen(dialogStore.getState())) return;
      const action = actionOf(event, current.current.held !== null);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      dispatch(action);
    };
    // The listener runs before those of the buttons: Enter puts a held piece down, no matter what has the
    // focus.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [active]);

  const toRoom = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = scene.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const scale = box.width / HOME_ROOM.width;
    return { x: (clientX - box.left) / scale, y: (clientY - box.top) / scale };
  };

  /** Follows a press until it ends; what is no drag is a tap. */
  const follow = (
    event: ReactPointerEvent,
    drag: { furnitureKey: FurnitureKey; offset: Point; onBegin: (at: Point) => void; onTap: () => void },
  ) => {
    if (event.button !== 0) return;
    const { pointerId, clientX, clientY } = event;
    const ending = new AbortController();
    let moved = false;
    const move = (next: PointerEvent) => {
      if (next.pointerId !== pointerId) return;
      if (!moved && Math.hypot(next.clientX - clientX, next.clientY - clientY) < SLIP) return;
      const at = toRoom(next);
      const anchor = { x: at.x - drag.offset.x, y: at.y - drag.offset.y };
      if (!moved) drag.onBegin(anchor);
      moved = true;
      dispatch({ type: 'moveTo', ...placeNear(drag.furnitureKey, anchor) });
    };
    const end = (next: PointerEvent) => {
      if (next.pointerId !== pointerId) return;
      ending.abort();
      if (next.type === 'pointercancel') return;
      if (moved) dispatch({ type: 'putDown' });
      else drag.onTap();
    };
    const { signal } = ending;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };

  return {
    state,
    dispatch,
    /** The middle of what is seen of the room, for a piece that was tapped in the drawer. */
    middle(): Point {
      return { ...toRoom({ clientX: window.innerWidth / 2, clientY: 0 }), y: 240 };
    },
    pressPiece(index: number, event: ReactPointerEvent) {
      const piece = state.pieces[index];
      if (!piece) return;
      const lift = () => dispatch({ type: 'lift', index });
      follow(event, { ...grip(piece, toRoom(event)), onBegin: lift, onTap: lift });
    },
    pressHeld(event: ReactPointerEvent) {
      event.stopPropagation();
      if (!state.held) return;
      follow(event, { ...grip(state.held.piece, toRoom(event)), onBegin: nothing, onTap: nothing });
    },
    pressFloor(event: ReactPointerEvent) {
      const { held } = state;
      if (!held || event.button !== 0) return;
      dispatch({ type: 'moveTo', ...placeNear(held.piece.furnitureKey, toRoom(event)) });
    },
    /** A card that can be dragged into the room. */
    pressCard(furnitureKey: FurnitureKey, event: ReactPointerEvent) {
      follow(event, {
        furnitureKey,
        offset: { x: 0, y: 0 },
        onBegin: (near) => dispatch({ type: 'take', furnitureKey, near }),
        onTap: nothing,
      });
    },
  };
}

const nothing = () => undefined;

/** The point at which the hand holds a piece, measured from its anchor. */
function grip(piece: PlacedPiece, at: Point) {
  const anchor = anchorOf(piece);
  return { furnitureKey: piece.furnitureKey, offset: { x: at.x - anchor.x, y: at.y - anchor.y } };
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The action of a key for the held piece, or for the one that has the focus. */
function actionOf(event: KeyboardEvent, isHolding: boolean): FurnishingAction | null {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    if (event.code === 'KeyZ') return { type: event.shiftKey ? 'redo' : 'undo' };
    return event.code === 'KeyY' ? { type: 'redo' } : null;
  }
  if (isHolding) {
    const step = STEPS[event.key];
    if (step) return { type: 'moveBy', ...step };
    if (event.code === 'KeyR') return { type: 'turn' };
    if (event.key === 'Delete' || event.key === 'Backspace') return { type: 'putAway' };
    if (event.key === 'Escape') return { type: 'giveBack' };
    const onTool = target?.closest('[data-held-tools]');
    return event.key === 'Enter' && !onTool ? { type: 'putDown' } : null;
  }
  const index = Number(target?.dataset['piece'] ?? Number.NaN);
  if (Number.isNaN(index)) return null;
  if (event.code === 'KeyR') return { type: 'turnAt', index };
  return event.key === 'Delete' || event.key === 'Backspace' ? { type: 'putAwayAt', index } : null;
}
