import { expect, test } from 'vitest';
import { addCaption, withoutCaption, type Caption } from './captionList.ts';

const list = (...texts: string[]) =>
  texts.reduce<readonly Caption[]>((shown, text, key) => addCaption(shown, { key, text }), []);
const words = (captions: readonly Caption[]) => captions.map(({ text }) => text);

test('the newest stands last, and three are enough', () => {
  expect(words(list('문', '거품', '포인트', '축하'))).toEqual(['거품', '포인트', '축하']);
});

test('the same sound again stands there once and stays as long as the newest', () => {
  const shown = list('거품', '포인트', '거품');
  expect(words(shown)).toEqual(['포인트', '거품']);
  expect(words(withoutCaption(shown, 0))).toEqual(['포인트', '거품']);
  expect(words(withoutCaption(shown, 2))).toEqual(['포인트']);
});
