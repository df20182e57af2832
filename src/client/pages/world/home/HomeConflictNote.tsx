import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { homeTexts } from './texts.ts';
import styles from './HomePage.module.css';

/** Two arrangements of one room: the child decides which one stays. */
export function HomeConflictNote({
  onMine,
  onOther,
}: {
  readonly onMine: () => void;
  readonly onOther: () => void;
}) {
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        <b>{homeTexts.conflict}</b> {homeTexts.conflictHint}
      </p>
      <Cluster justify="center">
        <Button onClick={onMine}>{homeTexts.keepMine}</Button>
        <Button tone="alt" onClick={onOther}>
          {homeTexts.keepOther}
        </Button>
      </Cluster>
    </div>
  );
}
