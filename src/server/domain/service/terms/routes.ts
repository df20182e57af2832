import type { serviceTermsRoutes } from '#shared/contract/service/terms.ts';
import type { Handlers } from '#server/domain/call.ts';
import { forgetFirstAsking } from '#server/domain/people/terms/askedTerms.ts';
import { termsView } from '#server/domain/people/terms/getTerms.ts';
import { listProductTerms, publishTerms } from '#server/domain/people/terms/productTerms.ts';
import { writeServiceLog } from '#server/domain/service/log/writeServiceLog.ts';
import { transaction } from '#server/domain/transaction.ts';

export const serviceTermsHandlers: Handlers<typeof serviceTermsRoutes> = {
  list: async ({ deps }) => ({
    termsList: (await listProductTerms(deps.db)).map((row) => ({
      ...termsView(row),
      asksAgain: row.asksAgain,
    })),
  }),
  publish: async ({ deps, userId: actorId, body }) => {
    const row = await transaction(deps, async (tx) => {
      const published = await publishTerms(tx, { ...body, now: deps.clock.now() });
      const { type, version, asksAgain } = published;
      const details = { type, version, effectiveOn: body.effectiveOn, asksAgain };
      await writeServiceLog(tx, { actorId, action: 'SERVICE_TERMS', targetUserId: 0, details });
      return published;
    });
    forgetFirstAsking(deps.db);
    return { ...termsView(row), asksAgain: row.asksAgain };
  },
};
