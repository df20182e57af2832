/** Longer than this nobody waits for letters, ms. */
const PATIENCE_MS = 3000;

/**
 * Fetches our letters without holding up the first sight. Until the page knows them no word is painted, or it would
 * change its face while it is read.
 */
export function awaitLetters(): void {
  const { dataset } = document.documentElement;
  const show = () => {
    delete dataset.letters;
  };
  dataset.letters = 'awaited';
  setTimeout(show, PATIENCE_MS);
  import('./fonts.ts').then(show, show);
}
