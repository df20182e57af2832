import { type Game, Renderer } from 'phaser';
import { thinOut } from './thinOut.ts';

/** Frames a second where the processor draws: more look no smoother there and leave nothing for the rest of the page. */
const FRAMES_WITHOUT_CARD = 30;
/** What browsers call the programs that stand in for a graphics card. */
const STANDS_IN = /swiftshader|llvmpipe|softpipe|basic render/i;

/**
 * Without a graphics card the world takes half of the screen's frames. Drawing all sixty took 1.3 processors for
 * 320 × 180 pixels (SwiftShader), in a class room from the editor and the teacher's call. To be called when it runs.
 */
export function paceFrames({ loop, renderer }: Game): void {
  if (!(renderer instanceof Renderer.WebGL.WebGLRenderer) || !STANDS_IN.test(nameOf(renderer.gl))) return;
  loop.callback = thinOut(loop.callback, 1000 / FRAMES_WITHOUT_CARD);
}

function nameOf(gl: WebGLRenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
}
