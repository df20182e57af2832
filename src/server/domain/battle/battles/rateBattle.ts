/** Pure. Ratings after a battle, by the Bradley-Terry model of Weng and Lin (2011): a skill is a mean and a doubt. */
import { TIER_LEVELS, TIERS, type Tier } from '#shared/content/tiers.ts';

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** One player alone, or a team; equal sides share a rank. */
export interface RatedSide {
  readonly rank: number;
  readonly skills: readonly Skill[];
}

export const FIRST_SKILL: Skill = { mu: 25, sigma: 25 / 3 };
/** The part of chance in a result. */
const BETA = 25 / 6;
/** The least doubt, so that a learner can still climb. */
const LEAST_SIGMA = 1.5;
/** The limit for the weight of a race against many: otherwise one bad day would throw a child far down. */
const MOST_WEIGHT = 3;

/** The new skills, in the order of the sides and of their players. A battle of one side changes nothing. */
export function rateBattle(sides: readonly RatedSide[]): Skill[][] {
  const totals = sides.map(({ rank, skills }) => ({
    rank,
    mu: skills.reduce((sum, { mu }) => sum + mu, 0),
    variance: skills.reduce((sum, { sigma }) => sum + sigma ** 2, 0),
  }));
  return sides.map(({ skills }, index) => {
    const own = totals[index];
    const others = totals.filter((_, other) => other !== index);
    if (!own || others.length === 0) return [...skills];
    let gain = 0;
    let certainty = 0;
    for (const other of others) {
      const spread = Math.sqrt(own.variance + other.variance + 2 * BETA ** 2);
      const expected = 1 / (1 + Math.exp((other.mu - own.mu) / spread));
      const result = own.rank < other.rank ? 1 : own.rank === other.rank ? 0.5 : 0;
      gain += (own.variance / spread) * (result - expected);
      certainty +=
        (Math.sqrt(own.variance) / spread) * (own.variance / spread ** 2) * expected * (1 - expected);
    }
    const weight = Math.min(1, MOST_WEIGHT / others.length);
    return skills.map(({ mu, sigma }) => {
      const share = sigma ** 2 / own.variance;
      const shrunk = sigma * Math.sqrt(Math.max(0.0001, 1 - share * certainty * weight));
      return { mu: mu + share * gain * weight, sigma: Math.min(sigma, Math.max(LEAST_SIGMA, shrunk)) };
    });
  });
}

/** The proved part of a skill: the mean less three doubts, in whole points; 0 for a beginner. */
export const provedRating = ({ mu, sigma }: Skill): number => Math.max(0, Math.round((mu - 3 * sigma) * 40));

const TIER_WIDTH = 250;

/** The tier of a number of proved points. Unlike the tier of experience it can fall. */
export function battleTierOf(rating: number): { readonly tier: Tier; readonly tierLevel: number } {
  const index = Math.min(TIERS.length - 1, Math.floor(rating / TIER_WIDTH));
  const within = rating - index * TIER_WIDTH;
  const tierLevel = Math.min(TIER_LEVELS, 1 + Math.floor(within / (TIER_WIDTH / TIER_LEVELS)));
  return { tier: TIERS[index] ?? TIERS[0], tierLevel };
}

/** The share of the way through the tier, 0 to 1; the highest tier has no end. */
export const tierShareOf = (rating: number): number =>
  rating >= TIER_WIDTH * TIERS.length ? 1 : (rating % TIER_WIDTH) / TIER_WIDTH;
