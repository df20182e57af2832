import { useQuery } from '@tanstack/react-query';
import { friendQueries } from '#client/net/queries/friendQueries.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { itemById } from '#shared/content/items.ts';
import styles from './BoardPage.module.css';

const HEIGHT = 46;

/** The doll of who wrote, as it is dressed now; a plain round until it is known. */
export function WriterFace({ userId }: { readonly userId: number }) {
  const profile = useQuery(friendQueries.profile(userId));
  const keys = profile.data?.equippedUserItemList.flatMap(({ itemId }) => itemById(itemId)?.key ?? []) ?? [];
  return (
    <span className={styles.face} aria-hidden="true">
      {keys.length > 0 && <AvatarPreview itemKeys={keys} height={HEIGHT} bust animate={false} label="" />}
    </span>
  );
}
