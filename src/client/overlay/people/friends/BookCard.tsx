import { useQuery } from '@tanstack/react-query';
import { BookOpen, ChevronRight } from 'lucide-react';
import { collectionQueries } from '#client/net/world/collections.ts';
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
      <h3>
        <BookOpen aria-hidden="true" />
        {friendTexts.book}
        <span>{friendTexts.bookCount(found, total)}</span>
      </h3>
      <div className={styles.pictures} aria-hidden="true">
        {PICTURES.map((name) => (
          <span key={name}>
            <img src={`/ui/${name}.svg`} alt="" width="38" height="38" />
          </span>
        ))}
        {found < total && <span className={styles.missing}>?</span>}
      </div>
      <p>{found < total ? friendTexts.bookTogether : friendTexts.bookFull}</p>
      <button type="button" className={styles.open} onClick={() => openDialog('collection')}>
        {friendTexts.openBook}
        <ChevronRight aria-hidden="true" />
      </button>
    </section>
  );
}
