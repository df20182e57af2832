import { beforeEach, describe, expect, it } from 'vitest';
import { createBubbleField, stepBubbles } from './bubbles.ts';
import { CONFETTI_PIECES, createConfetti, stepConfetti } from './confetti.ts';
import { effectStore, endEffect, fadeEffect, playEffect, removeEffect } from './effectStore.ts';

const area = { width: 1280, height: 720 };
/** A repeatable stand-in for chance. */
function countingRandom(): () => number {
  let count = 0;
  return () => ((count += 7) % 97) / 97;
}

describe('effects', () => {
  beforeEach(() => effectStore.setState({ playing: [] }));

  it('plays each effect once at a time', () => {
    playEffect('confetti');
    playEffect('confetti');
    playEffect('bubble');
    expect(effectStore.getState().playing.map(({ name }) => name)).toEqual(['confetti', 'bubble']);
    removeEffect(effectStore.getState().playing[0]?.key ?? 0);
    expect(effectStore.getState().playing.map(({ name }) => name)).toEqual(['bubble']);
  });

  it('fades before it goes, and may be played again meanwhile', () => {
    playEffect('levelUp', { caption: '레벨 2 달성!' });
    playEffect('network');
    endEffect('network');
    fadeEffect(effectStore.getState().playing[0]?.key ?? 0);
    expect(effectStore.getState().playing.map(({ leaving }) => leaving)).toEqual([true, true]);
    playEffect('levelUp', { caption: '레벨 3 달성!' });
    expect(effectStore.getState().playing.map(({ caption }) => caption)).toEqual([
      '레벨 2 달성!',
      undefined,
      '레벨 3 달성!',
    ]);
  });

  it('throws 120 pieces up from both sides, and all of them come down', () => {
    const pieces = createConfetti(area, countingRandom());
    expect(pieces).toHaveLength(CONFETTI_PIECES);
    stepConfetti(pieces, area, 0.3);
    expect(pieces.some(({ y }) => y < area.height / 2)).toBe(true);
    let seconds = 0;
    while (stepConfetti(pieces, area, 1 / 60) && seconds < 20) seconds += 1 / 60;
    expect(seconds).toBeGreaterThan(1.5);
    expect(seconds).toBeLessThan(8);
  });

  it('lets a bubble rise every 50 frames until it leaves at the top', () => {
    const field = createBubbleField();
    const random = countingRandom();
    for (let frame = 0; frame < 101; frame++) stepBubbles(field, area, random);
    expect(field.bubbles).toHaveLength(3);
    for (let frame = 0; frame < 1000; frame++) stepBubbles(field, area, random);
    expect(field.bubbles.every(({ y, radius }) => y > -radius)).toBe(true);
    expect(field.bubbles.length).toBeLessThan(12);
  });
});
