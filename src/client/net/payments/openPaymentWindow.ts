import { PAYMENT_WINDOW, type PreparedPayment } from '#shared/contract/commerce/payments.ts';
import { openPortOneV1, openPortOneV2 } from './portOne.ts';

/** A provider's window over this page, as far as the page can see it. */
export interface PaymentWindow {
  /** True once the buyer has left it, with or without a payment. */
  isClosed(): boolean;
  /** While it lies over this page, a dialog of ours would take the focus away from what is typed in it. */
  liesOver(): boolean;
  /** The provider's number of the payment; null until its script has told it. */
  impUid(): string | null;
  close(): void;
}

/**
 * Opens the window in which a payment is made; null where the browser refuses it. To be called in a click. `resultPath`
 * is where a phone goes on to, whose browser leaves this page.
 */
export async function openPaymentWindow(
  prepared: PreparedPayment,
  resultPath: string,
): Promise<PaymentWindow | null> {
  const returnUrl = new URL(resultPath, window.location.origin).href;
  switch (prepared.window.kind) {
    case 'SANDBOX':
      return openSandbox(prepared.window.url, resultPath);
    case 'PORTONE_V1':
      return openPortOneV1(prepared, returnUrl);
    case 'PORTONE_V2':
      return openPortOneV2(prepared, returnUrl);
  }
}

function openSandbox(path: string, resultPath: string): PaymentWindow | null {
  const { width, height } = PAYMENT_WINDOW;
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  const url = `${path}?redirect=${encodeURIComponent(resultPath)}`;
  const opened = window.open(url, 'payment', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (opened === null) return null;
  opened.focus();
  return {
    isClosed: () => opened.closed,
    liesOver: () => false,
    impUid: () => null,
    close: () => opened.close(),
  };
}
