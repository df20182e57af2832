import type { MusicName, SoundMap } from '#shared/content/sounds.ts';
import type { CreateHowl } from './HowlLike.ts';
import { CROSS_FADE_MS, DUCK, DUCK_MS, MUSIC_LEVEL, UNDUCK_MS } from './loudness.ts';
import { Track } from './Track.ts';

export interface MusicSettings {
  /** Null for silence. */
  readonly loop: MusicName | null;
  /** The player's own setting. */
  readonly on: boolean;
  /** The volume, 0 to 1. */
  readonly volume: number;
  /** The page is visible. */
  readonly awake: boolean;
  /** The browser allows sound: something was pressed. */
  readonly allowed: boolean;
}

/** A missing loop may appear later: the server renders the music after it has started. */
const RETRY_MS = 20_000;

/** Plays one loop at a time, with a cross-fade. */
export class MusicPlayer {
  readonly #loops: SoundMap['loops'];
  readonly #createHowl: CreateHowl;
  readonly #onBegin: (name: MusicName) => void;
  #settings: MusicSettings = { loop: null, on: false, volume: 1, awake: true, allowed: false };
  #track: Track | null = null;
  #ducked = false;
  #duckTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** `onBegin` is called with every loop that begins to play. */
  constructor(
    loops: SoundMap['loops'],
    createHowl: CreateHowl,
    onBegin: (name: MusicName) => void = () => {},
  ) {
    this.#loops = loops;
    this.#createHowl = createHowl;
    this.#onBegin = onBegin;
  }

  /** Changes settings, fading for a number of milliseconds. */
  configure(change: Partial<MusicSettings>, milliseconds = CROSS_FADE_MS): void {
    this.#settings = { ...this.#settings, ...change };
    this.#settle(milliseconds);
  }

  /** Lowers the music for a number of milliseconds under another sound. */
  duck(milliseconds: number): void {
    clearTimeout(this.#duckTimer);
    this.#ducked = true;
    this.#settle(DUCK_MS);
    this.#duckTimer = setTimeout(() => {
      this.#ducked = false;
      this.#settle(UNDUCK_MS);
    }, milliseconds);
  }

  destroy(): void {
    clearTimeout(this.#duckTimer);
    clearTimeout(this.#retryTimer);
    this.#track?.end(0);
    this.#track = null;
  }

  #settle(milliseconds: number): void {
    const { loop, on, volume, awake, allowed } = this.#settings;
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
