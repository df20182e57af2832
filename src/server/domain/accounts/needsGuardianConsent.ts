import { seoulDay } from '#server/platform/seoulDay.ts';
import { ageOn } from './ageOn.ts';

/** Below this age a guardian has to agree before a child may chat, post or buy with money. */
export const CONSENT_AGE = 14;

export interface ConsentFacts {
  readonly guardianConsent: 'NOT_NEEDED' | 'NEEDED' | 'PROVED';
  readonly birthDate: string;
}

/** Whether a guardian's consent is still missing today; it stops being needed on the fourteenth birthday. */
export function needsGuardianConsent(facts: ConsentFacts, now: Date): boolean {
  return facts.guardianConsent === 'NEEDED' && ageOn(facts.birthDate, seoulDay(now)) < CONSENT_AGE;
}
