import { loadDisplay } from '#client/net/localPreferences/display.ts';
import { displayStore } from '#client/stores/displayStore.ts';

/** Puts the text size and the wish for less motion on the page, from now on. */
export function applyDisplay(root: HTMLElement): void {
  const apply = () => {
    const { textSize, lessMotion } = displayStore.getState();
    root.dataset['textSize'] = textSize;
    root.toggleAttribute('data-less-motion', lessMotion);
  };
  loadDisplay();
  apply();
  displayStore.subscribe(apply);
}
