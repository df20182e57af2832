import { expect, it } from 'vitest';
import { isYoung, shownStep, stepsFor } from './signUpSteps.ts';

const NOW = new Date('2026-11-27T12:00:00');
const FILLED = { loginName: 'nemo2014', nickname: '니모', password: 'dolphin-1234', birthDate: '2017-05-05' };
const EMPTY = { loginName: '', nickname: '', password: '', birthDate: '' };

it('asks for a guardian only who is under fourteen', () => {
  expect(stepsFor('2017-05-05', NOW)).toContain('guardianEmail');
  expect(stepsFor('2012-11-28', NOW), 'fourteen tomorrow').toContain('guardianEmail');
  expect(stepsFor('2012-11-27', NOW), 'fourteen today').not.toContain('guardianEmail');
  expect(stepsFor('', NOW)).not.toContain('guardianEmail');
  expect(isYoung('someday', NOW)).toBe(false);
});

it('shows the question of the address, but none behind one without an answer', () => {
  const steps = stepsFor(FILLED.birthDate, NOW);
  expect(shownStep(steps, null, EMPTY)).toBe('loginName');
  expect(shownStep(steps, 'agreed', EMPTY)).toBe('loginName');
  expect(shownStep(steps, 'agreed', { ...FILLED, password: '' }), 'after a reload').toBe('password');
  expect(shownStep(steps, 'nickname', FILLED), 'a step back').toBe('nickname');
  expect(shownStep(steps, 'guardianEmail', FILLED), 'may stay empty').toBe('guardianEmail');
  expect(shownStep(steps, 'agreed', FILLED)).toBe('agreed');
  expect(shownStep(steps, 'nonsense', FILLED)).toBe('loginName');
});
