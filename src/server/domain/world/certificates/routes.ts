import type { certificateRoutes } from '#shared/contract/world/certificates.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listCertificates, readBackground, readCertificate } from './readCertificates.ts';

export const certificateHandlers: Handlers<typeof certificateRoutes> = {
  list: ({ deps: { db }, userId, query }) => listCertificates({ db, userId, ...query }),
  get: ({ deps: { db }, userId, params: { id } }) => readCertificate({ db, userId, id }),
  getBackground: ({ deps: { db }, userId, params: { id } }) => readBackground({ db, userId, id }),
};
