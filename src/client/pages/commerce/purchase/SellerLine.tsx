import { Info } from 'lucide-react';
import { Link } from 'react-router';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { withLearner } from './resultPath.ts';
import { purchaseTexts as texts } from './texts.ts';
import styles from './Purchase.module.css';

/** The seller, the promise that nothing is taken by itself, and the data that the provider is told. */
export function SellerLine({
  learnerId,
  className,
}: {
  readonly learnerId: number | null;
  /** The class that sells; empty for the school. */
  readonly className: string;
}) {
  return (
    <Stack gap={0}>
      <Row>
        <Info aria-hidden="true" size={18} />
        <Text size="caption" tone="soft" grow>
          {texts.noRenewal} {texts.told}
        </Text>
      </Row>
      <Cluster gap={5} className={styles.links}>
        <Text size="caption" tone="soft">
          {texts.seller(className)}
        </Text>
        <Text size="caption" tone="soft">
          {texts.support}
        </Text>
        <button type="button" onClick={() => openDialog('terms', { type: 'SERVICE' })}>
          {texts.terms}
        </button>
        <Link to={withLearner(paths.purchaseHistories, learnerId)}>{texts.histories}</Link>
      </Cluster>
    </Stack>
  );
}
