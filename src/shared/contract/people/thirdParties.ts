import { z } from 'zod';
import { defineRoute } from '#shared/contract/route.ts';

/** Below this age no consent is asked for, and no data is sent (개인정보 보호법 §22-2). */
export const TRACKING_AGE = 14;

const servicesSchema = z.object({
  sentryDsn: z.string().nullable(),
  analyticsUrl: z.string().nullable(),
  pixelUrl: z.string().nullable(),
});
/** The services that a page may send data to; null for those not configured. */
export type TrackingServices = z.infer<typeof servicesSchema>;

export const trackingStateSchema = z.object({
  /** Whether there is a consent to ask for: in production, with a configured service, and not of a child. */
  isOffered: z.boolean(),
  /** UNKNOWN: not asked yet. */
  consent: z.enum(['UNKNOWN', 'GIVEN', 'REFUSED']),
  /** Null without consent: then a page does not even have the addresses. */
  services: servicesSchema.nullable(),
});
export type TrackingState = z.infer<typeof trackingStateSchema>;

export const thirdPartyRoutes = {
  getTracking: defineRoute({
    method: 'GET',
    path: '/game/v1/users/tracking-consents',
    access: 'signedIn',
    summary: 'Whether figures of use may be sent to third parties, and where to.',
    response: trackingStateSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  saveTracking: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/tracking-consents',
    access: 'signedIn',
    summary: 'Agree to figures of use being sent, or take it back. Of a child it stays refused.',
    body: z.object({ isGiven: z.boolean('동의할지 골라 주세요.') }),
    response: trackingStateSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
};
