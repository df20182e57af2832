import { useQuery } from '@tanstack/react-query';
import { friendQueries } from '#client/net/people/friends.ts';
import { surroundingsStore } from '#client/stores/surroundingsStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { itemById } from '#shared/content/items.ts';
import { codeObjectTexts } from './texts.ts';
import { friendsNear } from './friendsNear.ts';
import styles from './CodeObjectEditor.module.css';

/** Faces shown; the number says how many there are. */
const FACES = 3;

/** Friends who stand near while one builds. */
export function FriendsWatching() {
  const friends = useQuery(friendQueries.present());
  const entities = useStore(surroundingsStore, (state) => state.entities);
  const watching = friendsNear(friends.data ?? [], entities);
  if (watching.length === 0) return null;
  return (
    <p className={styles.watching} role="status">
      <span aria-hidden="true">
        {watching.slice(0, FACES).map(({ userId, itemIdList }) => (
          <AvatarPreview
            key={userId}
            itemKeys={itemIdList.flatMap((itemId) => itemById(itemId)?.key ?? [])}
            height={38}
            bust
            animate={false}
            label=""
          />
        ))}
      </span>
      {codeObjectTexts.watching(watching.length)}
    </p>
  );
}
