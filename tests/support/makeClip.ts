import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg } from '#server/gateways/videoConverter/findFfmpeg.ts';
import { runFfmpeg } from '#server/gateways/videoConverter/convertToMp4.ts';

/** A small film with a tone, as a phone might make it: of odd size, its index at the end. */
export async function makeClip(folder: string, seconds: number, name = 'clip.mov'): Promise<Buffer> {
  const ffmpeg = await findFfmpeg(undefined);
  if (ffmpeg === null) throw new Error('makeClip: no ffmpeg on this machine');
  const path = join(folder, name);
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=321x181:rate=10:duration=${seconds}`];
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p', '-c:a', 'aac'];
  await runFfmpeg(ffmpeg, ['-y', '-loglevel', 'error', ...picture, ...tone, ...coded, path]);
  return readFile(path);
}
