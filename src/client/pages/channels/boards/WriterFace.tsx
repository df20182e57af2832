import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { profileQuery } from '#client/net/queries/profileQuery.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { itemById } from '#shared/content/items.ts';
import styles from './BoardPage.module.css';

const HEIGHT = 46;

/** The doll of who wrote, as it is dressed now; a sign of somebody until it is known. */
export function WriterFace({ userId }: { readonly userId: number }) {
  const profile = useQuery(profileQuery(userId));
  const keys = profile.data?.equippedUserItemList.flatMap(({ itemId }) => itemById(itemId)?.key ?? []) ?? [];
  return (
    <span className={styles.face} aria-hidden="true">
      {keys.length > 0 ? (
        <AvatarPreview itemKeys={keys} height={HEIGHT} bust animate={false} label="" />
      ) : (
        <UserRound />
      )}
    </span>
  );
}
