import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NPCS } from '../npcs.ts';
import { MAP_IDS } from './mapTypes.ts';
import { readTiledMap } from './readTiledMap.ts';

interface Property {
  readonly name: string;
  readonly value: string | number;
}

const properties = (values: Readonly<Record<string, string | number>>): Property[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

const box = (id: number, type: string, values: Readonly<Record<string, string | number>> = {}) => ({
  id,
  type,
  x: 64,
  y: 128,
  width: 192,
  height: 32,
  name: `thing ${id}`,
  properties: properties(values),
});
const point = (id: number, type: string, values: Readonly<Record<string, string | number>> = {}) => ({
  id,
  type,
  x: 320,
  y: 448,
  point: true,
  properties: properties(values),
});

const SPAWN = point(1, 'Spawn');
const FRAME = { id: 2, key: 'beach', name: '해변', width: 1200, height: 640 } as const;

const tiled = (objects: readonly object[], frame: Readonly<Record<string, string | number>> = FRAME) => ({
  orientation: 'orthogonal',
  infinite: false,
  tilewidth: 64,
  tileheight: 64,
  width: 19,
  height: 10,
  properties: properties(frame),
  layers: [
    { type: 'imagelayer', name: 'backdrop', image: 'gone.jpg', offsetx: 12 },
    { type: 'objectgroup', name: 'all', objects },
  ],
});

const read = (...objects: readonly object[]) => readTiledMap(tiled([SPAWN, ...objects]), 'beach.json');

describe('a map', () => {
  test('is everything that was drawn, in the order it was drawn', () => {
    const map = read(
      box(2, 'Solid'),
      { ...box(3, 'Solid'), x: 0 },
      box(4, 'Platform'),
      box(5, 'Wall'),
      box(6, 'Ladder'),
      box(7, 'Slope', { up: 'left' }),
      box(8, 'Mover', { id: 1, periodTicks: 240, to: 9 }),
      point(9, 'MoverStop'),
      box(10, 'Current', { vx: -40, vy: 0 }),
      point(11, 'Shell', { id: 5 }),
      box(12, 'Secret', { id: 3 }),
      box(13, 'CourseStart', { id: 1, finish: 14 }),
      box(14, 'CourseFinish'),
      { ...box(17, 'CourseGate', { course: 13, order: 2 }), x: 640 },
      box(18, 'CourseGate', { course: 13, order: 1 }),
      box(19, 'PairGate', { id: 2, left: 20, right: 21 }),
      box(20, 'PairPlate'),
      box(21, 'PairPlate'),
      box(15, 'Portal', { id: 4, look: 'door', toMap: 'plaza', toX: 100, toY: 200 }),
      box(22, 'PagePlace', { id: 1, page: 'battles' }),
      point(16, 'Npc', { npc: 'crab', facing: 'left' }),
    );
    const place = { x: 64, y: 128, w: 192, h: 32 };
    expect(map).toEqual({
      ...FRAME,
      spawn: { x: 320, y: 448 },
      solids: [place, { ...place, x: 0 }],
      platforms: [{ x: 64, y: 128, w: 192 }],
      walls: [place],
      ladders: [place],
      slopes: [{ ...place, up: 'left' }],
      movers: [{ id: 1, x: 64, y: 128, w: 192, toX: 320, toY: 448, periodTicks: 240 }],
      currents: [{ ...place, vx: -40, vy: 0 }],
      shells: [{ id: 5, x: 320, y: 448 }],
      secrets: [{ ...place, id: 3, name: 'thing 12' }],
      courses: [
        { id: 1, name: 'thing 13', start: place, gates: [place, { ...place, x: 640 }], finish: place },
      ],
      pairGates: [{ ...place, id: 2, name: 'thing 19', plates: [place, place] }],
      portals: [{ ...place, id: 4, look: 'door', toMapId: 1, toX: 100, toY: 200, label: 'thing 15' }],
      places: [{ ...place, id: 1, page: 'battles', name: 'thing 22' }],
      npcs: [{ npcId: 102, x: 320, y: 448, facing: -1 }],
    });
  });

  test('has the usual choices where the editor saves none', () => {
    const map = read(
      box(2, 'Portal', { id: 4, toMap: 'plaza', toX: 1, toY: 2 }),
      point(3, 'Npc', { npc: 'crab' }),
    );
    expect(map.portals[0]?.look).toBe('arch');
    expect(map.npcs[0]?.facing).toBe(1);
  });
});

describe('is refused, with the object and what would have been right', () => {
  const portal = { id: 4, look: 'arch', toMap: 'plaza', toX: 1, toY: 2 };
  test.each([
    [box(7, 'Sold'), 'beach.json, object 7 (Sold "thing 7"): its class is not one of the project'],
    [box(7, ''), 'object 7 ("thing 7"): has no class'],
    [
      box(7, 'Portal', { ...portal, toMap: 'beech' }),
      'property "toMap" is "beech"; it must be one of plaza, beach',
    ],
    [
      box(7, 'Portal', { id: 4, toX: 1, toY: 2 }),
      'lacks its property "toMap"; it must be one of plaza, beach',
    ],
    [
      box(7, 'Portal', { ...portal, look: 'hole' }),
      'property "look" is "hole"; it must be one of arch, door',
    ],
    [box(7, 'Portal', { ...portal, id: 0 }), 'property "id" is 0; it must be above 0'],
    [{ ...box(7, 'Portal', portal), name: '' }, 'has no name; players read it'],
    [
      box(7, 'Portal', { ...portal, lok: 'door' }),
      'a property "lok"; its class has id, look, toMap, toX, toY',
    ],
    [box(7, 'Solid', { id: 1 }), 'has a property "id"; its class has none'],
    [{ ...box(7, 'Solid'), x: 12.5 }, 'its x is 12.5; it must be a whole number of pixels, like 13'],
    [
      { ...box(7, 'Solid'), height: 31.75 },
      'its height is 31.75; it must be a whole number of pixels, like 32',
    ],
    [{ ...box(7, 'Solid'), rotation: 3 }, 'is turned by 3 degrees; it must be upright (rotation 0)'],
    [
      { ...box(7, 'Slope'), polyline: [{ x: 0, y: 0 }] },
      'is a polyline; only rectangles and points are read',
    ],
    [{ ...box(7, 'Solid'), template: 'a.tj' }, 'is a template; only rectangles and points are read'],
    [point(7, 'Solid'), 'has no size; it must be a rectangle'],
    [box(7, 'Shell', { id: 1 }), 'is no point; it must be one'],
    [{ ...box(7, 'Platform'), height: 40 }, 'is 40 high; it must be 32 high'],
    [box(7, 'Slope', { up: 'top' }), 'property "up" is "top"; it must be one of left, right'],
    [box(7, 'Current', { vx: 1.5, vy: 0 }), 'property "vx" is 1.5; it must be a whole number'],
    [box(7, 'Current', { vx: 1 }), 'lacks its property "vy"; it must be a whole number'],
    [point(7, 'Npc', { npc: 'hen' }), 'property "npc" is "hen"; it must be one of dolphin, crab'],
    [
      box(7, 'Mover', { id: 1, periodTicks: 9, to: 99 }),
      'points at no object of this map; it must point at a MoverStop',
    ],
    [
      box(7, 'Mover', { id: 1, periodTicks: 9, to: 1 }),
      'points at object 1, a Spawn; it must point at a MoverStop',
    ],
    [point(7, 'MoverStop'), 'belongs to nothing; something must point at it'],
  ])('%j', (object, message) => {
    expect(() => read(object)).toThrow(message);
  });

  test('two things with the same id', () => {
    const twins = [point(7, 'Shell', { id: 3 }), point(8, 'Shell', { id: 3 })];
    expect(() => read(...twins)).toThrow(
      'object 8 (Shell): its property "id" is 3, which object 7 has as well',
    );
  });

  test('a course with a gate too few', () => {
    const course = [box(7, 'CourseStart', { id: 1, finish: 8 }), box(8, 'CourseFinish')];
    expect(() => read(...course, box(9, 'CourseGate', { course: 7, order: 2 }))).toThrow(
      'object 9 (CourseGate "thing 9"): its property "order" is 2; it must be 1',
    );
  });

  test('none or two places to arrive at', () => {
    expect(() => readTiledMap(tiled([]), 'beach.json')).toThrow('beach.json has 0 objects of class Spawn');
    expect(() => read(point(7, 'Spawn'))).toThrow(
      'beach.json has 2 objects of class Spawn; it must have exactly one',
    );
  });

  test.each([
    [{ key: 'beech' }, 'key is "beech"; it must be one of plaza, beach'],
    [{ id: 3 }, 'id is 3; beach must have 2'],
    [{ name: '' }, 'name is missing'],
    [{ width: 1152 }, 'width is 1152; 19 tiles are 1153 to 1216 px'],
    [{ height: 641 }, 'height is 641; 10 tiles are 577 to 640 px'],
  ])('a frame with %j', (wrong, message) => {
    const json = tiled([SPAWN], { ...FRAME, ...wrong });
    expect(() => readTiledMap(json, 'beach.json')).toThrow(`beach.json, properties of the map: ${message}`);
  });

  test('other layers, moved layers, other grids', () => {
    const layers = (layer: object) => ({ ...tiled([SPAWN]), layers: [layer] });
    expect(() => readTiledMap(layers({ type: 'tilelayer', name: 'sand' }), 'beach.json')).toThrow(
      'beach.json, layer sand: is a tilelayer; it must be an object layer or an image layer',
    );
    expect(() => readTiledMap(layers({ type: 'objectgroup', name: 'a', offsety: 8 }), 'beach.json')).toThrow(
      'layer a: is moved by 0, 8; its offset must be 0, 0',
    );
    expect(() => readTiledMap({ ...tiled([SPAWN]), tilewidth: 32 }, 'beach.json')).toThrow(
      'beach.json, tilewidth',
    );
  });
});

describe('the project of the editor', () => {
  interface Member {
    readonly name: string;
    readonly type: string;
    readonly propertyType?: string;
    readonly value: string | number;
  }
  interface PropertyType {
    readonly name: string;
    readonly type: 'class' | 'enum';
    readonly values?: readonly string[];
    readonly members?: readonly Member[];
  }
  const project = JSON.parse(
    readFileSync(new URL('./dolphin-world.tiled-project', import.meta.url), 'utf8'),
  ) as { readonly propertyTypes: readonly PropertyType[] };
  const named = (name: string) => project.propertyTypes.find((type) => type.name === name);
  const classes = project.propertyTypes.filter(({ type }) => type === 'class');

  test('offers every map and every NPC there is', () => {
    expect(named('MapKey')?.values).toEqual(Object.keys(MAP_IDS));
    expect(named('Npc')?.values).toEqual(NPCS.map(({ key }) => key));
  });

  /** An object of the class as the editor creates it, its references set to the object with the id 50. */
  const made = ({ name, members = [] }: PropertyType) => {
    const valueOf = ({ type, propertyType, value }: Member) =>
      type === 'object' ? 50 : type === 'int' ? 1 : value || named(propertyType ?? '')?.values?.[0] || '';
    const values = Object.fromEntries(members.map((member) => [member.name, valueOf(member)]));
    return ['Shell', 'Npc', 'MoverStop', 'Spawn'].includes(name)
      ? point(49, name, values)
      : box(49, name, values);
  };
  const marks: Readonly<Record<string, readonly object[]>> = {
    Mover: [point(50, 'MoverStop')],
    CourseStart: [box(50, 'CourseFinish')],
    PairGate: [box(50, 'PairPlate')],
    CourseGate: [box(50, 'CourseStart', { id: 1, finish: 51 }), box(51, 'CourseFinish')],
  };
  const ownThings = classes.filter(
    ({ name }) => !['Spawn', 'MoverStop', 'CourseFinish', 'PairPlate'].includes(name),
  );

  test.each(ownThings)(
    'makes a $name that can be read, whole and with what the editor leaves out',
    (thing) => {
      const others = marks[thing.name] ?? [];
      expect(() => read(made(thing), ...others)).not.toThrow();
      const whole = made(thing);
      for (const { name, value } of thing.members ?? []) {
        const without = {
          ...whole,
          properties: whole.properties.filter((property) => property.name !== name),
        };
        const reading = () => read(without, ...others);
        if (typeof value === 'string' && value !== '') expect(reading).not.toThrow();
        else expect(reading).toThrow(`lacks its property "${name}"`);
      }
    },
  );
});
