/** Counts what a page hands to the graphics card, from one look at it to the next. */
export class GraphicsMeter {
  #bytes = 0;
  #draws = 0;

  /** To be made before any context is. */
  constructor() {
    this.#listen('bufferData', ([, data]) => this.#carry(sizeOf(data)));
    this.#listen('bufferSubData', ([, , data]) => this.#carry(sizeOf(data)));
    this.#listen('texImage2D', (args) => this.#carry(pictureSize(args, { short: 6, sidesAt: 3 })));
    this.#listen('texSubImage2D', (args) => this.#carry(pictureSize(args, { short: 7, sidesAt: 4 })));
    for (const name of ['drawElements', 'drawArrays'] as const) this.#listen(name, () => (this.#draws += 1));
  }

  /** Bytes uploaded and draw calls made since the last call. */
  take(): { readonly bytes: number; readonly draws: number } {
    const taken = { bytes: this.#bytes, draws: this.#draws };
    this.#bytes = 0;
    this.#draws = 0;
    return taken;
  }

  #carry(bytes: number): void {
    this.#bytes += bytes;
  }

  #listen(name: keyof WebGLRenderingContext, onCall: (args: readonly unknown[]) => void): void {
    const proto = WebGLRenderingContext.prototype;
    const original: unknown = Reflect.get(proto, name);
    if (typeof original !== 'function') throw new Error(`There is no ${name} to listen to.`);
    Reflect.set(proto, name, function heard(this: WebGLRenderingContext, ...args: unknown[]): unknown {
      onCall(args);
      return Reflect.apply(original, this, args);
    });
  }
}

function sizeOf(data: unknown): number {
  return data instanceof ArrayBuffer || ArrayBuffer.isView(data) ? data.byteLength : 0;
}

/** Four bytes a pixel; with all its arguments a call names the sides, with `short` ones the source has them. */
function pictureSize(
  args: readonly unknown[],
  { short, sidesAt }: { readonly short: number; readonly sidesAt: number },
): number {
  const source = args.at(-1);
  if (source === null || source === undefined) return 0;
  const { width, height } =
    args.length === short
      ? (source as { readonly width: number; readonly height: number })
      : { width: Number(args[sidesAt]), height: Number(args[sidesAt + 1]) };
  return width * height * 4;
}
