import { type Game, Renderer } from 'phaser';

interface ContextGuardOptions {
  /** The graphics context is restored; textures drawn by code must be drawn again. */
  readonly onRestored: () => void;
  /** The context was not restored in time. */
  readonly onGivenUp: () => void;
}

const PATIENCE_MS = 6000;

/** Frees the graphics context with the page, and restores a lost one. */
export function guardContext(game: Game, { onRestored, onGivenUp }: ContextGuardOptions): () => void {
  const renderer = game.renderer as Renderer.WebGL.WebGLRenderer;
  const { canvas } = game;
  const loss = renderer.gl.getExtension('WEBGL_lose_context');
  const stop = new AbortController();
  const { signal } = stop;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let isFreed = false;

  const onLost = () => {
    if (!isFreed) patience = setTimeout(onGivenUp, PATIENCE_MS);
  };
  const restored = () => {
    clearTimeout(patience);
    onRestored();
  };
  // Browsers keep about sixteen contexts; a page that lingers after a reload would hold one of them.
  const onPageHide = () => {
    isFreed = true;
    loss?.loseContext();
  };
  const onPageShow = () => {
    if (!isFreed) return;
    isFreed = false;
    loss?.restoreContext();
  };

  canvas.addEventListener('webglcontextlost', onLost, { signal });
  renderer.on(Renderer.Events.RESTORE_WEBGL, restored);
  window.addEventListener('pagehide', onPageHide, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });

  return () => {
    stop.abort();
    clearTimeout(patience);
    renderer.off(Renderer.Events.RESTORE_WEBGL, restored);
    game.events.once('destroy', () => queueMicrotask(() => loss?.loseContext()));
  };
}
