import type { Drawing } from '../core/drawing.ts';
import { cord } from '../core/ornaments.ts';
import { at } from '../core/svg.ts';

const CHAIN = 'M-7 -23C-6 -15 -2 -12.6 .6 -12.4C4 -12.6 7 -16 8 -23';

/** Something that hangs on a chain, drawn around (0.6, -9). */
export const pendant = (chain: string, jewel: () => string, width = 1.2): Drawing => ({
  draw: (pose) => ({ neck: at(pose.torso, cord(CHAIN, chain, width, 0.6) + jewel()) }),
});
