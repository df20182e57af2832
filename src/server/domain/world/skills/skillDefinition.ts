import type { SkillType } from '#shared/content/skillTypes.ts';

/** A requirement of a level beside points and the character's level. */
export type Needed =
  | { readonly type: 'SKILL'; readonly skill: SkillType; readonly level: number }
  | { readonly type: 'ITEM'; readonly itemId: number };

export interface SkillLevel {
  /** Description of this level. */
  readonly description: string;
  /** Points that this level costs. */
  readonly price: number;
  /** Required level of the character. */
  readonly requiredLevel: number;
  readonly needs: readonly Needed[];
}

export interface SkillDefinition {
  readonly id: number;
  readonly type: SkillType;
  readonly name: string;
  readonly description: string;
  /** The use with keys, and by touch. */
  readonly hint: string;
  readonly touchHint: string;
  readonly categoryCode: string;
  /** The levels in order, beginning with level 1. */
  readonly levels: readonly SkillLevel[];
}

export const level = (
  requiredLevel: number,
  price: number,
  description: string,
  ...needs: readonly Needed[]
): SkillLevel => ({ requiredLevel, price, description, needs });

export const skillOf = (skill: SkillType, at: number): Needed => ({ type: 'SKILL', skill, level: at });
export const itemOf = (itemId: number): Needed => ({ type: 'ITEM', itemId });

export const ALWAYS_ON = '배우면 언제나 켜져 있어요.';
