import type { MusicName, SoundMap } from '#shared/content/sounds.ts';
import type { CreateHowl } from './HowlLike.ts';
import { CROSS_FADE_MS, DUCK, DUCK_MS, MUSIC_LEVEL, RETURN_MS } from './levels.ts';
import { Track } from './Track.ts';

export interface MusicWish {
  /** What should be heard here; null is nothing. */
  readonly loop: MusicName | null;
  /** The child wants music. */
  readonly on: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** The page can be seen. */
  readonly awake: boolean;
  /** The browser lets us: something was pressed. */
  readonly allowed: boolean;
}

/** A loop that is not there may be on its way: the server renders the music after it has opened. */
const RETRY_MS = 20_000;

/** Plays one loop at a time, softly from one to the next. */
export class MusicPlayer {
  readonly #loops: SoundMap['loops'];
  readonly #createHowl: CreateHowl;
  readonly #onBegin: (name: MusicName) => void;
  #wish: MusicWish = { loop: null, on: false, volume: 1, awake: true, allowed: false };
  #track: Track | null = null;
  #ducked = false;
  #duckTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** `onBegin` is told of every loop that begins to play. */
  constructor(
    loops: SoundMap['loops'],
    createHowl: CreateHowl,
    onBegin: (name: MusicName) => void = () => {},
  ) {
    this.#loops = loops;
    this.#createHowl = createHowl;
    this.#onBegin = onBegin;
  }

  /** Takes over what has changed, within so many milliseconds. */
  wish(change: Partial<MusicWish>, milliseconds = CROSS_FADE_MS): void {
    this.#wish = { ...this.#wish, ...change };
    this.#settle(milliseconds);
  }

  /** Steps back for so many milliseconds, so that something else can be heard. */
  duck(milliseconds: number): void {
    clearTimeout(this.#duckTimer);
    this.#ducked = true;
    this.#settle(DUCK_MS);
    this.#duckTimer = setTimeout(() => {
      this.#ducked = false;
      this.#settle(RETURN_MS);
    }, milliseconds);
  }

  destroy(): void {
    clearTimeout(this.#duckTimer);
    clearTimeout(this.#retryTimer);
    this.#track?.end(0);
    this.#track = null;
  }

  #settle(milliseconds: number): void {
    const { loop, on, volume, awake, allowed } = this.#wish;
    const wanted = on && volume > 0 ? loop : null;
    if (this.#track && this.#track.name !== wanted) {
      this.#track.end(milliseconds);
      this.#track = null;
    }
    if (!this.#track && wanted && allowed && awake) this.#track = this.#open(wanted);
    if (awake) this.#track?.fadeTo(MUSIC_LEVEL * volume * (this.#ducked ? DUCK : 1), milliseconds);
    else this.#track?.pause(milliseconds);
  }

  #open(name: MusicName): Track {
    clearTimeout(this.#retryTimer);
    this.#onBegin(name);
    const track = new Track({
      name,
      span: this.#loops[name],
      createHowl: this.#createHowl,
      onFailed: () => {
        if (this.#track !== track) return;
        track.end(0);
        this.#track = null;
        this.#retryTimer = setTimeout(() => this.#settle(CROSS_FADE_MS), RETRY_MS);
      },
    });
    return track;
  }
}
