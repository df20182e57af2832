import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { itemById } from '#shared/content/items.ts';
import { collectionQueries } from '#client/net/world/collections.ts';
import { Cluster, Row } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import type { BookCard } from './useBookPage.ts';
import { collectionTexts } from './texts.ts';
import styles from './Collection.module.css';

const keysOf = (itemIdList: readonly number[]): string[] =>
  itemIdList.flatMap((id) => itemById(id)?.key ?? []);

function useFinders({ kind, mapId, refId }: BookCard) {
  // Items and certificates belong to no map.
  const thing = { kind, mapId: mapId ?? 0, refId };
  const { data } = useQuery({ ...collectionQueries.finders(thing), enabled: kind !== 'PERSON' });
  return data?.finderList ?? [];
}

/** Faces of the friends who have found the same. */
export function Finders({ card }: { readonly card: BookCard }) {
  const finders = useFinders(card);
  if (finders.length === 0) return null;
  return (
    <Cluster as="p" className={styles.line}>
      <UsersRound aria-hidden="true" />
      {collectionTexts.finders}
      <Row as="span" gap={0}>
        {finders.map(({ userId, nickname, itemIdList }) => (
          <span key={userId} className={styles.face}>
            <AvatarPreview itemKeys={keysOf(itemIdList)} height={32} bust animate={false} label={nickname} />
          </span>
        ))}
      </Row>
    </Cluster>
  );
}

/** A friend who knows where the missing thing is. */
export function FindersHint({ card }: { readonly card: BookCard }) {
  const [finder] = useFinders(card);
  if (finder === undefined) return <span />;
  return (
    <Card as="p" layout="row" size="small" className={styles.line}>
      <span className={styles.face}>
        <AvatarPreview itemKeys={keysOf(finder.itemIdList)} height={38} bust animate={false} label="" />
      </span>
      {collectionTexts.knows(finder.nickname)}
    </Card>
  );
}
