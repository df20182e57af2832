import { expect, test } from 'vitest';
import { keyLabel } from './keyLabel.ts';

test.each([
  ['ArrowLeft', '←'],
  ['Space', '스페이스'],
  ['KeyA', 'A'],
  ['Digit3', '3'],
  ['Numpad4', '숫자판 4'],
  ['F6', 'F6'],
])('%s is called %s', (code, label) => expect(keyLabel(code)).toBe(label));

test('a key is called by what is written on it in this layout', () => {
  const french = new Map([['KeyA', 'q']]);
  expect(keyLabel('KeyA', french)).toBe('Q');
  expect(keyLabel('KeyW', french)).toBe('W');
  expect(keyLabel('ArrowUp', french)).toBe('↑');
});
