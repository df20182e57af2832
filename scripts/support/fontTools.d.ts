/** The packages have no types; these are the used calls. */
declare module 'fontverter' {
  const fontverter: { convert(font: Uint8Array, format: 'sfnt' | 'woff2'): Promise<Uint8Array> };
  export default fontverter;
}

declare module 'subset-font' {
  interface Axis {
    readonly min: number;
    readonly max: number;
    readonly default: number;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'sfnt' | 'woff2';
      readonly variationAxes?: Readonly<Record<string, Axis>>;
    },
  ): Promise<Uint8Array>;
}
