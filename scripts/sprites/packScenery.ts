import type { MapDefinition, MapKey } from '#shared/content/maps/mapTypes.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { bounds, crop, render, svgDocument } from '../../sprites/core/render.ts';
import type { Picture, View } from '../../sprites/core/render.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { LAYER_NAMES, LAYERS, layerSize, layerView, WINDOW } from '../../sprites/scenery/layers.ts';
import type { Dusk, Grade, LayerName, Light, Packing } from '../../sprites/scenery/layers.ts';
import { portalLights } from '../../sprites/scenery/lights.ts';
import { SCENERIES } from '../../sprites/scenery/sceneries.ts';
import { assertWithin } from './assertWithin.ts';
import { encodeCard, encodeLossy, encodeOverview } from './encode.ts';
import type { Job, Output } from './output.ts';
import { MAP_BUDGET } from './spriteBudgets.ts';

/** Chunks overlap by this, so that no seam shows between them when the camera zooms. */
const OVERLAP = 2;
/** Half a window: little is fetched before it is visible, and a whole window still takes only a few pictures. */
const COLUMN = 640;
const ROW = 1100;
/** Pictures behind the world are fogged and move; the ground has the sharp ones. */
const QUALITY = {
  sky: 84,
  duskSky: 84,
  far: 76,
  village: 76,
  near: 76,
  ground: 76,
  cover: 78,
  front: 78,
} as const satisfies Record<LayerName, number>;
/** Halos and distant shafts of light are pure transparency, which shows steps first. */
const ALPHA_QUALITY = {
  sky: 80,
  duskSky: 80,
  far: 80,
  village: 50,
  near: 50,
  ground: 50,
  cover: 80,
  front: 50,
} as const satisfies Record<LayerName, number>;

interface Chunk {
  readonly src: string;
  /** On its layer, in pixels of the world; the picture may have fewer. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface SceneryFile {
  readonly map: MapKey;
  /**
   * The layers are composed for a window of this size resting on the lower edge of the world. In a window `h` high a
   * layer goes (h - window.height) * (1 - factor) further down. A layer with factor 0 is stretched over the window.
   */
  readonly window: { readonly width: number; readonly height: number };
  readonly layers: readonly {
    readonly name: LayerName;
    readonly factor: number;
    readonly depth: number;
    readonly width: number;
    readonly height: number;
    readonly chunks: readonly Chunk[];
    readonly grade: Grade | undefined;
  }[];
  readonly signs: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  readonly dusk: Pick<Dusk, 'near' | 'ground' | 'actors'>;
  /** On their layers' pictures, in pixels at 1x. */
  readonly lights: readonly Light[];
}

/** From the pixels of a layer's drawing to those of its picture. */
function onPicture(map: MapDefinition, light: Light): Light {
  const { x, y } = layerView(map, light.layer);
  const rounded = {
    x: Math.round(light.x - x),
    y: Math.round(light.y - y),
    radius: Math.round(light.radius),
  };
  return { ...light, ...rounded };
}

function gradeOf(dusk: Dusk, name: LayerName): Grade | undefined {
  if (name === 'sky' || name === 'duskSky') return undefined;
  return dusk[name === 'cover' ? 'ground' : name];
}

/** Stretches of at most `most` along one side, each overlapping the next. */
function stretches(whole: number, most: number): { from: number; length: number }[] {
  const count = Math.ceil(whole / most);
  const length = Math.ceil(whole / count);
  return Array.from({ length: count }, (_, i) => ({
    from: i * length,
    length: Math.min(length + OVERLAP, whole - i * length),
  }));
}

/** Cuts a layer into pieces and each piece down to its visible part. A sky is one picture, because it is stretched. */
function cut(picture: Picture, name: LayerName): View[] {
  const isSky = name === 'sky' || name === 'duskSky';
  const rows = stretches(picture.height, isSky ? picture.height : ROW);
  return stretches(picture.width, isSky ? picture.width : COLUMN).flatMap((column) =>
    rows.flatMap((row): View[] => {
      const piece = { x: column.from, y: row.from, w: column.length, h: row.length };
      const area = bounds(crop(picture, piece));
      return area ? [{ ...area, x: piece.x + area.x, y: piece.y + area.y }] : [];
    }),
  );
}

async function packLayer(
  map: MapDefinition,
  name: LayerName,
  picture: Picture,
  { detail = 1, quality = QUALITY[name] }: Packing,
): Promise<{ chunks: Chunk[]; outputs: Output[] }> {
  const chunks: Chunk[] = [];
  const outputs: Output[] = [];
  for (const area of cut(picture, name)) {
    const src = `${name}_${chunks.length}.webp`;
    chunks.push({
      src,
      x: area.x / detail,
      y: area.y / detail,
      w: area.w / detail,
      h: area.h / detail,
    });
    outputs.push({
      path: `world/${map.key}/${src}`,
      bytes: await encodeLossy(crop(picture, area), quality, ALPHA_QUALITY[name]),
    });
  }
  return { chunks, outputs };
}

/**
 * The whole place in the world, as a backdrop for map editing and as a preview: parts that move with the camera are
 * left out.
 */
async function packBackdrop(key: MapKey, pictures: ReadonlyMap<LayerName, Picture>): Promise<Output[]> {
  const [ground, sky] = [pictures.get('ground'), pictures.get('sky')];
  if (!ground || !sky) throw new Error(`map ${key} has no ground or no sky`);
  return [
    { path: `world/${key}/backdrop.jpg`, bytes: await encodeOverview(ground, sky) },
    { path: `world/${key}/card.webp`, bytes: await encodeCard(ground, sky) },
  ];
}

/** world/<map>/: <layer>_<n>.webp and scenery.json, backdrop.jpg, which only the map editor shows, and card.webp. */
export function packScenery(key: MapKey): Job {
  const map = MAPS.find((candidate) => candidate.key === key);
  if (!map) throw new Error(`there is scenery for ${key}, but no such map`);
  const { layers, signs, dusk, lights: drawn, packing = {} } = SCENERIES[key];
  const lights = [...drawn, ...portalLights(map)].map((light) => onPicture(map, light));
  const contents = LAYER_NAMES.map((name) => {
    resetIds();
    return { name, content: layers[name]?.() ?? '' };
  });
  return {
    source: JSON.stringify([
      map.width,
      map.height,
      'card',
      LAYERS,
      COLUMN,
      ROW,
      signs,
      dusk,
      lights,
      packing,
      contents,
    ]),
    async draw() {
      const packed = [];
      const pictures = new Map<LayerName, Picture>();
      for (const { name, content } of contents) {
        if (content === '') continue;
        const how = packing[name] ?? {};
        const picture = render(svgDocument(content, layerView(map, name), how.detail ?? 1));
        pictures.set(name, picture);
        packed.push({ name, ...(await packLayer(map, name, picture, how)) });
      }
      const scenery: SceneryFile = {
        map: key,
        window: WINDOW,
        layers: packed.map(({ name, chunks }) => ({
          name,
          ...LAYERS[name],
          ...layerSize(map, name),
          chunks,
          grade: gradeOf(dusk, name),
        })),
        signs,
        dusk: { near: dusk.near, ground: dusk.ground, actors: dusk.actors },
        lights,
      };
      const scenes = packed.flatMap(({ outputs }) => outputs);
      const bytes = scenes.reduce((sum, picture) => sum + picture.bytes.length, 0);
      assertWithin(MAP_BUDGET, `the scenery of ${key}`, bytes);
      return [
        { path: `world/${key}/scenery.json`, bytes: Buffer.from(JSON.stringify(scenery)) },
        ...scenes,
        ...(await packBackdrop(key, pictures)),
      ];
    },
  };
}
