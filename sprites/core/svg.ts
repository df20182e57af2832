import { assertHex, ink, light, shade } from './color.ts';

export type Point = readonly [x: number, y: number];
/** Gradient stop: offset 0–1, colour, opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

let lastId = 0;
const nextId = () => `i${(++lastId).toString(36)}`;

/** Ids only have to be unique within a document; starting over keeps the text of a drawing the same in every build. */
export function resetIds(): void {
  lastId = 0;
}

export const round = (n: number) => +n.toFixed(2);

/** A template for paths and attributes: numbers are rounded to 1/100 of a pixel. */
export function svg(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return strings.reduce((text, part, i) => {
    const value = values[i - 1] ?? '';
    return text + (typeof value === 'number' ? round(value) : value) + part;
  });
}

const paint = (color: string) => {
  if (!color.startsWith('url(')) assertHex(color);
  return color;
};
const opacity = (value: number) => (value < 1 ? ` opacity="${value}"` : '');

export interface PartOptions {
  /** Width of the outline outside the fill; 0 for none. */
  outline?: number;
  ink?: string;
  /** How far the lit shape is moved off its shadow; `null` for no shadow. */
  shadow?: Point | null;
  shadowColor?: string;
  /** Colour of the upper edge; `null` for a flat fill. */
  top?: string | null;
  /** Path of a gloss. */
  gloss?: string;
  /** Pattern, clipped to the shape. */
  inside?: string;
  /** Drawn over the shape, not clipped. */
  over?: string;
}

/** One closed shape in the house style: outline, flat base, one cel shadow (light comes from above), pattern, gloss. */
export function part(d: string, color: string, options: PartOptions = {}): string {
  const { outline = 1.5, shadow = [-1, -2.2] as const, inside = '', gloss, over = '' } = options;
  const clipId = nextId();
  const gradientId = nextId();
  const inkColor = paint(options.ink ?? ink(color));
  const shadowColor = paint(options.shadowColor ?? shade(color));
  const top = paint(options.top === null ? color : (options.top ?? light(color, 0.28)));
  const line = outline
    ? `<path d="${d}" fill="${inkColor}" stroke="${inkColor}" stroke-width="${2 * outline}" stroke-linejoin="round" stroke-linecap="round"/>`
    : '';
  const body = shadow
    ? `<path d="${d}" fill="${shadowColor}"/><path d="${d}" fill="url(#${gradientId})" transform="translate(${shadow[0]} ${shadow[1]})"/>`
    : `<path d="${d}" fill="url(#${gradientId})"/>`;
  return (
    line +
    `<defs><clipPath id="${clipId}"><path d="${d}"/></clipPath><linearGradient id="${gradientId}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".75" stop-color="${paint(color)}"/></linearGradient></defs>` +
    `<g clip-path="url(#${clipId})">${body}${inside}${gloss ? `<path d="${gloss}" fill="#ffffff" opacity=".55"/>` : ''}</g>` +
    over
  );
}

export interface UnitedShape {
  d: string;
  color: string;
  transform?: string;
  options?: PartOptions;
}

/** Several shapes that read as one object: all outlines first, then all fills, so there are no inner seams. */
export function unite(shapes: readonly UnitedShape[]): string {
  const outlines = shapes.map(({ d, color, transform, options }) => {
    const inkColor = options?.ink ?? ink(color);
    const width = 2 * (options?.outline ?? 1.5);
    return at(
      transform,
      `<path d="${d}" fill="${inkColor}" stroke="${inkColor}" stroke-width="${width}" stroke-linejoin="round"/>`,
    );
  });
  const fills = shapes.map(({ d, color, transform, options }) =>
    at(transform, part(d, color, { ...options, outline: 0 })),
  );
  return outlines.join('') + fills.join('');
}

export function at(transform: string | undefined, content: string): string {
  return content && transform ? `<g transform="${transform}">${content}</g>` : content;
}

export function clip(d: string, content: string): string {
  const id = nextId();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export function blur(deviation: number, content: string): string {
  const id = nextId();
  return `<defs><filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter></defs><g filter="url(#${id})">${content}</g>`;
}

/** The shape of a drawing in one colour. */
export function flatten(color: string, content: string): string {
  const id = nextId();
  return `<defs><filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feFlood flood-color="${paint(color)}"/><feComposite in2="SourceAlpha" operator="in"/></filter></defs><g filter="url(#${id})">${content}</g>`;
}

export const line = (d: string, color: string, width = 1.2, alpha = 1) =>
  `<path d="${d}" fill="none" stroke="${paint(color)}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity(alpha)}/>`;

export const fill = (d: string, color: string, alpha = 1) =>
  `<path d="${d}" fill="${paint(color)}"${opacity(alpha)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, color: string, alpha = 1, turn = 0) =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint(color)}"${opacity(alpha)}${turn ? svg` transform="rotate(${turn} ${x} ${y})"` : ''}/>`;

export const ring = (x: number, y: number, rx: number, ry: number, color: string, width: number, alpha = 1) =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${paint(color)}" stroke-width="${width}"${opacity(alpha)}/>`;

export interface Gradient {
  /** Goes before the shape that uses it. */
  readonly def: string;
  /** Goes in the place of a colour. */
  readonly url: string;
}

const stopList = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, alpha = 1]) =>
        `<stop offset="${offset}" stop-color="${paint(color)}" stop-opacity="${alpha}"/>`,
    )
    .join('');

/** Linear gradient; from top to bottom unless told otherwise. */
export function linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): Gradient {
  const id = nextId();
  return {
    def: `<defs><linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient></defs>`,
    url: `url(#${id})`,
  };
}

export function radial(stops: readonly Stop[]): Gradient {
  const id = nextId();
  return {
    def: `<defs><radialGradient id="${id}">${stopList(stops)}</radialGradient></defs>`,
    url: `url(#${id})`,
  };
}
