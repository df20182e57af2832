import type { Dusk } from './layers.ts';

const ACTORS = { light: '#f3e8fb', shade: '#1d1040' } as const;

/** Under water: distant things keep the last warm light, near ones are deep blue. */
export const SEA_DUSK: Dusk = {
  far: {
    top: { light: '#ffb4c2', shade: '#8a4f9c' },
    bottom: { light: '#ab86d2', shade: '#5c3f92' },
  },
  village: {
    top: { light: '#c89cc8', shade: '#382c74' },
    bottom: { light: '#9482c6', shade: '#2a2462' },
  },
  near: {
    top: { light: '#9088cc', shade: '#231f5c' },
    bottom: { light: '#7576c0', shade: '#1a1a52' },
  },
  // The ground keeps more of the day than what is behind it, so that one sees where to step.
  ground: {
    top: { light: '#f2e2f6', shade: '#2a2058' },
    bottom: { light: '#bdaee6', shade: '#1f184e' },
  },
  front: {
    top: { light: '#5a5ab0', shade: '#141440' },
    bottom: { light: '#4a4a9c', shade: '#101038' },
  },
  actors: ACTORS,
};

/** In the open air: the sun is about to go under, clouds and sea are full of it. */
export const AIR_DUSK: Dusk = {
  far: {
    top: { light: '#ffb6c2', shade: '#7a4a9a' },
    bottom: { light: '#b48cdc', shade: '#5a3e96' },
  },
  village: {
    top: { light: '#f0b4b4', shade: '#4a3078' },
    bottom: { light: '#c296c4', shade: '#382a6c' },
  },
  near: {
    top: { light: '#b08cc0', shade: '#2c2060' },
    bottom: { light: '#947cc0', shade: '#221c58' },
  },
  ground: {
    top: { light: '#fbe0ec', shade: '#33245c' },
    bottom: { light: '#c8aede', shade: '#241a50' },
  },
  front: {
    top: { light: '#5e4a94', shade: '#181238' },
    bottom: { light: '#4e4088', shade: '#140f34' },
  },
  actors: ACTORS,
};

/** Between trunks: the leaves drink the last light and turn blue, a warm rim stays far away. */
export const FOREST_EVENING: Dusk = {
  far: {
    top: { light: '#f2b0ae', shade: '#6d4a92' },
    bottom: { light: '#8a86c8', shade: '#40408a' },
  },
  village: {
    top: { light: '#b69ac4', shade: '#33306e' },
    bottom: { light: '#7f8cc4', shade: '#242a62' },
  },
  near: {
    top: { light: '#8c9cc8', shade: '#1f2858' },
    bottom: { light: '#7288bc', shade: '#182250' },
  },
  ground: {
    top: { light: '#e8e8f2', shade: '#262b5a' },
    bottom: { light: '#b2c0e0', shade: '#1c2150' },
  },
  front: {
    top: { light: '#4c5c9c', shade: '#121a40' },
    bottom: { light: '#40508c', shade: '#0e1638' },
  },
  actors: ACTORS,
};

/** In the cave hardly anything changes: less falls in from above, so what shines by itself shines more. */
export const CAVE_EVENING: Dusk = {
  far: {
    top: { light: '#a9a6e0', shade: '#1d1c52' },
    bottom: { light: '#a2b4dc', shade: '#20245e' },
  },
  village: {
    top: { light: '#a3a4dc', shade: '#18184a' },
    bottom: { light: '#9cb0d8', shade: '#1a1e54' },
  },
  near: {
    top: { light: '#9ea0d8', shade: '#131340' },
    bottom: { light: '#94a6d0', shade: '#151846' },
  },
  ground: {
    top: { light: '#c3c4ea', shade: '#15163f' },
    bottom: { light: '#b2c0e2', shade: '#141740' },
  },
  front: {
    top: { light: '#6468b0', shade: '#0e1034' },
    bottom: { light: '#5a60a4', shade: '#0c0e2e' },
  },
  actors: ACTORS,
};
