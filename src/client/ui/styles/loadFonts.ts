/** Text is shown in a system font when the fonts take longer than this. */
const TIMEOUT_MS = 3000;

/** Loads the fonts without blocking the first paint. Text stays transparent meanwhile, so that it never changes its font. */
export async function loadFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  const show = () => {
    delete dataset.fonts;
  };
  dataset.fonts = 'loading';
  setTimeout(show, TIMEOUT_MS);
  await import('./fonts.ts').then(show, show);
}
