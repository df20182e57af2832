import { z } from 'zod';
import type { Platform, Rect } from './mapTypes.ts';
import { PLATFORM_THICKNESS } from './mapTypes.ts';

/** One object of a Tiled object layer; empty fields are omitted by the editor. */
export const tiledObjectSchema = z.object({
  id: z.int(),
  /** The class; Tiled 1.10 and newer save it under this name. */
  type: z.string().default(''),
  name: z.string().default(''),
  x: z.number(),
  y: z.number(),
  width: z.number().default(0),
  height: z.number().default(0),
  rotation: z.number().default(0),
  point: z.boolean().default(false),
  polygon: z.unknown().optional(),
  polyline: z.unknown().optional(),
  ellipse: z.unknown().optional(),
  text: z.unknown().optional(),
  gid: z.unknown().optional(),
  template: z.unknown().optional(),
  properties: z.array(z.object({ name: z.string(), value: z.unknown() })).default([]),
});

type RawObject = z.infer<typeof tiledObjectSchema>;

/** Shapes other than a rectangle and a point. */
const OTHER_SHAPES = ['polygon', 'polyline', 'ellipse', 'text', 'gid', 'template'] as const;

/**
 * Reads the fields that an object's class requires. Errors name the file, the object's id as the editor shows it, and a
 * right value.
 */
export class TiledObject {
  readonly id: number;
  readonly type: string;
  readonly #raw: RawObject;
  readonly #file: string;
  readonly #asked = new Set<string>();

  constructor(raw: RawObject, file: string) {
    this.id = raw.id;
    this.type = raw.type;
    this.#raw = raw;
    this.#file = file;
    const shape = OTHER_SHAPES.find((name) => raw[name] !== undefined);
    if (shape !== undefined) this.fail(`is a ${shape}; only rectangles and points are read`);
    if (raw.rotation !== 0)
      this.fail(`is turned by ${raw.rotation} degrees; it must be upright (rotation 0)`);
  }

  fail(problem: string): never {
    const { type, name } = this.#raw;
    const what = [type, name && `"${name}"`].filter(Boolean).join(' ');
    throw new Error(`${this.#file}, object ${this.id}${what && ` (${what})`}: ${problem}`);
  }

  box(): Rect {
    const { point, width: w, height: h } = this.#raw;
    if (point || w <= 0 || h <= 0) this.fail('has no size; it must be a rectangle');
    return { ...this.#corner(), w: this.#whole('width', w), h: this.#whole('height', h) };
  }

  /** A rectangle of the fixed thickness of platforms, so that the editor shows the drawn world. */
  platform(): Platform {
    const { x, y, w, h } = this.box();
    if (h !== PLATFORM_THICKNESS) this.fail(`is ${h} high; it must be ${PLATFORM_THICKNESS} high`);
    return { x, y, w };
  }

  point(): { readonly x: number; readonly y: number } {
    if (!this.#raw.point) this.fail('is no point; it must be one (Insert Point)');
    return this.#corner();
  }

  /** The object's name in the editor, for names that players read. */
  title(): string {
    return this.#raw.name || this.fail('has no name; players read it, so it must have one');
  }

  int(name: string): number {
    const value = this.#property(name);
    if (value === undefined) this.fail(`lacks its property "${name}"; it must be a whole number`);
    if (typeof value !== 'number' || !Number.isInteger(value))
      this.fail(`its property "${name}" is ${JSON.stringify(value)}; it must be a whole number`);
    return value;
  }

  /** A whole number above zero: the editor writes 0 for values that were not set. */
  count(name: string): number {
    const value = this.int(name);
    return value > 0 ? value : this.fail(`its property "${name}" is ${value}; it must be above 0`);
  }

  /** `usual` is the class's default in the editor, which saves only other values. */
  choice<T extends string>(name: string, values: readonly T[], usual?: T): T {
    const value = this.#property(name) ?? usual;
    const known = values.find((candidate) => candidate === value);
    if (known !== undefined) return known;
    const what =
      value === undefined
        ? `lacks its property "${name}"`
        : `its property "${name}" is ${JSON.stringify(value)}`;
    return this.fail(`${what}; it must be one of ${values.join(', ')}`);
  }

  /** Another object of the same map that this one refers to. */
  other(name: string, type: string, all: ReadonlyMap<number, TiledObject>): TiledObject {
    const object = all.get(this.int(name));
    if (object?.type === type) return object;
    const what = object === undefined ? 'no object of this map' : `object ${object.id}, a ${object.type}`;
    return this.fail(`its property "${name}" points at ${what}; it must point at a ${type}`);
  }

  /** Throws when the object has a property that was not read, such as a typing error. */
  end(): void {
    const stray = this.#raw.properties.find(({ name }) => !this.#asked.has(name));
    const known = [...this.#asked].join(', ') || 'none';
    if (stray !== undefined) this.fail(`has a property "${stray.name}"; its class has ${known}`);
  }

  #property(name: string): unknown {
    this.#asked.add(name);
    return this.#raw.properties.find((property) => property.name === name)?.value;
  }

  #corner(): { readonly x: number; readonly y: number } {
    return { x: this.#whole('x', this.#raw.x), y: this.#whole('y', this.#raw.y) };
  }

  #whole(name: string, value: number): number {
    if (Number.isInteger(value)) return value;
    return this.fail(
      `its ${name} is ${value}; it must be a whole number of pixels, like ${Math.round(value)}`,
    );
  }
}
