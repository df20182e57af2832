import { expect, it } from 'vitest';
import { scaleTextSizes } from './scaleText.ts';

it.each([
  ['.a { font: 400 20px/24px var(--font-title); }', '.a { font: 400 1.25rem/1.5rem var(--font-title); }'],
  ['.a{font-size:12.5px;padding:4px}', '.a{font-size:0.78125rem;padding:4px}'],
  ['.a {\n  line-height: 20px;\n  height: 20px;\n}', '.a {\n  line-height: 1.25rem;\n  height: 20px;\n}'],
  ['.a { font: 600 15px/1.4 var(--font-text) }', '.a { font: 600 0.9375rem/1.4 var(--font-text) }'],
])('%s', (css, scaled) => {
  expect(scaleTextSizes(css)).toBe(scaled);
});

it.each([
  '.a { --font-text: 16px; }',
  '.a { border: 3px solid; font-weight: 600; }',
  '@media (width <= 480px) { .font { margin: 3px } }',
])('leaves alone what is no size of text: %s', (css) => {
  expect(scaleTextSizes(css)).toBe(css);
});
