import { ShieldCheck } from 'lucide-react';
import { Button } from '#client/ui/button/Button.tsx';
import styles from './IdentityCheck.module.css';
import { identityTexts as texts } from './texts.ts';
import { useIdentityCheck, type IdentityCheckOptions } from './useIdentityCheck.ts';

export interface IdentityCheckProps extends IdentityCheckOptions {
  readonly label: string;
}

/** The button that opens the provider's window, and what came of it. */
export function IdentityCheck({ label, ...options }: IdentityCheckProps) {
  const { phase, problem, start, checkNow } = useIdentityCheck(options);
  const isOpen = phase === 'open';
  return (
    <div className={styles.check}>
      <Button
        tone="sea"
        wide
        icon={<ShieldCheck />}
        busy={phase === 'reading'}
        disabled={phase !== 'idle'}
        onClick={() => void start()}
      >
        {label}
      </Button>
      {isOpen && (
        <div className={styles.waiting} role="status">
          <p>{texts.waiting}</p>
          <Button tone="alt" onClick={() => void checkNow()}>
            {texts.checkNow}
          </Button>
        </div>
      )}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}
