/** Pure. The places where a code object can be used. World px; y grows downwards. */
import type { CodeObject } from './codeObjects.ts';
import { CODE_OBJECT_SIZES } from './codeObjectSize.ts';

interface Feet {
  readonly x: number;
  readonly y: number;
}

/** The distance of the feet from its foot, or to the sides of its sign. */
export const CODE_OBJECT_REACH = { x: 130, sign: 60, above: 150, below: 70 } as const;

/** The place of the sign of its shell computer, where it hides no part of the object. */
export const signOf = ({ x, kind }: Pick<CodeObject, 'x' | 'kind'>): number =>
  x + CODE_OBJECT_SIZES[kind].signX;

/** The object of the prompt and the talk key: the nearest in reach. */
export function codeObjectInReach<T extends Pick<CodeObject, 'x' | 'y' | 'kind'>>(
  avatar: Feet,
  objects: readonly T[],
): T | null {
  return (
    objects
      .filter((object) => isInReach(avatar, object))
      .sort((a, b) => Math.abs(a.x - avatar.x) - Math.abs(b.x - avatar.x))[0] ?? null
  );
}

function isInReach(avatar: Feet, object: Pick<CodeObject, 'x' | 'y' | 'kind'>): boolean {
  const { x, y } = object;
  return (
    (Math.abs(avatar.x - x) <= CODE_OBJECT_REACH.x ||
      Math.abs(avatar.x - signOf(object)) <= CODE_OBJECT_REACH.sign) &&
    avatar.y >= y - CODE_OBJECT_REACH.above &&
    avatar.y <= y + CODE_OBJECT_REACH.below
  );
}
