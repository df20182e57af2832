import type { View } from '../core/render.ts';
import {
  doorBoard,
  doorFrame,
  doorGround,
  doorInside,
  doorLeaf,
  doorLock,
  doorMist,
  doorPetal,
  doorWarm,
} from './stageDoor.ts';

const around = (size: number): View => ({ x: -size / 2, y: -size / 2, w: size, h: size });
const whole = around(520);

const PETALS = ['#ff7f9f', '#ffb52e', '#35b98a', '#4fa7e6'] as const;

/** The pieces of a stage door, on a sheet that is fetched once the world has settled. */
export const DOOR_FRAMES = {
  'door/frame': { view: whole, draw: () => doorFrame(false) },
  'door/frame-gold': { view: whole, draw: () => doorFrame(true) },
  'door/leaf': { view: whole, draw: doorLeaf },
  'door/warm': { view: whole, draw: doorWarm },
  'door/mist': { view: whole, draw: doorMist },
  'door/board': { view: around(200), draw: doorBoard },
  'door/lock': { view: around(28), draw: doorLock },
  'door/petal-0': { view: around(96), draw: () => doorPetal(PETALS[0]) },
  'door/petal-1': { view: around(96), draw: () => doorPetal(PETALS[1]) },
  'door/petal-2': { view: around(96), draw: () => doorPetal(PETALS[2]) },
  'door/petal-3': { view: around(96), draw: () => doorPetal(PETALS[3]) },
  'door/petal-later': { view: around(96), draw: () => doorPetal(null) },
  'door/inside-path': { view: whole, draw: () => doorInside('PATH') },
  'door/inside-pattern': { view: whole, draw: () => doorInside('PATTERN') },
  'door/inside-riddle': { view: whole, draw: () => doorInside('RIDDLE') },
  'door/inside-spell': { view: whole, draw: () => doorInside('SPELL') },
  'door/ground-path': { view: around(48), draw: () => doorGround('PATH') },
  'door/ground-pattern': { view: around(48), draw: () => doorGround('PATTERN') },
  'door/ground-riddle': { view: around(48), draw: () => doorGround('RIDDLE') },
  'door/ground-spell': { view: around(48), draw: () => doorGround('SPELL') },
} as const;
