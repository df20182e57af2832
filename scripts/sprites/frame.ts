import type { View } from '../../sprites/core/render.ts';

/** A picture before it is drawn. Frames with the same content become one rectangle in the sheet. */
export interface Frame {
  readonly name: string;
  readonly content: string;
  readonly view: View;
}

/** A text that changes with any content of the frames. */
export function frameText(frames: readonly Frame[]): string {
  return frames
    .map(({ name, content, view }) => `${name} ${Object.values(view).join(' ')} ${content}`)
    .join('\n');
}
