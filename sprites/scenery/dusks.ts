import type { Dusk } from './layers.ts';

const ACTORS = { light: '#f3e8fb', shade: '#1d1040' } as const;

/** Under water: what is far away keeps the last warm light, what is near lies in deep blue. */
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
    top: { light: '#9c92d4', shade: '#231f5c' },
    bottom: { light: '#7f80c8', shade: '#1a1a52' },
  },
  ground: {
    top: { light: '#cdb8e6', shade: '#20184e' },
    bottom: { light: '#a496d6', shade: '#1c1648' },
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
    top: { light: '#dcb8d8', shade: '#271a50' },
    bottom: { light: '#ae94cc', shade: '#1e1648' },
  },
  front: {
    top: { light: '#5e4a94', shade: '#181238' },
    bottom: { light: '#4e4088', shade: '#140f34' },
  },
  actors: ACTORS,
};
