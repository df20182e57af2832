import type { MapDefinition, MapKey } from '#shared/content/maps/mapTypes.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { bounds, crop, render, svgDocument } from '../../sprites/core/render.ts';
import type { Picture, View } from '../../sprites/core/render.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { LAYER_NAMES, LAYERS, layerSize, layerView, WINDOW } from '../../sprites/scenery/layers.ts';
import type { LayerName, Packing } from '../../sprites/scenery/layers.ts';
import { SCENERIES } from '../../sprites/scenery/sceneries.ts';
import { encodeLossy } from './encode.ts';
import type { Job, Output } from './output.ts';
import { MAX_PAGE } from './packSheet.ts';

/** Chunks overlap by this, so that no seam shows between them when the camera zooms. */
const OVERLAP = 2;
/** Behind the world a picture is fogged and moves; the ground is what the eye rests on. */
const QUALITY = {
  sky: 84,
  far: 78,
  village: 78,
  near: 78,
  ground: 82,
  cover: 78,
  front: 78,
} as const satisfies Record<LayerName, number>;
/** Halos and shafts of light in the distance are all transparency: they show steps first. */
const ALPHA_QUALITY = {
  sky: 80,
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
  }[];
  readonly signs: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

/** Stretches of at most 2048 along one side, each a little into the next. */
function stretches(whole: number): { from: number; length: number }[] {
  const count = Math.ceil(whole / MAX_PAGE);
  const length = Math.ceil(whole / count);
  return Array.from({ length: count }, (_, i) => ({
    from: i * length,
    length: Math.min(length + OVERLAP, whole - i * length),
  }));
}

/** Cuts a layer into columns and rows of at most 2048 and each piece down to what is seen. */
function cut(picture: Picture): View[] {
  const rows = stretches(picture.height);
  return stretches(picture.width).flatMap((column) =>
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
  content: string,
  { detail = 1, quality = QUALITY[name] }: Packing,
): Promise<{ chunks: Chunk[]; outputs: Output[] }> {
  if (content === '') return { chunks: [], outputs: [] };
  const picture = render(svgDocument(content, layerView(map, name), detail));
  const chunks: Chunk[] = [];
  const outputs: Output[] = [];
  for (const area of cut(picture)) {
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

/** world/<map>/: <layer>_<n>.webp and scenery.json. */
export function packScenery(key: MapKey): Job {
  const map = MAPS.find((candidate) => candidate.key === key);
  if (!map) throw new Error(`there is scenery for ${key}, but no such map`);
  const { layers, signs, packing = {} } = SCENERIES[key];
  const contents = LAYER_NAMES.map((name) => {
    resetIds();
    return { name, content: layers[name]?.() ?? '' };
  });
  return {
    source: JSON.stringify([map.width, map.height, LAYERS, signs, packing, contents]),
    async draw() {
      const packed = [];
      for (const { name, content } of contents)
        packed.push({ name, ...(await packLayer(map, name, content, packing[name] ?? {})) });
      const scenery: SceneryFile = {
        map: key,
        window: WINDOW,
        layers: packed.map(({ name, chunks }) => ({
          name,
          ...LAYERS[name],
          ...layerSize(map, name),
          chunks,
        })),
        signs,
      };
      return [
        { path: `world/${key}/scenery.json`, bytes: Buffer.from(JSON.stringify(scenery)) },
        ...packed.flatMap(({ outputs }) => outputs),
      ];
    },
  };
}
