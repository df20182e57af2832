/** Samples per second of everything the synth makes. */
export const SAMPLE_RATE = 44_100;

/** How many samples last `seconds`. */
export const samplesIn = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);
