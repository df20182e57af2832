import { TICKS_PER_BATCH } from '#shared/contract/rooms/worldRoom.ts';
import { approachTick } from './approachTick.ts';
import { canGoOn, EXTRAPOLATION_TICKS, interpolateSamples, type MotionSample } from './interpolateSamples.ts';

/** A path as it is told: from where the body was until the tick `since`. */
export interface TrackStep {
  readonly since: number;
  readonly to: MotionSample;
  /** World tick of the room when it was told. */
  readonly roomTick: number;
}

/** Two seconds of an even connection. */
const MAX_SAMPLES = 40;
/** Until it is heard how late somebody's keys reach the room: what an even connection is late (ticks). */
const FIRST_LAG = 6;
/** Later than this (ticks) is not a connection but a clock that is set wrong. */
const MOST_LAG = 120;
/** Somebody who is later than ever before is waited for at once, but for so many ticks at a time: it may be a stall … */
const LATER_TICKS = 3;
/** … and a player who is earlier again is followed slowly: by this share of the difference, at least so many ticks. */
const EARLIER = 0.005;
const EARLIER_TICKS = 0.01;
/** An error of the drawn path is faded out over so many ticks (150 ms). */
const BLEND_TICKS = 9;
/** Wrong by more than this (px) it is put right at once: it would be a flight. */
const MOST_BLEND_PX = 160;

/**
 * Another player's path in that player's own time: every spot stands at the tick of its owner's keys, so that patches
 * and keys that come unevenly, late or many at once change nothing of how fast it is drawn. Draws as late as this
 * player's keys reach the room, and holds no clock: is told which tick of the room is drawn.
 */
export class PlayerTrack {
  #samples: MotionSample[];
  /** How late (ticks) this player's keys reach the room; null until a motion was heard. */
  #lag: number | null = null;
  /** The tick of its owner that is drawn, and the room's for which that was so. */
  #drawn: number | null = null;
  #roomTick = 0;
  /** True while the samples are from another room, whose ticks mean nothing here. */
  #isAway = false;
  #wrongX = 0;
  #wrongY = 0;
  #blendTicks = 0;

  constructor(first: MotionSample) {
    this.#samples = [first];
  }

  /** Ascending by tick, newest last. */
  get samples(): readonly MotionSample[] {
    return this.#samples;
  }

  /** The pose to be drawn now. */
  get pose(): MotionSample {
    const pose = this.#known;
    const left = this.#blendTicks / BLEND_TICKS;
    if (left === 0) return pose;
    return { ...pose, x: pose.x + this.#wrongX * left, y: pose.y + this.#wrongY * left };
  }

  addStep(step: TrackStep): void {
    const { since, to } = step;
    const last = this.#last;
    if (sameStep(last, to)) return;
    const before = this.#drawn === null ? null : this.pose;
    if (this.#isAway) {
      this.#isAway = false;
      this.#samples = [to];
    } else if (to.tick > last.tick) {
      // A standing player was seen at the end of its standing, at any time: the path is drawn from its
      // beginning.
      if (!canGoOn(last) && this.#drawn !== null)
        this.#drawn = Math.min(this.#drawn, Math.max(since, last.tick));
      this.#measureLag(step);
      // Stood still until then: without this the first step would be spread over the whole rest.
      if (since > last.tick) this.#samples.push({ ...last, tick: Math.min(since, to.tick - 1) });
      this.#samples.push(to);
    } else {
      // Its owner's clock stands: there is no time in which to go there.
      this.#samples.splice(-1, 1, { ...to, tick: last.tick });
    }
    this.#samples.splice(0, Math.max(0, this.#samples.length - MAX_SAMPLES));
    if (before !== null) this.#blendFrom(before);
  }

  /**
   * Goes on to where it is when `roomTick` (with its fraction) of the room is drawn. Without guessing nobody is walked on
   * beyond what was heard.
   */
  advance(roomTick: number, { mayGuess }: { readonly mayGuess: boolean }): void {
    const wanted = roomTick - (this.#lag ?? FIRST_LAG);
    const ticks = Math.max(0, roomTick - this.#roomTick);
    this.#roomTick = roomTick;
    this.#blendTicks = Math.max(0, this.#blendTicks - ticks);
    const next = this.#drawn === null ? wanted : approachTick(this.#drawn, wanted, ticks);
    const last = this.#last;
    const limit = canGoOn(last) ? last.tick + (mayGuess ? EXTRAPOLATION_TICKS : 0) : Infinity;
    this.#drawn = Math.min(next, Math.max(limit, this.#drawn ?? -Infinity));
  }

  /** Another room begins, with a time of its own: stays where it is until something is heard. */
  restart(): void {
    this.#samples = [{ ...this.pose, tick: 0, isStill: true }];
    this.#isAway = true;
    this.#lag = null;
    this.#drawn = null;
    this.#blendTicks = 0;
  }

  get #last(): MotionSample {
    const last = this.#samples.at(-1);
    if (last === undefined) throw new Error('A track has at least one sample.');
    return last;
  }

  get #known(): MotionSample {
    return interpolateSamples(this.#samples, this.#drawn ?? this.#last.tick) ?? this.#last;
  }

  /** A path must be known before its beginning is drawn. */
  #measureLag({ since, to, roomTick }: TrackStep): void {
    const heard = Math.max(roomTick - to.tick, roomTick - since - TICKS_PER_BATCH);
    const late = Math.max(-MOST_LAG, Math.min(MOST_LAG, heard));
    const known = this.#lag;
    if (known === null) this.#lag = late;
    else if (late > known) this.#lag = Math.min(late, known + LATER_TICKS);
    else this.#lag = Math.max(late, known - Math.max(EARLIER_TICKS, (known - late) * EARLIER));
  }

  /**
   * The known path now says something else about the drawn moment than was drawn: that is made good little
   * by little.
   */
  #blendFrom(before: MotionSample): void {
    const now = this.#known;
    this.#wrongX = before.x - now.x;
    this.#wrongY = before.y - now.y;
    const wrong = Math.hypot(this.#wrongX, this.#wrongY);
    this.#blendTicks = wrong > 0 && wrong <= MOST_BLEND_PX ? BLEND_TICKS : 0;
  }
}

function sameStep(a: MotionSample, b: MotionSample): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.facing === b.facing &&
    a.animation === b.animation &&
    a.isStill === b.isStill &&
    a.isSitting === b.isSitting &&
    a.tick >= b.tick
  );
}
