import { expect, it } from 'vitest';
import { replaceNamedWidths } from './namedWidths.ts';

it.each([
  ['@media (--phone) { .a { width: 1px } }', '@media (width <= 480px) { .a { width: 1px } }'],
  ['@media (--narrow), (--low) {', '@media (width <= 760px), (height <= 520px) {'],
  ['@media not (--narrow) {', '@media not (width <= 760px) {'],
  [
    '@media (pointer: coarse) { .a { --b: (--phone) } }',
    '@media (pointer: coarse) { .a { --b: (--phone) } }',
  ],
])('%s', (css, replaced) => {
  expect(replaceNamedWidths(css)).toBe(replaced);
});

it('names what there is when a name is unknown', () => {
  expect(() => replaceNamedWidths('@media (--huge) {')).toThrow('--narrow');
});
