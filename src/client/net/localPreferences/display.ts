import { displayStore, HINT_LANGUAGES, TEXT_SIZES, type DisplayState } from '#client/stores/displayStore.ts';
import { reachLocalStorage } from '../rest/tokenStorage.ts';

const KEY = 'dolphin-world.display';

/** Takes over what this device was set to; what cannot be read stays as it begins. */
export function loadDisplay(storage: Storage | null = reachLocalStorage()): void {
  const kept = parse(storage?.getItem(KEY));
  const textSize = TEXT_SIZES.find((size) => size === kept.textSize);
  const hintLanguage = HINT_LANGUAGES.find((language) => language === kept.hintLanguage);
  displayStore.setState({
    ...(textSize !== undefined && { textSize }),
    ...(hintLanguage !== undefined && { hintLanguage }),
    lessMotion: kept.lessMotion === true,
  });
}

/** Sets a part of it, and keeps it for the next visit. */
export function saveDisplay(
  change: Partial<DisplayState>,
  storage: Storage | null = reachLocalStorage(),
): void {
  displayStore.setState(change);
  try {
    storage?.setItem(KEY, JSON.stringify(displayStore.getState()));
  } catch {
    // With a full storage the choice is lost at the next visit.
  }
}

function parse(kept: string | null | undefined): { readonly [K in keyof DisplayState]?: unknown } {
  try {
    return Object(JSON.parse(kept ?? '{}'));
  } catch {
    return {};
  }
}
