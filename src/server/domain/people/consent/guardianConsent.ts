import { seoulDay } from '#server/platform/seoulDay.ts';
import { ageOn } from '#server/platform/ageOn.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';

/** Below this age a guardian has to consent before a child may chat, post or buy with money. */
export const CONSENT_AGE = 14;

export interface ConsentState {
  readonly guardianConsent: 'NOT_NEEDED' | 'NEEDED' | 'PROVED';
  /** Null where it is not known yet. */
  readonly birthDate: string | null;
}

/** Whether a guardian's consent is still missing today; it stops being needed on the fourteenth birthday. */
export function needsGuardianConsent(person: ConsentState, now: Date): boolean {
  return person.guardianConsent === 'NEEDED' && needsConsentByAge(person, now);
}

/** Whether a guardian decides at all; none does from the fourteenth birthday on. */
export function needsConsentByAge({ birthDate }: Pick<ConsentState, 'birthDate'>, now: Date): boolean {
  return ageOn(birthDate, seoulDay(now)) < CONSENT_AGE;
}

/** The age from which a user counts as an adult towards a child (아동복지법 §3). */
const ADULT_AGE = 18;

/** Throws MEMBER_NOT_FOUND. */
export async function isAdult({ deps, userId }: { deps: Pick<Deps, 'db' | 'clock'>; userId: number }) {
  const { birthDate } = await readUser({ db: deps.db, userId });
  return ageOn(birthDate, seoulDay(deps.clock.now())) >= ADULT_AGE;
}
