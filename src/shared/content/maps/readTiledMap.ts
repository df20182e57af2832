/** Pure. Reads a Tiled map into the map definition. */
import { z } from 'zod';
import { NPCS } from '../npcs.ts';
import type { MapDefinition, MapKey, Rect } from './mapTypes.ts';
import { MAP_IDS, PLACE_PAGES, TILE } from './mapTypes.ts';
import { TiledObject, tiledObjectSchema } from './TiledObject.ts';

const propertiesSchema = z.array(z.object({ name: z.string(), value: z.unknown() }));

const tiledMapSchema = z.object({
  orientation: z.literal('orthogonal'),
  infinite: z.literal(false),
  tilewidth: z.literal(TILE),
  tileheight: z.literal(TILE),
  /** In tiles; the last row and column may be cut by the properties `width` and `height`. */
  width: z.int(),
  height: z.int(),
  properties: propertiesSchema.default([]),
  layers: z.array(
    z.object({
      type: z.string(),
      name: z.string(),
      offsetx: z.number().default(0),
      offsety: z.number().default(0),
      objects: z.array(tiledObjectSchema).default([]),
    }),
  ),
});

type TiledMap = z.infer<typeof tiledMapSchema>;

const MAP_KEYS = Object.keys(MAP_IDS) as MapKey[];
const SIDES = ['left', 'right'] as const;
const LOOKS = ['arch', 'door'] as const;
const NPC_KEYS = NPCS.map(({ key }) => key);
const NPC_IDS = Object.fromEntries(NPCS.map(({ key, id }) => [key, id])) as Readonly<
  Record<(typeof NPC_KEYS)[number], number>
>;

/** Objects that only mark a position for another object and are read with it. */
const MARKS = ['MoverStop', 'CourseFinish', 'PairPlate'] as const;

/**
 * Reads a map saved by Tiled 1.10 or newer. An object's class defines it; its layer and pictures are ignored. Throws an
 * Error that names the file, the object and a right value.
 */
export function readTiledMap(json: unknown, file: string): MapDefinition {
  const tiled = parse(json, file);
  const objects = tiled.layers.flatMap((layer) => objectsOf(layer, file));
  const byId = new Map(objects.map((object) => [object.id, object]));
  const read = new Set<TiledObject>();
  const aimedAt = new Set<TiledObject>();
  const aim = (object: TiledObject, name: string, type: (typeof MARKS)[number]) => {
    const mark = object.other(name, type, byId);
    aimedAt.add(mark);
    return mark;
  };
  const all = <T>(type: string, take: (object: TiledObject) => T): T[] =>
    objects
      .filter((object) => object.type === type)
      .map((object) => {
        const taken = take(object);
        object.end();
        read.add(object);
        return taken;
      });
  /** Like `all`, for objects with an id. */
  const numbered = <T extends object>(type: string, take: (object: TiledObject) => T) => {
    const seen = new Map<number, number>();
    return all(type, (object) => {
      const id = object.count('id');
      const twin = seen.get(id);
      if (twin !== undefined) object.fail(`its property "id" is ${id}, which object ${twin} has as well`);
      seen.set(id, object.id);
      return { id, ...take(object) };
    });
  };

  const spawns = all('Spawn', (object) => object.point());
  const [spawn] = spawns;
  if (spawn === undefined || spawns.length > 1)
    throw new Error(`${file} has ${spawns.length} objects of class Spawn; it must have exactly one`);

  const gates = all('CourseGate', (object): Gate => ({
    object,
    start: object.other('course', 'CourseStart', byId),
    order: object.count('order'),
    box: object.box(),
  }));

  const map: MapDefinition = {
    ...frameOf(tiled, file),
    spawn,
    solids: all('Solid', (object) => object.box()),
    platforms: all('Platform', (object) => object.platform()),
    walls: all('Wall', (object) => object.box()),
    ladders: all('Ladder', (object) => object.box()),
    slopes: all('Slope', (object) => ({ ...object.box(), up: object.choice('up', SIDES, 'right') })),
    movers: numbered('Mover', (object) => {
      const stop = aim(object, 'to', 'MoverStop').point();
      return {
        ...object.platform(),
        toX: stop.x,
        toY: stop.y,
        periodTicks: object.count('periodTicks'),
      };
    }),
    currents: all('Current', (object) => ({ ...object.box(), vx: object.int('vx'), vy: object.int('vy') })),
    shells: numbered('Shell', (object) => object.point()),
    secrets: numbered('Secret', (object) => ({ ...object.box(), name: object.title() })),
    courses: numbered('CourseStart', (object) => ({
      name: object.title(),
      start: object.box(),
      gates: gatesOf(object, gates),
      finish: aim(object, 'finish', 'CourseFinish').box(),
    })),
    pairGates: numbered('PairGate', (object) => ({
      name: object.title(),
      ...object.box(),
      plates: [aim(object, 'left', 'PairPlate').box(), aim(object, 'right', 'PairPlate').box()],
    })),
    portals: numbered('Portal', (object) => ({
      look: object.choice('look', LOOKS, 'arch'),
      ...object.box(),
      toMapId: MAP_IDS[object.choice('toMap', MAP_KEYS)],
      toX: object.int('toX'),
      toY: object.int('toY'),
      label: object.title(),
    })),
    places: numbered('PagePlace', (object) => ({
      page: object.choice('page', PLACE_PAGES, 'battles'),
      name: object.title(),
      ...object.box(),
    })),
    npcs: all('Npc', (object) => ({
      npcId: NPC_IDS[object.choice('npc', NPC_KEYS)],
      ...object.point(),
      facing: object.choice('facing', SIDES, 'right') === 'right' ? 1 : -1,
    })),
  };
  for (const type of MARKS)
    all(type, (mark) => aimedAt.has(mark) || mark.fail('belongs to nothing; something must point at it'));
  const unknown = objects.find((object) => !read.has(object));
  unknown?.fail(
    unknown.type === ''
      ? 'has no class; it must have one of the project that belongs to the editor'
      : 'its class is not one of the project that belongs to the editor',
  );
  return map;
}

interface Gate {
  readonly object: TiledObject;
  /** The start of the course that it belongs to. */
  readonly start: TiledObject;
  readonly order: number;
  readonly box: Rect;
}

/** The gates of the course that begins here, in order, numbered from 1 without a gap. */
function gatesOf(start: TiledObject, gates: readonly Gate[]): Rect[] {
  const own = gates.filter((gate) => gate.start === start).toSorted((a, b) => a.order - b.order);
  for (const [index, { object, order }] of own.entries())
    if (order !== index + 1) object.fail(`its property "order" is ${order}; it must be ${index + 1}`);
  return own.map(({ box }) => box);
}

function parse(json: unknown, file: string): TiledMap {
  const { data, error } = tiledMapSchema.safeParse(json);
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw new Error(`${file}, ${issue?.path.join('.')}: ${issue?.message}`);
}

function objectsOf({ type, name, offsetx, offsety, objects }: TiledMap['layers'][number], file: string) {
  if (type === 'imagelayer') return [];
  if (type !== 'objectgroup')
    throw new Error(`${file}, layer ${name}: is a ${type}; it must be an object layer or an image layer`);
  if (offsetx !== 0 || offsety !== 0)
    throw new Error(`${file}, layer ${name}: is moved by ${offsetx}, ${offsety}; its offset must be 0, 0`);
  return objects.map((object) => new TiledObject(object, file));
}

/** Properties of the map as a whole. */
function frameOf({ properties, width, height }: TiledMap, file: string) {
  const fail = (problem: string): never => {
    throw new Error(`${file}, properties of the map: ${problem}`);
  };
  const property = (name: string) => properties.find((candidate) => candidate.name === name)?.value;
  const key = MAP_KEYS.find((candidate) => candidate === property('key'));
  if (key === undefined)
    return fail(`key is ${JSON.stringify(property('key'))}; it must be one of ${MAP_KEYS.join(', ')}`);
  const id = MAP_IDS[key];
  if (property('id') !== id) fail(`id is ${JSON.stringify(property('id'))}; ${key} must have ${id}`);
  const name = property('name');
  if (typeof name !== 'string' || name === '') return fail('name is missing; it must be what players read');
  const length = (side: 'width' | 'height', tiles: number) => {
    const value = property(side);
    if (typeof value === 'number' && Number.isInteger(value) && Math.ceil(value / TILE) === tiles)
      return value;
    const [least, most] = [(tiles - 1) * TILE + 1, tiles * TILE];
    return fail(`${side} is ${JSON.stringify(value)}; ${tiles} tiles are ${least} to ${most} px`);
  };
  return { id, key, name, width: length('width', width), height: length('height', height) };
}
