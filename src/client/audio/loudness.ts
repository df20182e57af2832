/** Volumes of the two kinds of sound when both sliders are at their maximum. */
export const MUSIC_LEVEL = 0.5;
export const EFFECTS_LEVEL = 0.8;
/** -6 dB: music under a fanfare. */
export const DUCK = 10 ** (-6 / 20);

export const CROSS_FADE_MS = 800;
/** Fades of the music when it is ducked and restored. */
export const DUCK_MS = 150;
export const UNDUCK_MS = 600;
/** Fade when the page is hidden or shown again. */
export const PAGE_FADE_MS = 300;
/** Fade while a slider is moved: short, but without a crackle. */
export const SLIDER_FADE_MS = 60;
