import { ExternalLink } from 'lucide-react';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { purchaseTexts, wonText } from './texts.ts';
import type { PaymentPhase } from './usePayment.ts';
import styles from './PayingDialog.module.css';

const texts = purchaseTexts.paying;
const WORDS = { SHOWN: texts.open, OVER: texts.open, BLOCKED: texts.blocked, LOST: texts.lost } as const;

export interface PayingDialogProps {
  readonly phase: PaymentPhase;
  readonly onOpen: () => void;
  readonly onStop: () => void;
}

/** Lies over the page while a payment is under way, but not over a window that does so itself; it leaves by itself. */
export function PayingDialog({ phase, onOpen, onStop }: PayingDialogProps) {
  const order = phase.kind === 'OPEN' ? phase.order.prepared : null;
  const isOver = phase.kind === 'OPEN' && phase.window === 'OVER';
  const isShown = phase.kind === 'OPEN' && phase.window === 'SHOWN';
  return (
    <LocalDialog open={phase.kind !== 'IDLE' && !isOver} onClose={() => undefined}>
      <Dialog
        title={texts.title}
        titleTone="sea"
        width="small"
        dismissible={false}
        footer={
          order && (
            <>
              {order.amount > 0 && (
                <Button
                  tone={isShown ? 'alt' : 'ok'}
                  icon={<ExternalLink aria-hidden="true" />}
                  onClick={onOpen}
                >
                  {isShown ? texts.again : texts.openNow}
                </Button>
              )}
              <Button tone="alt" onClick={onStop}>
                {texts.stop}
              </Button>
            </>
          )
        }
      >
        <div className={styles.body}>
          <Spinner size={56} />
          {order && (
            <p className={styles.what}>
              {order.name} <b>{wonText(order.amount)}</b>
            </p>
          )}
          <p role="status">{phase.kind === 'OPEN' ? WORDS[phase.window] : texts.preparing}</p>
          {isShown && <p className={styles.hint}>{texts.hint}</p>}
        </div>
      </Dialog>
    </LocalDialog>
  );
}
