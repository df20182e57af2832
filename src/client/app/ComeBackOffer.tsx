import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';

/**
 * Offers a user who signs in to an account that is about to be erased to come back, on every page but the
 * way out.
 */
export function ComeBackOffer() {
  const eraseAt = useStore(sessionStore, ({ user }) => user?.eraseAt ?? null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (eraseAt !== null && pathname !== paths.signOut) openDialog('comeBack', { eraseAt });
  }, [eraseAt, pathname]);
  return null;
}
