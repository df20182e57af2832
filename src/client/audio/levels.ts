/** How loud the two kinds of sound are beside one another when both sliders are at their end. */
export const MUSIC_LEVEL = 0.5;
export const EFFECTS_LEVEL = 0.8;
/** -6 dB: music under a fanfare. */
export const DUCK = 10 ** (-6 / 20);

export const CROSS_FADE_MS = 800;
/** How fast the music steps back and comes again. */
export const DUCK_MS = 150;
export const RETURN_MS = 600;
/** Going out when the page is left, and in when one is back. */
export const HUSH_MS = 300;
/** A slider is followed at once, without a crackle. */
export const SLIDE_MS = 60;
