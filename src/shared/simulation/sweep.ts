/**
 * Pure sweeps: how far an edge moves before it meets something. A touching edge counts as met, an edge inside a box
 * does not, so that a body inside a wall can walk out.
 */
import type { PlatformSpan, Rect } from './geometry.ts';

export function reachRight(
  boxes: readonly Rect[],
  from: number,
  to: number,
  top: number,
  bottom: number,
): number {
  let reach = to;
  for (const box of boxes) {
    if (box.y < bottom && box.y + box.h > top && box.x >= from && box.x < reach) reach = box.x;
  }
  return reach;
}

export function reachLeft(
  boxes: readonly Rect[],
  from: number,
  to: number,
  top: number,
  bottom: number,
): number {
  let reach = to;
  for (const box of boxes) {
    const edge = box.x + box.w;
    if (box.y < bottom && box.y + box.h > top && edge <= from && edge > reach) reach = edge;
  }
  return reach;
}

export function reachDown(
  floors: readonly PlatformSpan[],
  from: number,
  to: number,
  left: number,
  right: number,
): number {
  let reach = to;
  for (const floor of floors) {
    if (floor.x < right && floor.x + floor.w > left && floor.y >= from && floor.y < reach) reach = floor.y;
  }
  return reach;
}

export function reachUp(
  boxes: readonly Rect[],
  from: number,
  to: number,
  left: number,
  right: number,
): number {
  let reach = to;
  for (const box of boxes) {
    const edge = box.y + box.h;
    if (box.x < right && box.x + box.w > left && edge <= from && edge > reach) reach = edge;
  }
  return reach;
}

/** Whether the open inside of a box and the given span share anything. */
export function overlapsAny(
  boxes: readonly Rect[],
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  return boxes.some((box) => box.x < right && box.x + box.w > left && box.y < bottom && box.y + box.h > top);
}
