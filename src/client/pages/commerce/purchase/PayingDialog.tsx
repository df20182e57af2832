import { ExternalLink } from 'lucide-react';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { purchaseTexts, wonText } from './texts.ts';
import type { PaymentPhase } from './usePayment.ts';

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
        <Stack gap={3} align="center">
          <Spinner size={56} />
          {order && (
            <>
              <Text size="label">{order.name}</Text>
              <Text size="display" tabular>
                {wonText(order.amount)}
              </Text>
            </>
          )}
          <Text role="status" align="center">
            {phase.kind === 'OPEN' ? WORDS[phase.window] : texts.preparing}
          </Text>
          {isShown && <Hint align="center">{texts.hint}</Hint>}
        </Stack>
      </Dialog>
    </LocalDialog>
  );
}
