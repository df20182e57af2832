import { useQuery } from '@tanstack/react-query';
import { mainPageQueries } from '#client/net/channels/mainPages.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { itemById } from '#shared/content/items.ts';
import { useChannel } from '../../frame/channelContext.ts';
import styles from '../MainPage.module.css';

const MOST_DOLLS = 4;

/** Friends who are here now, before the sea of the banner. Decoration: they are named further down. */
export function BannerDolls() {
  const { id } = useChannel();
  const here = useQuery(mainPageQueries.here(id));
  const shown = here.data?.memberList.slice(0, MOST_DOLLS) ?? [];
  if (shown.length === 0) return null;
  return (
    <span className={styles.dolls} aria-hidden="true">
      {shown.map(({ userId, itemIdList }) => (
        <AvatarPreview
          key={userId}
          itemKeys={itemIdList.flatMap((itemId) => itemById(itemId)?.key ?? [])}
          height={118}
          expression="happy"
          animate={false}
          label=""
        />
      ))}
    </span>
  );
}
