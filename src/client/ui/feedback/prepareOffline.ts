import { preloadScenes } from '../scenery/sceneFile.ts';
import { uiTexts } from '../texts.ts';

const WORDS = `${uiTexts.offline}${uiTexts.failed}${uiTexts.failedHint}${uiTexts.retry}`;

/**
 * Fetches the pictures and the slices of the fonts that tell of a lost network, because they cannot come any more once
 * it is lost. To be called when the fonts are known.
 */
export function prepareOffline(): void {
  preloadScenes(['offline', 'broken']);
  const style = getComputedStyle(document.documentElement);
  for (const name of ['--font-title', '--font-text']) {
    // A slice that does not come is replaced by a font of the system, as everywhere.
    document.fonts.load(`16px ${style.getPropertyValue(name)}`, WORDS).catch(() => undefined);
  }
}
