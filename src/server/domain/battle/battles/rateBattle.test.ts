import fc from 'fast-check';
import { expect, it } from 'vitest';
import { battleTierOf, FIRST_SKILL, provedRating, rateBattle, type Skill } from './rateBattle.ts';

const alone = (ranks: readonly number[], skills: readonly Skill[] = []) =>
  rateBattle(ranks.map((rank, index) => ({ rank, skills: [skills[index] ?? FIRST_SKILL] }))).map(
    ([skill]) => skill ?? FIRST_SKILL,
  );
const play = (rounds: number, winner: Skill, loser: Skill): readonly [Skill, Skill] => {
  let pair: readonly [Skill, Skill] = [winner, loser];
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = alone([1, 2], pair);
    pair = [first ?? winner, second ?? loser];
  }
  return pair;
};

it('moves winner and loser of equals by the same, and makes both surer', () => {
  const [winner, loser] = alone([1, 2]);
  expect(winner?.mu).toBeCloseTo(27.63, 1);
  expect((winner?.mu ?? 0) - 25).toBeCloseTo(25 - (loser?.mu ?? 0), 9);
  expect(winner?.sigma).toBeLessThan(FIRST_SKILL.sigma);
  expect(winner?.sigma).toBe(loser?.sigma);
});

it('gives more for beating a stronger one, and little for beating a weaker one', () => {
  const [strong, weak] = play(15, FIRST_SKILL, FIRST_SKILL);
  const upset = alone([1, 2], [weak, strong])[0]?.mu ?? 0;
  const expected = alone([1, 2], [strong, weak])[0]?.mu ?? 0;
  expect(upset - weak.mu).toBeGreaterThan(3 * (expected - strong.mu));
});

it('changes no mean when equals are equal, and nothing without an opponent', () => {
  expect(alone([1, 1]).map(({ mu }) => mu)).toEqual([25, 25]);
  expect(alone([1])).toEqual([FIRST_SKILL]);
});

it('gives the players of a team the same, the unsure more', () => {
  const sure = { mu: 25, sigma: 3 };
  const [team] = rateBattle([
    { rank: 1, skills: [FIRST_SKILL, sure] },
    { rank: 2, skills: [FIRST_SKILL, sure] },
  ]);
  expect((team?.[0]?.mu ?? 0) - 25).toBeGreaterThan((team?.[1]?.mu ?? 0) - 25);
});

it('moves a child of thirty no further than a few races against one would', () => {
  const ranks = Array.from({ length: 30 }, (_, index) => index + 1);
  const [first] = alone(ranks);
  const last = alone(ranks).at(-1);
  expect(first?.mu).toBeLessThan(36);
  expect(last?.mu).toBeGreaterThan(14);
});

it('keeps the order of ranks among beginners, finite numbers, and every doubt within its bounds', () => {
  const skill = fc.record({
    mu: fc.double({ min: -50, max: 120, noNaN: true }),
    sigma: fc.double({ min: 1.5, max: 25 / 3, noNaN: true }),
  });
  const sides = fc.array(
    fc.record({
      rank: fc.integer({ min: 1, max: 6 }),
      skills: fc.array(skill, { minLength: 1, maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(sides, (list) => {
      for (const [index, after] of rateBattle(list).entries())
        for (const [player, { mu, sigma }] of after.entries()) {
          expect(Number.isFinite(mu)).toBe(true);
          expect(sigma).toBeGreaterThanOrEqual(1.5);
          expect(sigma).toBeLessThanOrEqual(list[index]?.skills[player]?.sigma ?? 0);
        }
      const beginners = alone(list.map(({ rank }) => rank));
      for (const [a, { rank }] of list.entries())
        for (const [b, other] of list.entries())
          if (rank < other.rank) expect(beginners[a]?.mu).toBeGreaterThan(beginners[b]?.mu ?? Infinity);
    }),
    { numRuns: 100 },
  );
});

it('begins in bronze, climbs by winning and falls again by losing', () => {
  expect(battleTierOf(provedRating(FIRST_SKILL))).toEqual({ tier: 'BRONZE', tierLevel: 1 });
  const ladder = [0, 49, 50, 249, 250, 999, 1000, 1249, 9999].map(battleTierOf);
  expect(ladder.map(({ tier, tierLevel }) => `${tier} ${tierLevel}`)).toEqual([
    'BRONZE 1',
    'BRONZE 1',
    'BRONZE 2',
    'BRONZE 5',
    'SILVER 1',
    'PLATINUM 5',
    'DIAMOND 1',
    'DIAMOND 5',
    'DIAMOND 5',
  ]);
  const [champion, victim] = play(12, FIRST_SKILL, FIRST_SKILL);
  expect(provedRating(champion)).toBeGreaterThan(250);
  const [, fallen] = play(12, victim, champion);
  expect(provedRating(fallen)).toBeLessThan(provedRating(champion));
});
