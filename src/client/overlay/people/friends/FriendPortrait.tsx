import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { itemById } from '#shared/content/items.ts';
import { friendTexts } from './texts.ts';

interface FriendPortraitProps {
  readonly user: {
    readonly userId: number;
    readonly nickname: string;
    readonly itemIdList: readonly number[];
  };
}

/** A round dressed portrait; behind it lies what one can do with a user, such as blocking. */
export function FriendPortrait({ user: { userId, nickname, itemIdList } }: FriendPortraitProps) {
  return (
    <button
      type="button"
      data-face
      aria-label={friendTexts.about(nickname)}
      onClick={() => openDialog('chatUser', { userId })}
    >
      <AvatarPreview itemKeys={keysOf(itemIdList)} height={50} bust animate={false} label="" />
    </button>
  );
}

export const keysOf = (itemIds: readonly number[]): string[] =>
  itemIds.flatMap((itemId) => itemById(itemId)?.key ?? []);
