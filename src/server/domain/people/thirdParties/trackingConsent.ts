import { eq } from 'drizzle-orm';
import {
  TRACKING_AGE,
  type TrackingServices,
  type TrackingState,
} from '#shared/contract/people/thirdParties.ts';
import { trackingConsents } from '#server/db/tables/people/thirdParties.ts';
import { ageOn } from '#server/platform/ageOn.ts';
import type { Config } from '#server/platform/config.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';

interface Of {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'config'>;
  readonly userId: number;
}

/** The services that pages may send data to; null outside of production and where none is configured. */
export function trackingServices(
  config: Pick<Config, 'NODE_ENV' | 'SENTRY_DSN' | 'ANALYTICS_URL' | 'TRACKING_PIXEL_URL'>,
): TrackingServices | null {
  if (config.NODE_ENV !== 'production') return null;
  const services = {
    sentryDsn: config.SENTRY_DSN ?? null,
    analyticsUrl: config.ANALYTICS_URL ?? null,
    pixelUrl: config.TRACKING_PIXEL_URL ?? null,
  };
  return Object.values(services).every((service) => service === null) ? null : services;
}

/** Throws MEMBER_NOT_FOUND. */
export async function getTracking({ deps, userId }: Of): Promise<TrackingState> {
  const services = trackingServices(deps.config);
  const { birthDate } = await readUser({ db: deps.db, userId });
  const isOldEnough = ageOn(birthDate, seoulDay(deps.clock.now())) >= TRACKING_AGE;
  // A consent no longer counts after the birth date was corrected.
  if (services === null || !isOldEnough) return { isOffered: false, consent: 'REFUSED', services: null };
  const [row] = await deps.db.select().from(trackingConsents).where(eq(trackingConsents.userId, userId));
  if (!row) return { isOffered: true, consent: 'UNKNOWN', services: null };
  return row.isGiven
    ? { isOffered: true, consent: 'GIVEN', services }
    : { isOffered: true, consent: 'REFUSED', services: null };
}

/** A product without such services asks for no consent and stores none. Throws MEMBER_NOT_FOUND. */
export async function saveTracking({ deps, userId, isGiven }: Of & { readonly isGiven: boolean }) {
  const { isOffered } = await getTracking({ deps, userId });
  if (isOffered) {
    const decision = { isGiven, decidedAt: deps.clock.now() };
    await deps.db
      .insert(trackingConsents)
      .values({ userId, ...decision })
      .onConflictDoUpdate({ target: trackingConsents.userId, set: decision });
  }
  return getTracking({ deps, userId });
}
