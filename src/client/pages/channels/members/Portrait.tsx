import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { itemById } from '#shared/content/items.ts';

export function Portrait({ itemIdList }: { readonly itemIdList: readonly number[] }) {
  return (
    <AvatarPreview
      itemKeys={itemIdList.flatMap((itemId) => itemById(itemId)?.key ?? [])}
      height={38}
      bust
      animate={false}
      label=""
    />
  );
}
