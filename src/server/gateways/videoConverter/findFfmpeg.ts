import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The configured ffmpeg, else that of the system, else the one of the packages; null for none. */
export async function findFfmpeg(told: string | undefined): Promise<string | null> {
  if (told !== undefined) return (await canRun(told)) ? told : null;
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (folder !== '' && (await canRun(path))) return path;
  }
  // It throws without a program for the machine.
  const packaged = await import('@ffmpeg-installer/ffmpeg').catch(() => null);
  return packaged && (await canRun(packaged.default.path)) ? packaged.default.path : null;
}

const canRun = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
