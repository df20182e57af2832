/** Tones are derived in OKLCH from one base colour, so that light, shade and ink of everything belong together. */
type Lch = readonly [lightness: number, chroma: number, hue: number];

const HEX = /^#[0-9a-f]{6}$/i;
const DEGREES = 180 / Math.PI;

/** Throws on anything but #rrggbb: `#fff` once became a blue, silently. */
export function assertHex(color: string): void {
  if (!HEX.test(color)) throw new Error(`colour must be #rrggbb, got "${color}"`);
}

const toLinear = (u: number) => (u <= 0.04045 ? u / 12.92 : ((u + 0.055) / 1.055) ** 2.4);
const toGamma = (u: number) => (u <= 0.0031308 ? 12.92 * u : 1.055 * u ** (1 / 2.4) - 0.055);
const channelHex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
const channels = (hex: string): [number, number, number] => {
  assertHex(hex);
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};

export function toLch(hex: string): Lch {
  const [red, green, blue] = channels(hex);
  const r = toLinear(red / 255);
  const g = toLinear(green / 255);
  const b = toLinear(blue / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(A, B),
    Math.atan2(B, A) * DEGREES,
  ];
}

function toLinearRgb([lightness, chroma, hue]: Lch): [number, number, number] {
  const a = chroma * Math.cos(hue / DEGREES);
  const b = chroma * Math.sin(hue / DEGREES);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Colours outside sRGB give up chroma, never hue. */
export function fromLch([lightness, chroma, hue]: Lch): string {
  let rgb = toLinearRgb([lightness, chroma, hue]);
  let fitted = chroma;
  for (let tries = 0; tries < 11 && !rgb.every((v) => v >= -0.002 && v <= 1.002); tries++) {
    fitted *= 0.9;
    rgb = toLinearRgb([lightness, fitted, hue]);
  }
  return `#${rgb.map((v) => channelHex(255 * toGamma(Math.min(1, Math.max(0, v))))).join('')}`;
}

function turnToward(hue: number, target: number, by: number): number {
  const distance = ((target - hue + 540) % 360) - 180;
  return hue + Math.sign(distance) * Math.min(Math.abs(distance), by);
}

const isWarm = (hue: number) => hue < 115 || hue > 345;

/** The cel shadow: darker, and turned to red (warm) or blue-violet (cool). */
export function shade(color: string, k = 1): string {
  const [L, C, H] = toLch(color);
  // the hue of white and grey is noise: they are shaded as a cool neutral
  if (C < 0.02) return fromLch([L * (1 - 0.11 * k), 0.02 + 0.012 * k, 265]);
  const hue = isWarm(H) ? turnToward(H, 22, 9 * k) : turnToward(H, 285, 11 * k);
  return fromLch([L * (1 - 0.13 * k), C * (1 + 0.1 * k) + 0.008 * k, hue]);
}

export function light(color: string, k = 1): string {
  const [L, C, H] = toLch(color);
  const lightness = L + (1 - L) * 0.42 * k;
  if (C < 0.025) return fromLch([Math.min(1, lightness), C, H]);
  return fromLch([lightness, C * (1 - 0.25 * k), turnToward(H, 95, 12 * k)]);
}

/** The outline: dark, of the same family, never black. */
export function ink(color: string): string {
  const [L, C, H] = toLch(color);
  if (C < 0.02) return fromLch([0.2 + L * 0.16, 0.06, 268]);
  const hue = isWarm(H) ? turnToward(H, 10, 14) : turnToward(H, 290, 18);
  return fromLch([0.185 + L * 0.17, Math.min(0.095, C * 0.5 + 0.035), hue]);
}

/** Straight sRGB mix. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b);
  return `#${channels(a)
    .map((v, i) => channelHex(v + ((to[i] ?? v) - v) * t))
    .join('')}`;
}

/** Aerial perspective: hue stays, chroma fades, lightness rises. An RGB mix with the water turned warm hues grey. */
export function fog(color: string, k: number): string {
  const [L, C, H] = toLch(color);
  return mix(fromLch([L + (0.9 - L) * k, C * (1 - k * 0.45), H]), '#8fe0f0', k * 0.22);
}
