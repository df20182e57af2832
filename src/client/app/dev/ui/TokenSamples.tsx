import { Card } from '#client/ui/layout/Card.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Text, type TextSize } from '#client/ui/text/Text.tsx';
import { WIDTHS } from '#client/ui/tokens/widths.ts';
import { uiSampleTexts as texts } from './texts.ts';
import styles from '../Dev.module.css';

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8];
const TYPES: readonly TextSize[] = [
  'display',
  'title',
  'heading',
  'label',
  'body',
  'small',
  'caption',
  'code',
];
const COLOURS = [
  ...['--text', '--text-soft', '--text-accent', '--text-placeholder', '--text-disabled', '--text-on-fill'],
  ...['--surface', '--surface-paper', '--surface-sunken', '--surface-hover', '--surface-chosen'],
  ...[
    '--surface-disabled',
    '--surface-note',
    '--line-strong',
    '--line-soft',
    '--line-hover',
    '--line-chosen',
  ],
  ...['plain', 'info', 'success', 'warning', 'danger'].flatMap((tone) => [
    `--${tone}-text`,
    `--${tone}-surface`,
    `--${tone}-line`,
  ]),
  ...[1, 2, 3, 4, 5, 6].flatMap((kind) => [`--kind-${kind}-text`, `--kind-${kind}-surface`]),
];

/** Space, type, corners, shadows, widths and colours. */
export function TokenSamples() {
  return (
    <>
      <Section title="Type">
        <Stack gap={2}>
          {TYPES.map((size) => (
            <Row key={size}>
              <Text as="span" size="caption" tone="soft">
                {size}
              </Text>
              <Text as="span" size={size}>
                {texts.sentence}
              </Text>
            </Row>
          ))}
        </Stack>
      </Section>
      <Section title="Space, radius, shadow">
        <Stack gap={2}>
          {SPACES.map((step) => (
            <div key={step} className={styles.space} style={{ width: `var(--space-${step})` }} />
          ))}
        </Stack>
        <Cluster gap={6}>
          {[1, 2, 3, 4].map((step) => (
            <div key={step} className={styles.box} style={{ borderRadius: `var(--radius-${step})` }} />
          ))}
          {[1, 2, 3].map((step) => (
            <div key={step} className={styles.box} style={{ boxShadow: `var(--shadow-${step})` }} />
          ))}
        </Cluster>
      </Section>
      <Section title="Widths">
        <Facts items={Object.entries(WIDTHS).map(([term, value]) => ({ term, value }))} />
      </Section>
      <Section title="Colours">
        <Grid min={150}>
          {COLOURS.map((name) => (
            <Card key={name} size="small" gap={1}>
              <div className={styles.swatch} style={{ background: `var(${name})` }} />
              <Text size="caption" tone="soft">
                {name}
              </Text>
            </Card>
          ))}
        </Grid>
      </Section>
    </>
  );
}
