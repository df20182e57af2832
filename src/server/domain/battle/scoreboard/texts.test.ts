import { expect, it } from 'vitest';
import { ruleTexts } from './texts.ts';

/** A try costs a tenth of the time that is scored. */
it.each([
  [4, '24초로'],
  [3, '18초로'],
  [10, '1분으로'],
  [15, '90초로'],
  [30, '3분으로'],
  [35, '3분 30초로'],
])('in %s minutes a wrong try counts as %s', (minutes, words) => {
  expect(ruleTexts('ICPC', minutes * 60_000, false).join(' ')).toContain(`틀린 한 번은 ${words} 쳐요.`);
});
