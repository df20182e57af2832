import { Info } from 'lucide-react';
import { Link } from 'react-router';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { withLearner } from './resultPath.ts';
import { purchaseTexts as texts } from './texts.ts';
import styles from './SellerLine.module.css';

/** Who sells, that nothing is taken by itself, and what the provider is told. */
export function SellerLine({
  learnerId,
  className,
}: {
  readonly learnerId: number | null;
  /** The class that sells; empty for the school. */
  readonly className: string;
}) {
  return (
    <div className={styles.seller}>
      <p>
        <Info aria-hidden="true" /> {texts.noRenewal} {texts.told}
      </p>
      <p className={styles.line}>
        <span>{texts.seller(className)}</span>
        <span>{texts.support}</span>
        <button type="button" onClick={() => openDialog('terms', { type: 'SERVICE' })}>
          {texts.terms}
        </button>
        <Link to={withLearner(paths.purchaseHistories, learnerId)}>{texts.histories}</Link>
      </p>
    </div>
  );
}
