import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { itemById } from '#shared/content/items.ts';
import type { MapShell } from './stageEntries.ts';
import { mapTexts } from './texts.ts';
import styles from './StageMap.module.css';

/** More on one shell become a stack of faces. */
const MOST_STANDING = 2;

/** Friends whose last stage this is: they stand beside the shell, never on its number. */
export function FriendsOnShell({ shell, scale }: { readonly shell: MapShell; readonly scale: number }) {
  const { friendList, spot } = shell;
  const at = { left: spot.x * scale, top: spot.y * scale };
  if (friendList.length > MOST_STANDING) {
    return (
      <div className={styles.stack} style={at} role="img" aria-label={mapTexts.friends(friendList.length)}>
        {friendList.slice(0, 4).map(({ userId, itemIdList }) => (
          <Face key={userId} itemIdList={itemIdList} size={36} />
        ))}
      </div>
    );
  }
  return friendList.map(({ userId, nickname, itemIdList }, index) => (
    <div key={userId} className={styles.friend} style={{ ...at, marginLeft: index === 0 ? -46 : 46 }}>
      <AvatarPreview itemKeys={keysOf(itemIdList)} height={88} animate={false} label={nickname} />
      <span className={styles.name}>{nickname}</span>
    </div>
  ));
}

export function Face({
  itemIdList,
  size,
}: {
  readonly itemIdList: readonly number[];
  readonly size: number;
}) {
  return (
    <span className={styles.face} style={{ width: size, height: size }}>
      <AvatarPreview itemKeys={keysOf(itemIdList)} height={size} bust animate={false} label="" />
    </span>
  );
}

const keysOf = (itemIdList: readonly number[]) => itemIdList.flatMap((itemId) => itemById(itemId)?.key ?? []);
