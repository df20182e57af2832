/** In the page, before anything else: nothing moves, nothing sounds, and frames are rare. Nobody looks at it. */
export function calmPage(): void {
  const FRAME_MS = 60;
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), FRAME_MS);
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
  // React holds back for 300 ms what has loaded behind a placeholder; the doors do not wait for that.
  const setReal = window.setTimeout.bind(window);
  const isOfReact = (run: unknown) => typeof run === 'function' && run.name.startsWith('bound ');
  window.setTimeout = ((run: () => void, ms = 0, ...given: unknown[]) =>
    setReal(run, ms > 10 && ms <= 300 && isOfReact(run) ? 0 : ms, ...given)) as typeof window.setTimeout;
  // Without them the sound of the page is off, as on a device that has none.
  Reflect.deleteProperty(window, 'AudioContext');
  Reflect.deleteProperty(window, 'webkitAudioContext');
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important; }');
  document.adoptedStyleSheets = [still];
}
