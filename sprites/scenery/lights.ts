import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { Light, LayerName } from './layers.ts';

/** Lamp light; over blue and violet it stays warm. */
export const WARM = '#ff9f52';
const LAMP = { x: 16, y: -74 } as const;

/** A street lamp whose foot is at (x, y) of the ground: its bulb, and the pool of light around it. */
export function lampLights(x: number, y: number): Light[] {
  const at = { layer: 'ground', x: x + LAMP.x, y: y + LAMP.y, color: WARM } as const;
  return [
    { ...at, radius: 180, strength: 0.34, flicker: 0.12 },
    { ...at, radius: 40, strength: 0.95, flicker: 0.06 },
  ];
}

/** A lantern on a rope: its flame in the middle of (x, y) of the ground, and what it throws around. */
export function hangingLights(x: number, y: number, color: string, byDay = 0): Light[] {
  const at = { layer: 'ground', x, y, color, byDay } as const;
  return [
    { ...at, radius: 140, strength: 0.36, flicker: 0.14 },
    { ...at, radius: 30, strength: 0.95, flicker: 0.08 },
  ];
}

/** A lit window and what it throws on the wall. */
export function windowLight(layer: LayerName, x: number, y: number, radius: number): Light {
  return { layer, x, y, radius, color: WARM, strength: 0.95, flicker: 0.14 };
}

/** Every way to another place shines, so that it is found in the dark. */
export function portalLights(map: MapDefinition): Light[] {
  return map.portals.map(({ x, y, w, h }) => ({
    layer: 'ground',
    x: x + w / 2,
    y: y + h / 2,
    radius: h * 0.9,
    color: '#6fd0ff',
    strength: 0.6,
    flicker: 0.2,
  }));
}
