/** In the page, before anything else: nothing moves, nothing sounds, and frames are rare. Nobody looks at it. */
export function calmPage(): void {
  const FRAME_MS = 60;
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), FRAME_MS);
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
  // Without them the sound of the page is off, as on a device that has none.
  Reflect.deleteProperty(window, 'AudioContext');
  Reflect.deleteProperty(window, 'webkitAudioContext');
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important; }');
  document.adoptedStyleSheets = [still];
}
