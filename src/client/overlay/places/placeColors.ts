import type { MapKey } from '#shared/content/maps/mapTypes.ts';

export interface PlaceColors {
  /** The water or the sky, from above. */
  readonly top: string;
  readonly bottom: string;
  readonly ground: string;
  readonly moss: string;
}

/** A place in four colours, as its scenery has them. */
export const PLACE_COLORS: Readonly<Record<MapKey, PlaceColors>> = {
  plaza: { top: '#a6eef0', bottom: '#4aa8de', ground: '#e3bd85', moss: '#35b98a' },
  beach: { top: '#8fd6fa', bottom: '#fbe9c6', ground: '#e3bd85', moss: '#35b98a' },
  kelp: { top: '#c4f0c8', bottom: '#2f9d8a', ground: '#8a6238', moss: '#4c9a3c' },
  cave: { top: '#5b4a9c', bottom: '#4fa7bd', ground: '#3c3a8c', moss: '#46c7c4' },
  arena: { top: '#c6f0ee', bottom: '#3f84c4', ground: '#a9713f', moss: '#8a5528' },
  sky: { top: '#a9b8fa', bottom: '#ffe0d2', ground: '#c98a72', moss: '#57b866' },
};
