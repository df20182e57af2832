/** Pure: evening colours, 0xrrggbb. */

/** The results of white and black; other colours are interpolated. */
export interface Tone {
  readonly light: number;
  readonly shade: number;
}

export interface Grade {
  readonly top: Tone;
  readonly bottom: Tone;
}

export const DAYLIGHT: Tone = { light: 0xffffff, shade: 0x000000 };

const CHANNELS = [16, 8, 0] as const;
const channel = (color: number, shift: number) => (color >> shift) & 0xff;

export function mixColors(from: number, to: number, share: number): number {
  let mixed = 0;
  for (const shift of CHANNELS) {
    const [a, b] = [channel(from, shift), channel(to, shift)];
    mixed |= Math.round(a + (b - a) * share) << shift;
  }
  return mixed;
}

export function mixTones(from: Tone, to: Tone, share: number): Tone {
  return { light: mixColors(from.light, to.light, share), shade: mixColors(from.shade, to.shade, share) };
}

/** The tone at `share` of the height from the top, at this share of dusk. */
export function toneAt({ top, bottom }: Grade, share: number, dusk: number): Tone {
  return mixTones(DAYLIGHT, mixTones(top, bottom, Math.max(0, Math.min(1, share))), dusk);
}

/** A colour in a tone, by the same formula as the shader. */
export function inTone(color: number, { light, shade }: Tone): number {
  let toned = 0;
  for (const shift of CHANNELS) {
    const value = channel(color, shift) / 255;
    const mixed = value * channel(light, shift) + (1 - value) * channel(shade, shift);
    toned |= Math.round(mixed) << shift;
  }
  return toned;
}
