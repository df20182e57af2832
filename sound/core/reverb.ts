/** Lengths in samples of the echoes: they share no audible common factor. */
const COMBS = [1557, 1617, 1491, 1422, 1277, 1356] as const;
const ALL_PASSES = [225, 556] as const;
/** How much of an echo comes back, and how much of its brightness. */
const FEEDBACK = 0.8;
const BRIGHTNESS = 0.62;

/** A small hall: six combs that grow darker, smeared by two all-passes. `spread` shifts it for the other ear. */
export function reverb(send: Float32Array, spread: number): Float32Array {
  const wet = new Float32Array(send.length);
  for (const length of COMBS) comb(send, wet, length + spread);
  for (const length of ALL_PASSES) smear(wet, length + spread);
  return wet;
}

function comb(send: Float32Array, wet: Float32Array, length: number): void {
  const line = new Float32Array(length);
  let at = 0;
  let dark = 0;
  for (let i = 0; i < send.length; i++) {
    const echo = line[at] ?? 0;
    dark = echo * BRIGHTNESS + dark * (1 - BRIGHTNESS);
    line[at] = (send[i] ?? 0) + dark * FEEDBACK;
    wet[i] = (wet[i] ?? 0) + echo / COMBS.length;
    at = (at + 1) % length;
  }
}

function smear(wet: Float32Array, length: number): void {
  const line = new Float32Array(length);
  let at = 0;
  for (let i = 0; i < wet.length; i++) {
    const late = line[at] ?? 0;
    const dry = wet[i] ?? 0;
    line[at] = dry + late * 0.5;
    wet[i] = late - dry;
    at = (at + 1) % length;
  }
}
