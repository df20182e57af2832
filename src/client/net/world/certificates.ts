import { certificateRoutes } from '#shared/contract/world/certificates.ts';
import type { PageSize } from '#shared/contract/paging.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const certificates = client(certificateRoutes);

/** Certificates of the user; a completed quest brings them. */
export const certificateQueries = {
  /** Newest first; pages are numbered from 0. */
  list: ({ page, size }: { readonly page: number; readonly size: PageSize }) => ({
    queryKey: ['quests', 'certificates', { page, size }] as const,
    queryFn: ({ signal }: Asked) => certificates.list({ query: { page, size: `${size}` } }, { signal }),
  }),
  /** The words of a certificate, and the picture under them as an address. */
  one: (id: number) => ({
    queryKey: ['quests', 'certificate', id] as const,
    queryFn: async ({ signal }: Asked) => {
      const params = { id };
      const [certificate, background] = await Promise.all([
        certificates.get({ params }, { signal }),
        certificates.getBackground({ params }, { signal }),
      ]);
      return { ...certificate, background: `data:${background.contentType};base64,${background.image}` };
    },
  }),
};
