import { useQuery } from '@tanstack/react-query';
import { BookOpen, ChevronRight } from 'lucide-react';
import { collectionQueries } from '#client/net/world/collections.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { friendTexts } from './texts.ts';
import styles from './Friends.module.css';

const PICTURES = ['shell', 'conch', 'pearl'] as const;

/** The collection book, which fills up faster with a friend; nothing stands there while it cannot be read. */
export function BookCard() {
  const { data } = useQuery(collectionQueries.book());
  const pages = data?.pageList.filter(({ totalCount }) => totalCount !== null) ?? [];
  if (pages.length === 0) return null;
  const found = pages.reduce((sum, { foundCount }) => sum + foundCount, 0);
  const total = pages.reduce((sum, { totalCount }) => sum + (totalCount ?? 0), 0);
  return (
    <section className={styles.book} aria-label={friendTexts.book}>
      <Heading level={3} size="heading">
        <BookOpen aria-hidden="true" />
        {friendTexts.book}
        <Text as="span" size="heading" tone="warning" tabular>
          {friendTexts.bookCount(found, total)}
        </Text>
      </Heading>
      <Row aria-hidden="true" className={styles.pictures}>
        {PICTURES.map((name) => (
          <span key={name}>
            <img src={`/ui/${name}.svg`} alt="" width="38" height="38" />
          </span>
        ))}
        {found < total && <span className={styles.missing}>?</span>}
      </Row>
      <Text size="small" tone="warning" bold>
        {found < total ? friendTexts.bookTogether : friendTexts.bookFull}
      </Text>
      <Button tone="quiet" size="small" icon={<ChevronRight />} onClick={() => openDialog('collection')}>
        {friendTexts.openBook}
      </Button>
    </section>
  );
}
