/**
 * Parts of the product that an administrator of the service switches off on a bad day, or on for some classes and a
 * share of users first. A route names its part in `feature`.
 */
export const FEATURES = ['PAYMENTS', 'TEXT_MESSAGES', 'AI_DRAFTS', 'WHISPERS', 'BATTLES'] as const;
export type Feature = (typeof FEATURES)[number];
