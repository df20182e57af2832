import type { MusicName, Span } from '#shared/content/sounds.ts';
import type { CreateHowl, HowlLike } from './HowlLike.ts';

const SPRITE = 'loop';

export interface TrackOptions {
  readonly name: MusicName;
  readonly span: Span;
  readonly createHowl: CreateHowl;
  /** The file could not be fetched or read. */
  readonly onFailed: () => void;
}

/** One loop, silent until it is faded in. Requests before it has loaded take effect as soon as it has. */
export class Track {
  readonly name: MusicName;
  readonly #howl: HowlLike;
  readonly #id: number;
  #gain = 0;
  #paused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ name, span: [start, length], createHowl, onFailed }: TrackOptions) {
    this.name = name;
    this.#howl = createHowl({
      src: [`/sounds/music-${name}.ogg`, `/sounds/music-${name}.mp3`],
      sprite: { [SPRITE]: [start, length, true] },
      volume: 0,
      onloaderror: onFailed,
    });
    this.#id = this.#howl.play(SPRITE);
  }

  /** Goes to `gain` (0 to 1) in a number of milliseconds, playing on if it was paused. */
  fadeTo(gain: number, milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#paused) this.#howl.play(this.#id);
    this.#paused = false;
    if (gain !== this.#gain) this.#howl.fade(this.#gain, gain, milliseconds, this.#id);
    this.#gain = gain;
  }

  /** Fades out and pauses at its place. */
  pause(milliseconds: number): void {
    this.fadeTo(0, milliseconds);
    this.#timer = setTimeout(() => {
      this.#paused = true;
      this.#howl.pause(this.#id);
    }, milliseconds);
  }

  /** Fades out and releases its memory. */
  end(milliseconds: number): void {
    this.fadeTo(0, milliseconds);
    this.#timer = setTimeout(() => this.#howl.unload(), milliseconds);
  }
}
