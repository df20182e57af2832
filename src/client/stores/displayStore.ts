import { createDeviceStore } from './createStore.ts';

export const TEXT_SIZES = ['NORMAL', 'LARGE', 'HUGE'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Language in which the editor explains the words of code. */
export const HINT_LANGUAGES = ['KO', 'EN'] as const;
export type HintLanguage = (typeof HINT_LANGUAGES)[number];

export interface DisplayState {
  readonly textSize: TextSize;
  /** Less motion than the system asks for. */
  readonly lessMotion: boolean;
  readonly hintLanguage: HintLanguage;
}

/** How this device shows things. */
export const displayStore = createDeviceStore<DisplayState>(() => ({
  textSize: 'NORMAL',
  lessMotion: false,
  hintLanguage: 'KO',
}));
