/** Pure: where a code object can be used. World px; y grows downwards. */
import type { CodeObject } from './codeObjects.ts';

interface Feet {
  readonly x: number;
  readonly y: number;
}

/** How far the feet may be from its foot. */
export const CODE_OBJECT_REACH = { x: 130, above: 150, below: 70 } as const;

/** The object of the prompt and the talk key: the nearest in reach. */
export function codeObjectInReach<T extends Pick<CodeObject, 'x' | 'y'>>(
  avatar: Feet,
  objects: readonly T[],
): T | null {
  return (
    objects
      .filter((object) => isInReach(avatar, object))
      .sort((a, b) => Math.abs(a.x - avatar.x) - Math.abs(b.x - avatar.x))[0] ?? null
  );
}

function isInReach(avatar: Feet, { x, y }: Feet): boolean {
  return (
    Math.abs(avatar.x - x) <= CODE_OBJECT_REACH.x &&
    avatar.y >= y - CODE_OBJECT_REACH.above &&
    avatar.y <= y + CODE_OBJECT_REACH.below
  );
}
