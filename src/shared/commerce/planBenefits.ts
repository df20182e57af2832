/** Pure. The benefits of each plan. Access, limits, the premium prompt and the page of plans read this one table. */
import { TEXTS_PER_CHANNEL_A_DAY } from '#shared/contract/channels/textMessages.ts';
import { MOST_SUB_CHANNELS, type ChannelPlan } from '#shared/contract/channels/channelFields.ts';
import type { EngineeringPlan } from '#shared/contract/people/accounts.ts';

interface Benefit {
  readonly plan: EngineeringPlan;
  /** The amount without the plan; 0 where it is closed. */
  readonly without: number;
  /** The amount with it; null without a limit. */
  readonly with: number | null;
}

/** A row for every benefit of a plan. */
export const PLAN_BENEFITS = {
  /** Course classes and worksheets of the school, without payment while the plan holds. */
  allCourses: { plan: 'DOLPHIN_PRO', without: 0, with: null },
  /** The stored versions of a draft for each problem. */
  draftVersions: { plan: 'DOLPHIN_PRO', without: 50, with: 100 },
  /** The number of companions (`content/pets`). */
  pets: { plan: 'DOLPHIN_PRO', without: 1, with: 4 },
  members: { plan: 'CHANNEL_PRO', without: 100, with: null },
  subChannels: { plan: 'CHANNEL_PRO', without: 0, with: MOST_SUB_CHANNELS },
  /** A day. */
  textMessages: { plan: 'CHANNEL_PRO', without: 0, with: TEXTS_PER_CHANNEL_A_DAY },
  /** The daily limit with the plan is AI_DRAFTS_PER_DAY. */
  aiDrafts: { plan: 'CHANNEL_PRO', without: 0, with: null },
} as const satisfies Record<string, Benefit>;

export type BenefitName = keyof typeof PLAN_BENEFITS;
export const BENEFIT_NAMES = Object.keys(PLAN_BENEFITS) as BenefitName[];
type OfPlan<Plan extends EngineeringPlan> = {
  [Name in BenefitName]: (typeof PLAN_BENEFITS)[Name]['plan'] extends Plan ? Name : never;
}[BenefitName];
export type ChannelBenefit = OfPlan<'CHANNEL_PRO'>;

/** PRO is paid monthly; ENTERPRISE, and the PRO of the product's own channels, are given. */
export const isPremium = (plan: ChannelPlan | null | undefined): boolean =>
  plan === 'PRO' || plan === 'ENTERPRISE';

/** Infinity without a limit. */
export function limitOf(name: BenefitName, holdsPlan: boolean): number {
  const benefit: Benefit = PLAN_BENEFITS[name];
  return holdsPlan ? (benefit.with ?? Infinity) : benefit.without;
}

export const benefitsOf = (plan: EngineeringPlan): BenefitName[] =>
  BENEFIT_NAMES.filter((name) => PLAN_BENEFITS[name].plan === plan);
