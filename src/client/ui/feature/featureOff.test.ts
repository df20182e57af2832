import { expect, it } from 'vitest';
import { featureOff } from './featureOff.ts';
import { featureTexts } from './texts.ts';

const user = { offFeatureList: [{ feature: 'BATTLES' as const, onInChannelIdList: [7] }] };

it.each([
  ['BATTLES', undefined, featureTexts.BATTLES],
  ['BATTLES', null, featureTexts.BATTLES],
  ['BATTLES', 8, featureTexts.BATTLES],
  ['BATTLES', 7, undefined],
  ['WHISPERS', undefined, undefined],
] as const)('%s in class %s says: %s', (feature, channelId, words) => {
  expect(featureOff(user, feature, channelId)).toBe(words);
});

it('nothing is off for a visitor', () => {
  expect(featureOff(null, 'PAYMENTS')).toBeUndefined();
});
