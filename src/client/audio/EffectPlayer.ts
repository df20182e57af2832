import { EFFECT_NAMES, FANFARES, type EffectName, type SoundMap } from '#shared/content/sounds.ts';
import type { CreateHowl, HowlLike } from './HowlLike.ts';
import { EFFECTS_LEVEL } from './loudness.ts';

/** The same effect twice within this time is one. */
const SAME_MS = 60;

export interface EffectPlayerOptions {
  readonly spans: SoundMap['effects'];
  readonly createHowl: CreateHowl;
  /** Called with the length of an effect that deserves attention. */
  readonly onFanfare: (milliseconds: number) => void;
}

/** Plays short sounds out of one file. A request before the file has loaded is dropped as too late. */
export class EffectPlayer {
  readonly #options: EffectPlayerOptions;
  readonly #howl: HowlLike;
  readonly #lastPlayed = new Map<EffectName, number>();
  #volume = 1;
  #allowed = false;
  #awake = true;

  constructor(options: EffectPlayerOptions) {
    this.#options = options;
    this.#howl = options.createHowl({
      src: ['/sounds/effects.ogg', '/sounds/effects.mp3'],
      sprite: Object.fromEntries(
        EFFECT_NAMES.map((name): [string, [number, number]] => [name, [...options.spans[name]]]),
      ),
    });
  }

  /** `volume` from 0 to 1. */
  configure({ volume, allowed, awake }: { volume?: number; allowed?: boolean; awake?: boolean }): void {
    this.#allowed = allowed ?? this.#allowed;
    this.#awake = awake ?? this.#awake;
    if (volume === undefined) return;
    this.#volume = volume;
    this.#howl.volume(volume * EFFECTS_LEVEL);
  }

  play(name: EffectName): void {
    const now = Date.now();
    if (!this.#allowed || !this.#awake || this.#volume === 0 || this.#howl.state() !== 'loaded') return;
    if (now - (this.#lastPlayed.get(name) ?? -SAME_MS) < SAME_MS) return;
    this.#lastPlayed.set(name, now);
    this.#howl.play(name);
    if (FANFARES.has(name)) this.#options.onFanfare(this.#options.spans[name][1]);
  }

  destroy(): void {
    this.#howl.unload();
  }
}
