import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Effect } from './EffectsLayer.tsx';

const markup = (name: 'network' | 'bubble') =>
  renderToStaticMarkup(createElement(Effect, { effect: { key: 1, name } }));

test('a lost connection dims the water and draws nothing over what one reads', () => {
  expect(markup('network')).toContain('data-effect="network"');
  expect(markup('network')).not.toContain('<canvas');
  expect(markup('bubble')).toContain('<canvas');
});
