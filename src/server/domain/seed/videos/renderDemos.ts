import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import {
  seedVideos,
  setFilm,
  undrawnVideos,
} from '#server/domain/learning/authoring/kinds/video/seedVideos.ts';
import { runFfmpeg } from '#server/gateways/videoConverter/convertToMp4.ts';
import { findFfmpeg } from '#server/gateways/videoConverter/findFfmpeg.ts';
import { captionsOf, DEMO_FILMS } from './demoFilms.ts';
import { FILM, filmFrames } from './filmFrames.ts';

/** Puts the films of the demonstration class on the product's shelf; `drawn` has their pictures made later. */
export async function seedDemoVideos(deps: Deps, { drawn }: { readonly drawn: boolean }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await seedVideos(
      tx,
      DEMO_FILMS.map((film) => ({
        id: film.id,
        channelId: DEFAULT_CHANNEL_ID,
        demoKey: film.key,
        title: film.title,
        description: film.description,
        captions: captionsOf(film),
      })),
    );
    if (drawn && (await undrawnVideos(tx)).length > 0) await addRendering(tx);
  });
}

/** The rendering runs after all conversions that users wait for. */
const addRendering = (tx: Transaction): Promise<void> =>
  addJob(tx, 'videos.renderDemos', {}, { priority: 50, key: 'videos.renderDemos' });

/** Draws the next film that is not there yet; a machine without ffmpeg goes without. Used in development only. */
export async function renderDemos(deps: Deps, _payload: object, signal: AbortSignal): Promise<void> {
  const ffmpeg = await findFfmpeg(deps.config.FFMPEG_PATH);
  const undrawn = await undrawnVideos(deps.db);
  const [next] = undrawn;
  const film = DEMO_FILMS.find(({ key }) => key === next?.demoKey);
  if (ffmpeg === null || !film) return;
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const path = join(folder, 'film.mp4');
    const size = `${FILM.width}x${FILM.height}`;
    const pictures = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(FILM.perSecond)];
    const coded = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '18', '-pix_fmt', 'yuv420p'];
    await runFfmpeg(
      ffmpeg,
      ['-y', '-loglevel', 'error', ...pictures, '-i', 'pipe:0', ...coded, '-threads', '1', path],
      { signal, input: Readable.from(filmFrames(film)) },
    );
    await setFilm(deps, {
      videoId: film.id,
      channelId: DEFAULT_CHANNEL_ID,
      name: `${film.title}.mp4`,
      path,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (undrawn.length > 1) await deps.db.transaction(addRendering);
}
