import { expect, it } from 'vitest';
import { unknownSettings } from './unknownSettings.ts';

it('names settings that there are none of', () => {
  expect(unknownSettings({ PATH: '/bin', DATABSE_URL: 'x', PORT: '1' }, ['PORT', 'COLOUR'])).toEqual([
    'Setting COLOUR: there is none of this name',
    'Setting DATABSE_URL: there is none of this name; is DATABASE_URL meant?',
  ]);
});
