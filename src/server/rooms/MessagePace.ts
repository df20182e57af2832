import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { MOST_PATCHES_AT_ONCE } from '#shared/contract/rooms/worldRoom.ts';

/** Share of a second in which the event loop is not idle. */
type Utilization = number;

const LOOK_MS = 1000;
/** Seconds in a row above this, and there is no time to make up for a pause any more: messages become half as many … */
const BUSY: Utilization = 0.65;
const BUSY_LOOKS = 3;
/** … until there is time for twice as many again, and for so long that they do not change to and fro. */
const EASY: Utilization = 0.46;
const EASY_LOOKS = 10;

/** After how many patches a room tells and is told, and for how many looks in a row another number has been called for. */
export interface Pace {
  readonly patches: number;
  readonly looks: number;
}

export const FULL_PACE: Pace = { patches: 1, looks: 0 };

/** Pure: the pace after one more look at how busy the process is. */
export function nextPace({ patches, looks }: Pace, utilization: Utilization): Pace {
  const isTooBusy = utilization > BUSY && patches < MOST_PATCHES_AT_ONCE;
  const isEasy = utilization < EASY && patches > 1;
  if (!isTooBusy && !isEasy) return { patches, looks: 0 };
  if (looks + 1 < (isEasy ? EASY_LOOKS : BUSY_LOOKS)) return { patches, looks: looks + 1 };
  return { patches: isEasy ? patches / 2 : patches * 2, looks: 0 };
}

/**
 * How often the rooms of this process tell their players and are told by them. More than half of what a full process does
 * is to take in and send off small messages, so one that is in danger of falling behind asks for half as many, and if need
 * be for half of these: everybody goes on moving at once on their own screen, and is seen a little later by others.
 */
export class MessagePace {
  readonly #onChange: (patches: number) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #utilization: () => Utilization;
  #pace = FULL_PACE;

  constructor({
    onChange,
    utilization = utilizationOfLoop(),
  }: {
    readonly onChange: (patches: number) => void;
    /** Since it was asked last. */
    readonly utilization?: (() => Utilization) | undefined;
  }) {
    this.#onChange = onChange;
    this.#utilization = utilization;
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** Patches from one sight to the next, and batches of keys in one message. */
  get patches(): number {
    return this.#pace.patches;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const { patches } = this;
    this.#pace = nextPace(this.#pace, this.#utilization());
    if (patches !== this.patches) this.#onChange(this.patches);
  }
}

function utilizationOfLoop(): () => Utilization {
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}
