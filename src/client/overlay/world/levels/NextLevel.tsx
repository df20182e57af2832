import { useQuery } from '@tanstack/react-query';
import { LockOpen } from 'lucide-react';
import { levelQueries } from '#client/net/world/titles.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { openingNames } from './openingNames.ts';
import { levelTexts } from './texts.ts';
import styles from './NextLevel.module.css';

/** What the level after this one opens; nothing while that is not known. */
export function NextLevel({ level }: { readonly level: number }) {
  const { data, isError } = useQuery(levelQueries.list());
  if (isError)
    return (
      <Text size="small" tone="soft">
        {levelTexts.failed}
      </Text>
    );
  if (data === undefined) return null;
  return (
    <section className={styles.next} aria-label={levelTexts.nextLevel(level + 1)}>
      <h3 className={styles.title}>
        <LockOpen aria-hidden="true" />
        {levelTexts.nextLevel(level + 1)}
      </h3>
      <ul className={styles.list}>
        {openingNames(data, level + 1).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
