import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useStore } from './useStore.ts';

const store = createStore(() => ({ names: ['Nemo'], rules: null as string[] | null }));

function shown(select: (state: ReturnType<typeof store.getState>) => unknown): () => string {
  const Shown = () => <p>{JSON.stringify(useStore(store, select))}</p>;
  return () => renderToStaticMarkup(<Shown />);
}

describe('useStore', () => {
  it('picks parts and plain values, or the whole state', () => {
    expect(shown(({ names }) => names)()).toContain('Nemo');
    expect(shown(({ names }) => names.length)()).toBe('<p>1</p>');
    const Whole = () => <p>{useStore(store).names.join()}</p>;
    expect(renderToStaticMarkup(<Whole />)).toBe('<p>Nemo</p>');
  });

  it.each([
    ['an object made of it', ({ names }: { names: string[] }) => ({ first: names[0] })],
    ['a new empty array', ({ rules }: { rules: string[] | null }) => rules ?? []],
    ['a filtered array', ({ names }: { names: string[] }) => names.filter(Boolean)],
  ])('refuses %s with the text of the selector', (_what, select) => {
    expect(shown(select)).toThrow(select.toString());
  });
});
