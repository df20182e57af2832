import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#client/net/people/profiles.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';

/** The doll of who wrote, as it is dressed now; a sign of somebody until it is known. */
export function WriterFace({ userId }: { readonly userId: number }) {
  const profile = useQuery(profileQuery(userId));
  const items = profile.data?.equippedUserItemList.map(({ itemId }) => itemId) ?? [];
  return <Avatar nickname="" itemIdList={items} />;
}
