import { filtered, kWeighting } from './kWeighting.ts';

/** A block is 400 ms long and begins 100 ms after the one before. */
const STEPS_PER_BLOCK = 4;
const STEP_SECONDS = 0.1;
const SILENCE_LUFS = -70;
const RELATIVE_GATE_LU = -10;

const lufsOf = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Integrated loudness in LUFS by ITU-R BS.1770-4: K-weighted, in blocks, gated at -70 LUFS and then at 10 LU below
 * what is left. Channels are mono or left and right. Silence, or less than one block, is -Infinity.
 */
export function measureLoudness(channels: readonly Float32Array[], sampleRate: number): number {
  const blocks = blockPowers(channels, sampleRate).filter((power) => lufsOf(power) > SILENCE_LUFS);
  if (blocks.length === 0) return -Infinity;
  const gate = lufsOf(mean(blocks)) + RELATIVE_GATE_LU;
  return lufsOf(mean(blocks.filter((power) => lufsOf(power) > gate)));
}

/** Power of every block, all channels together. */
function blockPowers(channels: readonly Float32Array[], sampleRate: number): number[] {
  const step = Math.round(STEP_SECONDS * sampleRate);
  const count = Math.floor((channels[0]?.length ?? 0) / step);
  const energies = Array.from({ length: count }, () => 0);
  const [shelf, highPass] = kWeighting(sampleRate);
  for (const channel of channels) {
    const weighted = filtered(filtered(channel, shelf), highPass);
    for (let i = 0; i < count * step; i++) {
      const at = Math.floor(i / step);
      energies[at] = (energies[at] ?? 0) + (weighted[i] ?? 0) ** 2;
    }
  }
  const blocks: number[] = [];
  for (let at = 0; at + STEPS_PER_BLOCK <= count; at++)
    blocks.push(mean(energies.slice(at, at + STEPS_PER_BLOCK)) / step);
  return blocks;
}
