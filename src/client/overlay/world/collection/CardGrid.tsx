import { itemById } from '#shared/content/items.ts';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { moveInGrid } from '#client/overlay/world/wardrobe/moveInGrid.ts';
import type { BookCard } from './useBookPage.ts';
import { collectionTexts } from './texts.ts';
import styles from './Collection.module.css';

interface CardGridProps {
  readonly label: string;
  readonly cards: readonly BookCard[];
  readonly chosenKey: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** The cards of one side; of what is missing only the outline is drawn. */
export function CardGrid({ label, cards, chosenKey, onChoose }: CardGridProps) {
  return (
    <Grid as="ul" min={84} gap={3} aria-label={label}>
      {cards.map((card) => (
        <li key={card.key}>
          <button
            type="button"
            data-cell
            aria-pressed={card.key === chosenKey}
            className={classNames(styles.card, card.foundAt === null && styles.missing)}
            data-choice
            onKeyDown={moveInGrid}
            onClick={() => onChoose(card.key)}
          >
            <CardPicture card={card} side={58} />
            {card.foundAt === null && <u aria-hidden="true">?</u>}
            {card.isNew && <em data-tag>{collectionTexts.fresh}</em>}
            <Text as="b" size="caption" tone="inherit" truncate>
              {card.name ?? collectionTexts.unknown}
            </Text>
          </button>
        </li>
      ))}
    </Grid>
  );
}

/** Stands for the cards while they are loading. */
export function PaleCards({ count }: { readonly count: number }) {
  return (
    <Grid as="ul" min={84} gap={3} aria-busy="true" aria-label={collectionTexts.title}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={classNames(styles.card, styles.pale)} data-choice />
      ))}
    </Grid>
  );
}

interface CardPictureProps {
  readonly card: BookCard;
  readonly side: number;
}

/** The picture of a find, its outline, or a friend as it is dressed. */
export function CardPicture({ card, side }: CardPictureProps) {
  const { kind, name, picture, foundAt, itemIdList } = card;
  if (kind === 'PERSON') {
    const keys = itemIdList.flatMap((id) => itemById(id)?.key ?? []);
    return <AvatarPreview itemKeys={keys} height={side} bust animate={false} label={name ?? ''} />;
  }
  const size = { width: side, height: side };
  if (foundAt === null) {
    const outline = picture === '' ? '/ui/key.svg' : picture;
    // A photograph has no outline.
    const isPlain = kind === 'MAP' || kind === 'CERTIFICATE' || kind === 'SECRET';
    const mask = isPlain ? undefined : `url("${outline}") center / contain no-repeat`;
    return <span className={styles.picture} style={{ ...size, mask }} aria-hidden="true" />;
  }
  const isWide = kind === 'MAP' || kind === 'CERTIFICATE';
  return (
    <img
      src={picture}
      alt=""
      {...size}
      loading="lazy"
      className={classNames(styles.picture, isWide && styles.wide)}
    />
  );
}
