import { loadDisplay } from '#client/net/localPreferences/display.ts';
import { loadEncountersOff } from '#client/net/localPreferences/encounters.ts';
import { loadPower } from '#client/net/localPreferences/power.ts';
import { displayStore } from '#client/stores/displayStore.ts';
import { powerStore } from '#client/stores/powerStore.ts';

/** Puts the text size and the wishes for less motion and a spared battery on the page, from now on. */
export function applyDisplay(root: HTMLElement): void {
  const apply = () => {
    const { textSize, lessMotion } = displayStore.getState();
    root.dataset['textSize'] = textSize;
    root.toggleAttribute('data-less-motion', lessMotion);
    root.toggleAttribute('data-saves-power', powerStore.getState().isSaving);
  };
  loadDisplay();
  loadPower();
  loadEncountersOff();
  apply();
  displayStore.subscribe(apply);
  powerStore.subscribe(apply);
}
