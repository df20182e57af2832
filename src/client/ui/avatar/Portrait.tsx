import { itemById } from '#shared/content/items.ts';
import { AvatarPreview } from './AvatarPreview.tsx';

export interface PortraitProps {
  readonly itemIdList: readonly number[];
  /** CSS pixels. */
  readonly height: number;
}

/** Head and shoulders in an outfit; `Avatar` fetches it with the pictures of the items. */
export function Portrait({ itemIdList, height }: PortraitProps) {
  return (
    <AvatarPreview
      itemKeys={itemIdList.flatMap((itemId) => itemById(itemId)?.key ?? [])}
      height={height}
      bust
      animate={false}
      label=""
    />
  );
}
