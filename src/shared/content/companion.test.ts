import { expect, it } from 'vitest';
import { COMPANION_FORMS, formOfShells, shellsToNextForm } from './companion.ts';

it('grows a form with every tenth shell, up to the last one', () => {
  expect([0, 9, 10, 19, 20, 39, 40, 400].map(formOfShells)).toEqual([1, 1, 2, 2, 3, 4, 5, 5]);
  expect([0, 9, 10, 39, 40].map(shellsToNextForm)).toEqual([10, 1, 10, 1, null]);
  expect(COMPANION_FORMS).toHaveLength(5);
});
