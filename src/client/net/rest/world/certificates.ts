import { certificateRoutes } from '#shared/contract/world/certificates.ts';
import type { PageSize } from '#shared/contract/paging.ts';
import { rest } from '#client/net/rest/rest.ts';

/** Certificates of the user, newest first; pages start at 0. */
export function listCertificates(
  list: { readonly page: number; readonly size: PageSize },
  signal?: AbortSignal,
) {
  return rest.call(certificateRoutes.list, { query: { page: list.page, size: `${list.size}` } }, { signal });
}

/** A certificate to look at: its words, and the address of the picture under them. */
export async function readCertificate(id: number, signal?: AbortSignal) {
  const params = { id };
  const [certificate, background] = await Promise.all([
    rest.call(certificateRoutes.get, { params }, { signal }),
    rest.call(certificateRoutes.getBackground, { params }, { signal }),
  ]);
  return { ...certificate, background: `data:${background.contentType};base64,${background.image}` };
}
