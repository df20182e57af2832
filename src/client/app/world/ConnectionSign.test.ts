import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ConnectionStatus } from '#client/stores/connectionStore.ts';
import { ConnectionCard } from './ConnectionSign.tsx';
import { worldTexts } from './texts.ts';

const card = (status: ConnectionStatus) => renderToStaticMarkup(createElement(ConnectionCard, { status }));

it('says what happens and since when, in words that are read aloud once', () => {
  expect(card('reconnecting')).toMatch(
    /다시 이어지고 있어요….*잃어버린 것은 없어요.*<span aria-hidden="true"[^>]*>0초째/,
  );
});

it('says that the connection is back, and nothing while it holds', () => {
  expect(card('resumed')).toContain('다시 이어졌어요!');
  expect(card('live')).toBe('');
});

it('counts seconds, then minutes', () => {
  expect([0, 59, 60, 185].map(worldTexts.elapsed)).toEqual(['0초째', '59초째', '1분째', '3분째']);
});
