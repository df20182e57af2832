import { assertCount, shown } from './arguments.ts';
import { CodeObjectMisuse } from './CodeObjectMisuse.ts';
import type { CodeObjectRules, CommandValue } from './CodeObjectRules.ts';
import type { CodeObjectRun } from './CodeObjectRun.ts';

/** Seconds of light are slow enough for all eyes: at most two changes a second. */
const MS = { short: 500, long: 1500, gap: 500, rest: 1000 } as const;
/** A flash up to this long counts as short, one from `leastLong` as long. */
const mostShort = 800;
const leastLong = 1000;

/** The signal that every program begins with; the child chooses the rest. */
const SIGNAL = ['짧게', '짧게', '길게'] as const;

/** Teaches sequences: a lamp that blinks a signal. */
export const lighthouse: CodeObjectRules = {
  parts: () => ({ light: 0 }),
  commands: {
    on(run, args) {
      assertCount('on', args, 0);
      run.change('light', 1);
      return null;
    },
    off(run, args) {
      assertCount('off', args, 0);
      run.change('light', 0);
      return null;
    },
    short: (run, args) => flash(run, args, 'short'),
    long: (run, args) => flash(run, args, 'long'),
    rest(run, args) {
      assertCount('rest', args, 0);
      run.pass(MS.rest);
      return null;
    },
    blink(run, args) {
      assertCount('blink', args, 1);
      const [signs] = args;
      for (const sign of Array.isArray(signs) ? signs : [signs]) {
        if (run.isOver) break;
        if (sign === '짧게') flash(run, [], 'short');
        else if (sign === '길게') flash(run, [], 'long');
        else if (sign === '쉬기') run.pass(MS.rest);
        else throw new CodeObjectMisuse(unknownSign(sign));
      }
      return null;
    },
  },
  missing(run) {
    const flashes = flashesOf(run);
    if (flashes.length === 0) return '등대가 아직 깜깜해요. 불을 켰다가 꺼 봐요.';
    for (const [index, sign] of SIGNAL.entries()) {
      const ms = flashes[index];
      if (ms === undefined) return `불빛이 ${flashes.length}번뿐이에요. 짧게, 짧게, 길게 세 번 보내요.`;
      const is = ms <= mostShort ? '짧게' : ms >= leastLong ? '길게' : '어중간하게';
      if (is !== sign) return `${index + 1}번째 불빛은 ${sign} 보내요. 지금은 ${is} 켜졌어요.`;
    }
    return run.part('light') === 0 ? null : '마지막에는 불을 꺼요.';
  },
};

function flash(run: CodeObjectRun, args: readonly CommandValue[], length: 'short' | 'long'): null {
  assertCount(length, args, 0);
  run.change('light', 1);
  run.pass(MS[length]);
  run.change('light', 0);
  run.pass(MS.gap);
  return null;
}

const unknownSign = (sign: CommandValue | undefined): string =>
  sign === undefined || sign === null
    ? '등대는 짧게, 길게, 쉬기만 알아요.'
    : `등대는 짧게, 길게, 쉬기만 알아요. ${shown(sign)} 대신 하나를 골라요.`;

/** Ms of every time that the light was on. */
function flashesOf({ acts, now }: CodeObjectRun): number[] {
  const flashes: number[] = [];
  let since: number | null = null;
  for (const { at, value } of acts) {
    if (value === 1) since ??= at;
    else if (since !== null) {
      if (at > since) flashes.push(at - since);
      since = null;
    }
  }
  if (since !== null && now > since) flashes.push(now - since);
  return flashes;
}
