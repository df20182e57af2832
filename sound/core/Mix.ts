import { reverb } from './reverb.ts';
import { samplesIn } from './sampleRate.ts';

/** Two ears of finished samples from -1 to 1. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export interface Place {
  readonly gain: number;
  /** -1 is left, 1 is right. */
  readonly pan?: number;
  /** Share that goes into the hall. */
  readonly send?: number;
}

/** How much the ears' halls differ, in samples. */
const EAR_SPREAD = 23;

/** A stereo desk with a hall: mono notes go in at their time and place, finished samples come out. */
export class Mix {
  readonly #left: Float32Array;
  readonly #right: Float32Array;
  readonly #send: Float32Array;
  readonly #hall: number;

  /** `seconds` long; `hall` is how loud the hall is. */
  constructor(seconds: number, hall = 0.5) {
    const length = samplesIn(seconds);
    this.#left = new Float32Array(length);
    this.#right = new Float32Array(length);
    this.#send = new Float32Array(length);
    this.#hall = hall;
  }

  /** Puts a note in at `at` seconds; what lasts longer than the mix is cut off. */
  add(at: number, note: Float32Array, { gain, pan = 0, send = 0.2 }: Place): void {
    const start = samplesIn(at);
    const [left, right] = [Math.cos(((pan + 1) * Math.PI) / 4), Math.sin(((pan + 1) * Math.PI) / 4)];
    const length = Math.min(note.length, this.#left.length - start);
    for (let i = 0; i < length; i++) {
      const sample = (note[i] ?? 0) * gain;
      this.#left[start + i] = (this.#left[start + i] ?? 0) + sample * left;
      this.#right[start + i] = (this.#right[start + i] ?? 0) + sample * right;
      this.#send[start + i] = (this.#send[start + i] ?? 0) + sample * send;
    }
  }

  /** The mix with its hall. */
  finish(): Stereo {
    return {
      left: withHall(this.#left, reverb(this.#send, 0), this.#hall),
      right: withHall(this.#right, reverb(this.#send, EAR_SPREAD), this.#hall),
    };
  }
}

function withHall(dry: Float32Array, wet: Float32Array, hall: number): Float32Array {
  return dry.map((sample, i) => sample + (wet[i] ?? 0) * hall);
}
