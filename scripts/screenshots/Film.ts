import { writeFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

interface Shot {
  /** Seconds, by the browser's clock. */
  readonly at: number;
  readonly jpeg: Buffer;
}

export interface FilmOptions {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** Quality, 0 to 100. */
  readonly quality: number;
}

/** Films a page: every frame that the browser shows, from `roll` to `cut`. */
export class Film {
  readonly #session: CDPSession;
  readonly #shots: Shot[] = [];

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async roll(page: Page): Promise<Film> {
    const session = await page.context().newCDPSession(page);
    const film = new Film(session);
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      film.#shots.push({ at: metadata.timestamp ?? 0, jpeg: Buffer.from(data, 'base64') });
      // The browser sends no further frame before this acknowledgement; a closed page needs none.
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 95 });
    return film;
  }

  async cut(): Promise<void> {
    await this.#session.send('Page.stopScreencast');
  }

  /** The number of frames that the browser has shown. */
  get length(): number {
    return this.#shots.length;
  }

  /** Writes an animated WebP at an even pace: each moment has the frame that was on the screen. Returns its bytes. */
  async develop(file: string, { width, height, framesPerSecond, quality }: FilmOptions): Promise<number> {
    const [first, last] = [this.#shots.at(0), this.#shots.at(-1)];
    if (first === undefined || last === undefined) throw new Error('The film is empty.');
    const count = Math.floor((last.at - first.at) * framesPerSecond);
    const frames = Array.from({ length: count }, (_, at) =>
      this.#onScreenAt(first.at + at / framesPerSecond),
    );
    const small = await Promise.all(frames.map((jpeg) => sharp(jpeg).resize(width, height).png().toBuffer()));
    const delay = frames.map(() => Math.round(1000 / framesPerSecond));
    const film = await sharp(small, { join: { animated: true } })
      .webp({ quality, effort: 6, loop: 0, delay })
      .toBuffer();
    writeFileSync(file, film);
    return film.length;
  }

  #onScreenAt(moment: number): Buffer {
    const shot = this.#shots.findLast(({ at }) => at <= moment) ?? this.#shots[0];
    if (shot === undefined) throw new Error('The film is empty.');
    return shot.jpeg;
  }
}
