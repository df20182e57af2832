import { beforeEach, describe, expect, it } from 'vitest';
import { beginSteps, isStepDone, presentStep, watchSteps, type StepNews, type Steps } from './watchSteps.ts';

const SHELLS = [545, 595, 645].map((x) => ({ x, y: 784 }));
let steps: Steps;
let now: number;

beforeEach(() => {
  now = 1000;
  steps = beginSteps(SHELLS, now);
});

function hear(news: StepNews, ms = 16): void {
  now += ms;
  steps = watchSteps(steps, news, now);
}
const walk = (from: number, to: number, y = 944) => {
  for (let x = from; x <= to; x += 4) hear({ kind: 'moved', to: { x, y } });
};

describe('walking', () => {
  it('is done after a few steps, to either side', () => {
    walk(480, 560);
    expect(presentStep(steps)).toBe('walk');
    for (let x = 560; x >= 500; x -= 4) hear({ kind: 'moved', to: { x, y: 944 } });
    expect(isStepDone(steps, 'walk')).toBe(true);
    expect(presentStep(steps)).toBe('jump');
  });

  it('is not being put somewhere', () => {
    hear({ kind: 'moved', to: { x: 480, y: 944 } });
    hear({ kind: 'moved', to: { x: 2000, y: 944 } });
    expect(isStepDone(steps, 'walk')).toBe(false);
  });

  it('takes no shell from the ground', () => {
    walk(480, 760);
    expect(steps.taken).toBe(0);
  });
});

describe('jumping', () => {
  it('takes the shells that are touched', () => {
    hear({ kind: 'jumped' });
    walk(545, 645, 840);
    expect(steps.taken).toBe(3);
    expect(isStepDone(steps, 'jump')).toBe(true);
  });

  it('brings one shell even where none is touched, and never more than there are', () => {
    hear({ kind: 'moved', to: { x: 100, y: 944 } });
    for (let jumps = 1; jumps <= 5; jumps += 1) {
      hear({ kind: 'jumped' });
      hear({ kind: 'moved', to: { x: 100, y: 900 } }, 400);
      hear({ kind: 'moved', to: { x: 100, y: 944 } }, 400);
      expect(steps.taken).toBe(Math.min(3, jumps));
    }
  });

  it('counts jumps that follow each other fast', () => {
    for (let jumps = 0; jumps < 3; jumps += 1) hear({ kind: 'jumped' }, 100);
    hear({ kind: 'moved', to: { x: 100, y: 944 } }, 800);
    expect(steps.taken).toBe(3);
  });
});

it('steps are done in any order', () => {
  hear({ kind: 'talked' });
  expect(isStepDone(steps, 'talk')).toBe(true);
  expect(presentStep(steps)).toBe('walk');
  for (let jumps = 0; jumps < 3; jumps += 1) hear({ kind: 'jumped' }, 900);
  hear({ kind: 'moved', to: { x: 480, y: 944 } }, 900);
  walk(480, 640);
  expect(presentStep(steps)).toBeNull();
});

it('standing still is no try', () => {
  hear({ kind: 'moved', to: { x: 480, y: 944 } });
  hear({ kind: 'moved', to: { x: 480, y: 944 } }, 5000);
  expect(steps.triedAt).toBe(1000);
  hear({ kind: 'moved', to: { x: 484, y: 944 } });
  expect(steps.triedAt).toBe(now);
});
