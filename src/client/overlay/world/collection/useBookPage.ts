import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CollectionEntry, CollectionKind } from '#shared/contract/world/collections.ts';
import { collectionQueries, markCollectionsSeen } from '#client/net/world/collections.ts';
import { KINDS_OF, type CollectionTab } from './tabs.ts';

/** A card of a page, with the kind it is of. */
export interface BookCard extends CollectionEntry {
  readonly kind: CollectionKind;
  readonly key: string;
}

/** The contents of a tab's page. Leaving the page tells the server that it was looked at. */
export function useBookPage(tab: CollectionTab) {
  const kinds = KINDS_OF[tab];
  const results = useQueries({ queries: kinds.map((kind) => collectionQueries.page(kind)) });
  const latest = useRef<{ kind: CollectionKind; listedAt: string }[]>([]);
  const isComplete = results.every(({ data }) => data !== undefined);

  useEffect(() => {
    latest.current = kinds.flatMap((kind, index) => {
      const data = results[index]?.data;
      const hasNew = data?.entryList.some(({ isNew }) => isNew) ?? false;
      return data !== undefined && hasNew ? [{ kind, listedAt: data.listedAt }] : [];
    });
  });
  useEffect(
    () => () => {
      const seen = latest.current;
      latest.current = [];
      if (seen.length === 0) return;
      void markCollectionsSeen(seen);
    },
    [tab],
  );

  const cards = kinds.flatMap((kind, index): BookCard[] =>
    (results[index]?.data?.entryList ?? []).map((entry) => ({
      ...entry,
      kind,
      key: `${kind}:${entry.mapId ?? 0}:${entry.refId}`,
    })),
  );
  return {
    data: isComplete ? cards : undefined,
    isError: results.some(({ isError }) => isError),
    isFetching: results.some(({ isFetching }) => isFetching),
    isPaused: results.some(({ fetchStatus }) => fetchStatus === 'paused'),
    refetch: () => void Promise.all(results.map(({ refetch }) => refetch())),
  };
}
