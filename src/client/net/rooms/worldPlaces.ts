import { PlaceLine } from './PlaceLine.ts';

/** What this page hears of places; the connection to the world attaches the rooms to it. */
export const worldPlaces = new PlaceLine();
