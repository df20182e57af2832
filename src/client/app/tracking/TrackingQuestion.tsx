import { useState } from 'react';
import { saveTracking } from '#client/net/people/thirdParties.ts';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { appTexts } from '../texts.ts';
import styles from './TrackingQuestion.module.css';

const texts = appTexts.tracking;

/** Asked once, in a corner and without haste; both answers look alike. */
export function TrackingQuestion() {
  const [isShown, setIsShown] = useState(true);
  const answer = (isGiven: boolean) => {
    setIsShown(false);
    // What could not be saved is asked again at the next visit.
    saveTracking(isGiven).catch(() => {});
  };
  if (!isShown) return null;
  return (
    <section className={styles.question} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.about}</p>
      <Grid columns={2} align="stretch">
        <Button tone="alt" onClick={() => answer(false)}>
          {texts.no}
        </Button>
        <Button tone="alt" onClick={() => answer(true)}>
          {texts.yes}
        </Button>
      </Grid>
    </section>
  );
}
