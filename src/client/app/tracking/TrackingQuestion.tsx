import { useState } from 'react';
import { saveTracking } from '#client/net/people/thirdParties.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { Text } from '#client/ui/text/Text.tsx';
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
    // An answer that could not be saved is asked for again at the next visit.
    saveTracking(isGiven).catch(() => {});
  };
  if (!isShown) return null;
  return (
    <Section title={texts.title} className={styles.question}>
      <Text tone="soft">{texts.about}</Text>
      <Grid columns={2} align="stretch">
        <Button tone="alt" onClick={() => answer(false)}>
          {texts.no}
        </Button>
        <Button tone="alt" onClick={() => answer(true)}>
          {texts.yes}
        </Button>
      </Grid>
    </Section>
  );
}
