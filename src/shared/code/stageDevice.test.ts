import { expect, it } from 'vitest';
import { judgeStage } from '#shared/simulation/stage/judgeStage.ts';
import { sampleLevel } from '#shared/simulation/stage/sampleLevel.ts';
import { DeviceEnd, DeviceError } from './device.ts';
import { stageDevice } from './stageDevice.ts';

const level = sampleLevel(['......', 'So.F..', '######'], {
  goals: [{ kind: 'FLAG' }],
  variantList: [{}, { rows: ['......', 'S..oF.', '######'] }, {}],
});

it('plays a run and tells what came of it', () => {
  const device = stageDevice({ level, seed: 1 });
  expect(device.call('shellAhead', [], 1)).toBe(true);
  device.call('walk', [1], 2);
  expect(device.call('take', [], 3)).toBe(true);
  expect(() => device.call('walk', [2], 4)).toThrow(DeviceEnd);
  expect(() => device.call('walk', [2], 5)).toThrow(DeviceEnd);
  const outcome = device.outcome();
  expect(outcome).toMatchObject({
    kind: 'stage',
    ending: 'GOAL',
    reached: true,
    stepCount: 4,
    shellCount: 1,
    shellTotal: 1,
    fallCount: 0,
  });
  expect(outcome.steps.map(({ command, line }) => [command, line])).toEqual([
    ['shellAhead', 1],
    ['walk', 2],
    ['take', 3],
    ['walk', 4],
  ]);
  expect(outcome.ticks).toBe(outcome.steps.reduce((sum, { ticks }) => sum + ticks, 0));
  expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
});

it('a seed plays its variant', () => {
  const device = stageDevice({ level, seed: 2 });
  device.call('walk', [3], 1);
  expect(device.call('take', [], 2)).toBe(true);
  expect(device.outcome()).toMatchObject({ ending: 'UNFINISHED', reached: false });
});

it('wrong use is the program’s error', () => {
  const device = stageDevice({ level, seed: 1 });
  expect(() => device.call('walk', [-1], 1)).toThrow(DeviceError);
  expect(() => device.call('fly', [], 1)).toThrow(DeviceError);
  expect(device.outcome().steps).toEqual([]);
});

it('counts three stars, none without the goal', () => {
  const limits = { blockLimit: 3, stepLimit: 5 };
  expect(judgeStage({ ending: 'GOAL', stepCount: 5 }, limits, 4)).toEqual({
    goal: true,
    fewBlocks: false,
    fewSteps: true,
  });
  expect(judgeStage({ ending: 'UNFINISHED', stepCount: 1 }, limits, 1)).toEqual({
    goal: false,
    fewBlocks: false,
    fewSteps: false,
  });
});
