import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { View } from '../core/render.ts';

export interface LayerPlan {
  /** How much of the camera's way the layer goes along: 0 stays, 1 is the world, more is nearer than the world. */
  readonly factor: number;
  /** Actors are at 100. */
  readonly depth: number;
}

export const LAYERS = {
  sky: { factor: 0, depth: 0 },
  duskSky: { factor: 0, depth: 1 },
  far: { factor: 0.12, depth: 10 },
  village: { factor: 0.35, depth: 20 },
  near: { factor: 0.7, depth: 30 },
  ground: { factor: 1, depth: 40 },
  /** Over the actors and moving with the ground: leaves to hide behind, water to wade through. */
  cover: { factor: 1, depth: 115 },
  front: { factor: 1.15, depth: 200 },
} as const satisfies Record<string, LayerPlan>;

export type LayerName = keyof typeof LAYERS;
export const LAYER_NAMES = Object.keys(LAYERS) as readonly LayerName[];

/** The scenes are composed for a window of this size at the lower edge of the world. */
export const WINDOW = { width: 1280, height: 720 } as const;
/** The widest stretch of the world that may be seen at once. */
const WIDEST = 1920;

/** Words on boards: the game writes them, pictures hold no letters. */
export interface Sign {
  /** The middle of the board, in world pixels. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** A soft light that comes on with the dusk. */
export interface Light {
  readonly layer: LayerName;
  /** The middle, in the pixels its layer is drawn in. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The colour of its light on things; the flame itself is nearly white. */
  readonly color: string;
  /** The strength of the flame, 0 to 1, where it hides its wick. */
  readonly strength: number;
  /** How restless it burns: 0 not at all, 1 nearly out at times. */
  readonly flicker: number;
  /** Height of the light as a share of its width: less than 1 lies flat, as on water. */
  readonly flat?: number;
  /** How far a beam reaches that it sends round like a lighthouse, px. */
  readonly beam?: number;
  /** How bright it is by day, as a share of its brightness at dusk. */
  readonly byDay?: number;
}

/** The colours that a layer turns white and black into at dusk; all others lie between them. */
export interface Tone {
  readonly light: string;
  readonly shade: string;
}

/** A layer from its upper edge to its lower one. */
export interface Grade {
  readonly top: Tone;
  readonly bottom: Tone;
}

/** The light of the evening on everything but the sky, which is drawn twice; a cover takes that of the ground. */
export type Dusk = Readonly<Record<Exclude<LayerName, 'sky' | 'duskSky' | 'cover'>, Grade>> & {
  /** Nearly none, so that everybody can be seen. */
  readonly actors: Tone;
};

type Drawn = Exclude<LayerName, 'cover'>;

export interface Packing {
  /** Pixels of the picture for a pixel of the world, 1 unless told; what is hazed or blurred needs fewer. */
  readonly detail?: number;
  /** 1 to 100, the packer's own unless told. */
  readonly quality?: number;
}

/**
 * The drawings of each layer; not every place has a cover. `ground` and `cover` are in world pixels; the others are in
 * pixels of the window when the camera rests on the lower edge of the world.
 */
export interface Scenery {
  readonly layers: Readonly<Record<Drawn, () => string> & Partial<Record<'cover', () => string>>>;
  readonly signs: readonly Sign[];
  readonly dusk: Dusk;
  /** Portals shine by themselves. */
  readonly lights: readonly Light[];
  /** A place that fills a tall map with leaves fits its budget only if what is soft anyway is packed more tightly. */
  readonly packing?: Readonly<Partial<Record<LayerName, Packing>>>;
}

/** The size of a layer that fills the window at every position of the camera. */
export function layerSize(map: MapDefinition, name: LayerName): { width: number; height: number } {
  const { factor } = LAYERS[name];
  if (factor === 0) return { ...WINDOW };
  return {
    // behind the world the widest window sees most of a layer, before it the narrowest
    width: Math.ceil(factor > 1 ? factor * map.width : WIDEST + factor * (map.width - WIDEST)),
    height: Math.ceil(WINDOW.height + factor * (map.height - WINDOW.height)),
  };
}

/** The part of the drawing on a layer. */
export function layerView(map: MapDefinition, name: LayerName): View {
  const { width, height } = layerSize(map, name);
  return { x: 0, y: LAYERS[name].factor === 1 ? 0 : WINDOW.height - height, w: width, h: height };
}
