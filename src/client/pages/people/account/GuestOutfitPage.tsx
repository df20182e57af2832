import { useNavigate } from 'react-router';
import { keepGuestProgress } from '#client/net/localPreferences/guestProgress.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { OutfitPanel } from './OutfitPage.tsx';

/** Chooses an outfit before there is an account; it is kept in this browser, and a former guest's things go. */
export function GuestOutfitPage() {
  const navigate = useNavigate();
  return (
    <OutfitPanel
      onStart={async (itemIds) => {
        keepGuestProgress({ outfit: [...itemIds], program: null, hasMet: false, userId: null });
        await navigate(paths.trySea);
      }}
    />
  );
}
