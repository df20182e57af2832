/**
 * In the page, before anything else: WebGL that takes every call and draws nothing. The loads, questions
 * and messages of the world are real; it takes a tenth of the processor time.
 */
export function fakeGraphics(): void {
  const numbers: Readonly<Record<number, unknown>> = {
    // MAX_TEXTURE_SIZE, MAX_TEXTURE_IMAGE_UNITS, MAX_VERTEX_TEXTURE_IMAGE_UNITS, MAX_COMBINED_…, MAX_RENDERBUFFER_SIZE
    [0x0d33]: 4096,
    [0x8872]: 16,
    [0x8b4c]: 16,
    [0x8b4d]: 32,
    [0x84e8]: 4096,
    // VERSION, SHADING_LANGUAGE_VERSION, VIEWPORT, MAX_VIEWPORT_DIMS
    [0x1f02]: 'WebGL 1.0',
    [0x8b8c]: 'WebGL GLSL ES 1.0',
    [0x0ba2]: new Int32Array([0, 0, 640, 360]),
    [0x0d3a]: new Int32Array([4096, 4096]),
  };
  const constants = new Map<string, number>();
  for (const type of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of Object.getOwnPropertyNames(type)) {
      const value: unknown = Reflect.get(type, name);
      if (typeof value === 'number') constants.set(name, value);
    }
  const answers: Readonly<Record<string, (...given: readonly never[]) => unknown>> = {
    getParameter: (name: number) => numbers[name] ?? 16,
    getExtension: (name: string) => (name === 'WEBGL_lose_context' ? lose : null),
    getSupportedExtensions: () => [],
    getContextAttributes: () => ({ alpha: false, antialias: false, stencil: false, depth: false }),
    getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
    getShaderInfoLog: () => '',
    getProgramInfoLog: () => '',
    getShaderParameter: () => true,
    // ACTIVE_UNIFORMS and ACTIVE_ATTRIBUTES: none; the rest is well.
    getProgramParameter: (_program: never, name: number) => (name === 0x8b86 || name === 0x8b89 ? 0 : true),
    getError: () => 0,
    isContextLost: () => false,
    checkFramebufferStatus: () => 0x8cd5,
    getAttribLocation: () => 0,
  };
  const lose = { loseContext: () => undefined, restoreContext: () => undefined };
  const contexts = new WeakMap<HTMLCanvasElement, object>();
  const contextOf = (canvas: HTMLCanvasElement): object => {
    const known = contexts.get(canvas);
    if (known) return known;
    const context = new Proxy(
      {},
      {
        get: (own: Record<PropertyKey, unknown>, name) => {
          if (name in own) return own[name];
          if (name === 'canvas') return canvas;
          if (name === 'drawingBufferWidth') return canvas.width;
          if (name === 'drawingBufferHeight') return canvas.height;
          const constant = constants.get(String(name));
          if (constant !== undefined) return constant;
          const call = answers[String(name)] ?? (String(name).startsWith('create') ? () => ({}) : () => null);
          own[name] = call;
          return call;
        },
      },
    );
    contexts.set(canvas, context);
    return context;
  };
  const real = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function getContext(
    this: HTMLCanvasElement,
    kind: string,
    ...rest: unknown[]
  ) {
    if (/^(experimental-)?webgl2?$/.test(kind)) return contextOf(this);
    return Reflect.apply(real, this, [kind, ...rest]);
  } as typeof real;
}
