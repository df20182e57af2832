import { expect, it } from 'vitest';
import { csvHead, csvRow } from './csv.ts';

it('begins with the mark by which Excel knows UTF-8', () => {
  expect(csvHead(['이름', '역할'])).toBe('\uFEFF"이름","역할"\r\n');
});

it.each(['=1+1', '+82 10', '-2', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (text) => {
  expect(csvRow([text])).toBe(`"'${text}"\r\n`);
});

it('keeps quotes, commas and line ends in their cell, and numbers as they are', () => {
  expect(csvRow(['바다 "고래", 김', '두\n줄', -3])).toBe('"바다 ""고래"", 김","두\n줄",-3\r\n');
});
