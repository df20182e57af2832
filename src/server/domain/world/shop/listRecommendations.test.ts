import { describe, expect, it } from 'vitest';
import { productsOf } from './shopProducts.ts';
import { recommend } from './listRecommendations.ts';

const products = productsOf();

describe('recommend', () => {
  it('shows things in reach, the finest first, of different kinds', () => {
    const shown = recommend(products, new Set<number>(), 300);
    expect(shown).toHaveLength(4);
    expect(new Set(shown.map(({ category }) => category)).size).toBe(4);
    expect(shown.map(({ price }) => price)).toEqual(
      shown.map(({ price }) => price).toSorted((a, b) => b - a),
    );
    for (const { price } of shown) expect(price).toBeLessThanOrEqual(400);
  });

  it('never shows what is owned', () => {
    const [finest] = recommend(products, new Set<number>(), 1000);
    expect(recommend(products, new Set([finest?.id ?? 0]), 1000)).not.toContain(finest);
  });

  it('shows the cheapest to a user who can afford nothing', () => {
    const dear = products.filter(({ price }) => price > 200);
    const shown = recommend(dear, new Set<number>(), 0);
    expect(shown).toEqual(dear.slice(0, 4));
  });

  it('fills up with more of the same kind, and shows nothing when everything is owned', () => {
    const hair = products.filter(({ category }) => category === 'HAIR');
    expect(recommend(hair, new Set<number>(), 1000)).toHaveLength(4);
    expect(recommend(hair, new Set(hair.map(({ id }) => id)), 1000)).toEqual([]);
  });
});
