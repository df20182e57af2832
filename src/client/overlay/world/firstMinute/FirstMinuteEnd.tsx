import { Check, X } from 'lucide-react';
import { FIRST_MINUTE_SHELLS } from '#shared/content/collectibles.ts';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { RowButton } from '#client/ui/button/IconButton.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import { firstMinuteTexts as texts } from './texts.ts';
import { STEPS } from './watchSteps.ts';
import styles from './FirstMinute.module.css';

/** Three ticks, the shells, and a word on the way. */
export function FirstMinuteEnd({ onClose }: { readonly onClose: () => void }) {
  return (
    <section className={styles.end} data-paper="lip" role="status" aria-label={texts.region}>
      <img className={styles.face} src="/npc/dolphin/@2x/bust.webp" alt="" />
      <Stack gap={0} className={styles.words}>
        <Text as="b" size="title" tone="warning">
          {texts.end}
        </Text>
        <Hint as="small">{texts.endHint}</Hint>
      </Stack>
      <Cluster as="ul" gap={2}>
        {STEPS.map((step) => (
          <li key={step}>
            <Chip tone="success" icon={<Check aria-hidden="true" />}>
              {texts.titles[step]}
            </Chip>
          </li>
        ))}
      </Cluster>
      <Row as="p" gap={2}>
        <img src="/ui/shell.svg" alt="" width="34" height="34" />
        <Text as="span" size="title" tone="warning">
          {texts.allShells(FIRST_MINUTE_SHELLS)}
        </Text>
      </Row>
      <RowButton className={styles.close} label={uiTexts.close} icon={<X />} onClick={onClose} />
    </section>
  );
}
