import { noise } from '../core/noise.ts';
import { SAMPLE_RATE, samplesIn } from '../core/sampleRate.ts';
import type { Voice } from '../core/voice.ts';

const SECONDS = 1.5;
const FADE = samplesIn(0.25);
const ATTACK = 60;
/** The factor that makes a plucked string as loud as the other voices. */
const LIFT = 1.9;

/** A ukulele's string (Karplus and Strong): a grain of noise that runs round a line as long as its wave. */
export const pluck: Voice = ({ frequency, seed }) => {
  const samples = new Float32Array(samplesIn(SECONDS));
  // The averaging below delays by half a sample; the rest of the fraction is read between two samples.
  const period = SAMPLE_RATE / frequency - 0.5;
  const whole = Math.floor(period);
  const fraction = period - whole;
  const line = softNoise(whole + 2, seed);
  const damping = 0.9955 - Math.min(0.004, frequency / 200_000);
  let last = 0;
  for (let i = 0; i < samples.length; i++) {
    const at = i % line.length;
    const near = line[(at + line.length - whole) % line.length] ?? 0;
    const far = line[(at + line.length - whole - 1) % line.length] ?? 0;
    const now = (1 - fraction) * near + fraction * far;
    line[at] = damping * 0.5 * (now + last);
    last = now;
    samples[i] = LIFT * now * Math.min(1, i / ATTACK, (samples.length - 1 - i) / FADE);
  }
  return samples;
};

/** Noise without its sharpest edge, as a finger plucks, not a knife. */
function softNoise(length: number, seed: number): Float32Array {
  const grain = noise(seed);
  let soft = 0;
  return new Float32Array(length).map(() => (soft += 0.55 * (grain() - soft)));
}
