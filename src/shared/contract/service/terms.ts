import { z } from 'zod';
import { ACCOUNT_TERMS_TYPES, termsSchema, termsSectionsSchema } from '#shared/contract/people/terms.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const publishTermsBodySchema = z.object({
  type: z.enum(ACCOUNT_TERMS_TYPES),
  /** The day in Seoul from which on it counts: today or later. */
  effectiveOn: z.iso.date('언제부터인지 골라 주세요.'),
  /** Whether everybody is asked to agree again at the next sign-in from then on. */
  asksAgain: z.boolean(),
  sectionList: termsSectionsSchema,
});
export type PublishTermsBody = z.infer<typeof publishTermsBodySchema>;

const serviceTermsSchema = termsSchema.extend({ asksAgain: z.boolean() });
export type ServiceTerms = z.infer<typeof serviceTermsSchema>;

export const serviceTermsRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/admin/terms',
    access: 'serviceAdmin',
    summary: 'Every version of the terms that accounts agree to, the last effective first.',
    response: z.object({ termsList: z.array(serviceTermsSchema) }),
  }),
  publish: defineRoute({
    method: 'POST',
    path: '/game/v1/admin/terms',
    access: 'serviceAdmin',
    summary: 'Publish the next version of terms from a day on. A published text is never changed.',
    body: publishTermsBodySchema,
    response: serviceTermsSchema,
    isForm: true,
  }),
};
