import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '#client/net/queryClient.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';

/** The cache of the page; what one child has read is never shown to the next. */
const queryClient = createQueryClient();
sessionStore.subscribe(({ user }, before) => {
  if (user?.userId !== before.user?.userId) queryClient.clear();
});

/** Gives whatever is inside the one query cache. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
