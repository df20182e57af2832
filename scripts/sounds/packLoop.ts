import { LOOP_LEAD_MS, type MusicName } from '#shared/content/sounds.ts';
import type { Stereo } from '../../sound/core/Mix.ts';
import { samplesIn } from '../../sound/core/sampleRate.ts';
import { renderMusic } from '../../sound/music/renderMusic.ts';
import { SCORES } from '../../sound/music/scores.ts';
import { checkLoop } from './checkLoop.ts';
import { encodeMp3, encodeOgg } from './encode.ts';
import type { Packed, SoundFile } from './output.ts';

/** Ogg is for nearly all browsers, in stereo; MP3 is for older Safaris, in mono, which at this size sounds better. */
const OGG_QUALITY = 0.6;
const MP3_QUALITY = 5;
export const MAX_BYTES = 300_000;

/** music-<name>.ogg and .mp3. Throws when a loop is missing, too large or refused by `checkLoop`. */
export async function packLoop(name: MusicName): Promise<Packed> {
  if (!(name in SCORES)) throw new Error(`there is no score for "${name}" in sound/music`);
  const loop = renderMusic(SCORES[name]);
  const { seconds, lufs } = checkLoop(name, loop);
  const files = await encodeLoop(name, loop);
  for (const { path, bytes } of files)
    if (bytes.length > MAX_BYTES)
      throw new Error(`${path} has ${bytes.length} bytes, ${MAX_BYTES} are allowed`);
  return { files, note: `${seconds.toFixed(1)} s, ${lufs.toFixed(1)} LUFS` };
}

/** Both files of a loop. */
async function encodeLoop(name: MusicName, loop: Stereo): Promise<readonly SoundFile[]> {
  const { left, right } = withLead(loop);
  const mono = left.map((sample, i) => (sample + (right[i] ?? 0)) / 2);
  return [
    { path: `sounds/music-${name}.ogg`, bytes: await encodeOgg([left, right], OGG_QUALITY) },
    { path: `sounds/music-${name}.mp3`, bytes: await encodeMp3([mono], MP3_QUALITY) },
  ];
}

/** The loop with its own end before it and its own beginning behind it. */
function withLead({ left, right }: Stereo): Stereo {
  const lead = samplesIn(LOOP_LEAD_MS / 1000);
  const around = (samples: Float32Array) => {
    const longer = new Float32Array(samples.length + 2 * lead);
    longer.set(samples.subarray(-lead));
    longer.set(samples, lead);
    longer.set(samples.subarray(0, lead), lead + samples.length);
    return longer;
  };
  return { left: around(left), right: around(right) };
}
