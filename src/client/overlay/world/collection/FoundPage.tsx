import { CalendarHeart, MapPin, X } from 'lucide-react';
import type { CollectionBook } from '#shared/contract/world/collections.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { CardPicture } from './CardGrid.tsx';
import { Finders } from './Finders.tsx';
import { Milestones } from './Milestones.tsx';
import { collectionTexts } from './texts.ts';
import type { BookCard } from './useBookPage.ts';
import styles from './Collection.module.css';

interface FoundPageProps {
  readonly card: BookCard | undefined;
  readonly book: CollectionBook | undefined;
  /** On phones this side is a sheet over the cards. */
  readonly isSheetOpen: boolean;
  readonly onCloseSheet: () => void;
}

const WHEN = {
  ITEM: collectionTexts.gotOn,
  SHELL: collectionTexts.foundOn,
  SECRET: collectionTexts.foundOn,
  MAP: collectionTexts.visitedOn,
  NPC: collectionTexts.talkedOn,
  PERSON: collectionTexts.metOn,
  CERTIFICATE: collectionTexts.gotOn,
} as const;

/** The right side: one card whole with its place, its time and its company, and the book's next reward. */
export function FoundPage({ card, book, isSheetOpen, onCloseSheet }: FoundPageProps) {
  return (
    <section
      className={classNames(styles.side, styles.right, isSheetOpen && styles.sheetOpen)}
      aria-live="polite"
    >
      <Button tone="alt" icon={<X />} className={styles.closeSheet} onClick={onCloseSheet}>
        {collectionTexts.closeSheet}
      </Button>
      {card ? <Find card={card} /> : <p className={styles.choose}>{collectionTexts.choose}</p>}
      {book && <Milestones book={book} />}
    </section>
  );
}

function Find({ card }: { readonly card: BookCard }) {
  const { kind, mapId, name, text, foundAt } = card;
  const map = mapId === null ? undefined : mapById(mapId);
  const place = kind === 'SECRET' && foundAt === null ? undefined : map;
  const backdrop = place && kind !== 'CERTIFICATE' ? `url("/world/${place.key}/card.webp")` : undefined;
  return (
    <Stack as="article" gap={3}>
      <div
        className={classNames(styles.stage, foundAt === null && styles.foundMissing)}
        style={{ backgroundImage: backdrop }}
      >
        {kind !== 'MAP' && (
          <span className={styles.glow}>
            <CardPicture card={card} side={120} />
          </span>
        )}
        <Heading level={4} size="heading" tone="inherit" truncate className={styles.name}>
          {name ?? collectionTexts.unknown}
        </Heading>
      </div>
      <Text size="small" bold>
        {text}
      </Text>
      {place && kind !== 'MAP' && (
        <p className={styles.fact}>
          <MapPin aria-hidden="true" />
          {kind === 'PERSON' ? collectionTexts.metAt(place.name) : place.name}
        </p>
      )}
      {foundAt !== null && (
        <p className={styles.fact}>
          <CalendarHeart aria-hidden="true" />
          {WHEN[kind](collectionTexts.date(foundAt))}
        </p>
      )}
      {foundAt !== null && kind !== 'PERSON' && <Finders card={card} />}
    </Stack>
  );
}
