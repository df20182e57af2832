import { type Game, Renderer } from 'phaser';
import { powerStore } from '#client/stores/powerStore.ts';
import { sleepBetween } from './sleepBetween.ts';
import { thinOut } from './thinOut.ts';

/** Frames a second where the processor draws: more look no smoother there and leave nothing for the rest of the page. */
const FRAMES_WITHOUT_CARD = 30;
/** Frames a second for whoever wants to spare the battery: every third of most screens. */
const FRAMES_WHEN_SAVING = 20;
/** What browsers call the programs that stand in for a graphics card. */
const STANDS_IN = /swiftshader|llvmpipe|softpipe|basic render/i;

/**
 * The world takes all of the screen's frames, half of them without a graphics card, a third to spare the battery.
 * Drawing all sixty without a card took 1.3 processors for 320 × 180 pixels (SwiftShader), in a class room from the
 * editor and the teacher's call. To be called when it runs.
 */
export function paceFrames({ loop, renderer }: Game): void {
  const hasCard = !(renderer instanceof Renderer.WebGL.WebGLRenderer) || !STANDS_IN.test(nameOf(renderer.gl));
  const unsaved = hasCard ? 0 : 1000 / FRAMES_WITHOUT_CARD;
  const intervalMs = () => (powerStore.getState().isSaving ? 1000 / FRAMES_WHEN_SAVING : unsaved);
  loop.callback = thinOut(loop.callback, intervalMs);
  sleepBetween(loop.raf, intervalMs);
}

function nameOf(gl: WebGLRenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
}
