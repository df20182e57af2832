import { expect, test } from 'vitest';
import { boughtPath, isWindowLeft } from './resultPath.ts';

const left = (query: string) => isWindowLeft(new URLSearchParams(query));

test('a window that failed or was closed on a phone says so in its way back', () => {
  expect(left('merchant_uid=o&code=FAILURE_TYPE_PG&message=x&paymentId=o')).toBe(true);
  expect(left('merchant_uid=o&imp_uid=imp_1&imp_success=false&error_msg=x')).toBe(true);
  expect(left('merchant_uid=o&success=false&error_code=F400')).toBe(true);
});

test('one that was paid, or says nothing, does not', () => {
  expect(left('merchant_uid=o&imp_uid=imp_1&imp_success=true')).toBe(false);
  expect(left('merchant_uid=o&paymentId=o&transactionType=PAYMENT&txId=t')).toBe(false);
  expect(left('merchant_uid=o&content_type=PRODUCT')).toBe(false);
});

test('a payment leads back into what was bought', () => {
  const of = (contentType: 'COURSE_CLASS' | 'WORKSHEET' | 'PRODUCT', channelDomain: string | null) =>
    boughtPath({ contentType, contentId: 7, channelDomain });
  expect(of('COURSE_CLASS', 'coral')).toBe('/channels/coral/courses/7');
  expect(of('WORKSHEET', 'coral')).toBe('/channels/coral/worksheets/7');
  // A channel that is gone has no pages any more.
  expect(of('WORKSHEET', null)).toBe('/channels');
  expect(of('PRODUCT', null)).toBe('/tutoring');
});
