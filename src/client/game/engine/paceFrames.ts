import { type Game, Renderer } from 'phaser';
import { powerStore } from '#client/stores/powerStore.ts';
import { sleepBetween } from './framePacing.ts';
import { thinOut } from './framePacing.ts';

/** Frames a second with a software renderer: more look no smoother and starve the rest of the page. */
const FRAMES_WITHOUT_CARD = 30;
/** Frames a second in power saving: every third of most screens. */
const FRAMES_WHEN_SAVING = 20;
/** Names of software renderers. */
const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|basic render/i;

/**
 * Draws every frame of the screen, half of them with a software renderer, a third in power saving. Sixty frames a
 * second took 1.3 processors for 320 × 180 pixels in SwiftShader. Must be called on a running engine.
 */
export function paceFrames({ loop, renderer }: Game): void {
  const hasCard =
    !(renderer instanceof Renderer.WebGL.WebGLRenderer) || !SOFTWARE_RENDERERS.test(nameOf(renderer.gl));
  const unsaved = hasCard ? 0 : 1000 / FRAMES_WITHOUT_CARD;
  const intervalMs = () => (powerStore.getState().isSaving ? 1000 / FRAMES_WHEN_SAVING : unsaved);
  loop.callback = thinOut(loop.callback, intervalMs);
  sleepBetween(loop.raf, intervalMs);
}

function nameOf(gl: WebGLRenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
}
