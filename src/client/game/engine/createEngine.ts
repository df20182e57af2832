import { Game, Scale, WEBGL } from 'phaser';
import type { Viewport } from '../view/viewport.ts';

/**
 * Creates the engine without scenes. Input, sound and resizing are not Phaser's: its keyboard takes keys from text
 * fields, and its scale manager knows no pixel ratio. Throws when there is no WebGL.
 */
export function createEngine(parent: HTMLElement, { canvas }: Viewport): Game {
  return new Game({
    type: WEBGL,
    parent,
    scale: { mode: Scale.NONE, width: canvas.width, height: canvas.height },
    backgroundColor: '#49bde6',
    banner: false,
    audio: { noAudio: true },
    disableContextMenu: true,
    autoFocus: false,
    input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
    fps: { smoothStep: false },
    // Pictures have antialiased edges already; multisampling would only cost time.
    render: {
      antialias: true,
      antialiasGL: false,
      roundPixels: false,
      stencil: false,
      powerPreference: 'high-performance',
    },
    scene: [],
  });
}
