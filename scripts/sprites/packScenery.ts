import type { MapDefinition, MapKey } from '#shared/content/maps/mapTypes.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { bounds, crop, render, svgDocument } from '../../sprites/core/render.ts';
import type { Picture, View } from '../../sprites/core/render.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { LAYER_NAMES, LAYERS, layerSize, layerView, WINDOW } from '../../sprites/scenery/layers.ts';
import type { LayerName } from '../../sprites/scenery/layers.ts';
import { SCENERIES } from '../../sprites/scenery/sceneries.ts';
import { encodeLossy } from './encode.ts';
import type { Job, Output } from './output.ts';
import { MAX_PAGE } from './packSheet.ts';

/** Chunks overlap by this, so that no seam shows between them when the camera zooms. */
const OVERLAP = 2;
/** Behind the world a picture is fogged and moves; the ground is what the eye rests on. */
const QUALITY = { sky: 84, far: 76, village: 76, near: 76, ground: 76, front: 78 } as const satisfies Record<
  LayerName,
  number
>;

interface Chunk {
  readonly src: string;
  /** On its layer, in pixels at 1x. */
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

/** Cuts a layer into columns of at most 2048 and each column down to what is seen. */
function cut(picture: Picture): View[] {
  const columns = Math.ceil(picture.width / MAX_PAGE);
  const width = Math.ceil(picture.width / columns);
  return Array.from({ length: columns }, (_, i): View | null => {
    const x = i * width;
    const w = Math.min(width + OVERLAP, picture.width - x);
    const area = bounds(crop(picture, { x, y: 0, w, h: picture.height }));
    return area && { ...area, x: x + area.x };
  }).filter((chunk): chunk is View => chunk !== null);
}

async function packLayer(
  map: MapDefinition,
  name: LayerName,
  content: string,
): Promise<{ chunks: Chunk[]; outputs: Output[] }> {
  const picture = render(svgDocument(content, layerView(map, name), 1));
  const chunks: Chunk[] = [];
  const outputs: Output[] = [];
  for (const area of cut(picture)) {
    const src = `${name}_${chunks.length}.webp`;
    chunks.push({ src, ...area });
    outputs.push({
      path: `world/${map.key}/${src}`,
      bytes: await encodeLossy(crop(picture, area), QUALITY[name]),
    });
  }
  return { chunks, outputs };
}

/** world/<map>/: <layer>_<n>.webp and scenery.json. */
export function packScenery(key: MapKey): Job {
  const map = MAPS.find((candidate) => candidate.key === key);
  if (!map) throw new Error(`there is scenery for ${key}, but no such map`);
  const { layers, signs } = SCENERIES[key];
  const contents = LAYER_NAMES.map((name) => {
    resetIds();
    return { name, content: layers[name]() };
  });
  return {
    source: JSON.stringify([map.width, map.height, LAYERS, signs, contents]),
    async draw() {
      const packed = [];
      for (const { name, content } of contents)
        packed.push({ name, ...(await packLayer(map, name, content)) });
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
