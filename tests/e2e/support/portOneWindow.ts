import { expect, type Page } from '@playwright/test';
import type { PortOneService } from '../../support/portOne/PortOneService.ts';

const SCRIPTS = /^https:\/\/cdn\.(?:iamport\.kr\/v1\/iamport|portone\.io\/v2\/browser-sdk)\.js$/;

type Order = Readonly<Record<string, unknown>> & { readonly customer?: { readonly customerId: string } };

/**
 * PortOne's scripts as their documents say: each lays a window over the page and answers it when the buyer
 * is through. The buyer's presses in that window happen at `provider`.
 */
export async function servePortOneWindow(page: Page, provider: PortOneService): Promise<void> {
  await page.route(SCRIPTS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${installScripts.toString()})()` }),
  );
  await page.exposeFunction('payAtPortOne', (order: Order) => {
    const text = (name: string) => String(order[name]);
    if (order['issueId'] !== undefined) {
      const customerId = order.customer?.customerId ?? '';
      provider.registerCard('card-1', { issueId: text('issueId'), customerId });
      return { billingKey: 'card-1', transactionType: 'ISSUE_BILLING_KEY' };
    }
    const merchantUid = text('paymentId' in order ? 'paymentId' : 'merchant_uid');
    const amount = Number(order['totalAmount'] ?? order['amount']);
    return { imp_uid: provider.pay({ merchantUid, amount }), merchant_uid: merchantUid, success: true };
  });
}

/** Types a card number into the window that lies over the page, and pays or closes it. */
export async function answerPortOne(page: Page, answer: '내기' | '닫기'): Promise<void> {
  const frame = page.getByRole('dialog', { name: 'PortOne' });
  const number = frame.getByLabel('카드 번호');
  await number.click();
  await page.keyboard.type('4242');
  // Nothing of the page takes the keys away.
  await expect(number).toHaveValue('4242');
  await frame.getByRole('button', { name: answer }).click();
}

/** Runs in the page. */
function installScripts(): void {
  type Pay = (order: Order) => Promise<object>;
  const own = window as unknown as { payAtPortOne: Pay; PortOne: object; IMP: object };
  const open = (order: Order) =>
    new Promise<object>((resolve) => {
      const frame = document.createElement('div');
      frame.role = 'dialog';
      frame.ariaLabel = 'PortOne';
      Object.assign(frame.style, { position: 'fixed', inset: '0', zIndex: '99999', background: 'white' });
      const number = document.createElement('input');
      number.ariaLabel = '카드 번호';
      frame.append(number);
      const add = (label: string, pressed: () => object | Promise<object>) => {
        const button = document.createElement('button');
        button.textContent = label;
        button.addEventListener('click', () => {
          void Promise.resolve(pressed()).then((told) => {
            frame.remove();
            resolve(told);
          });
        });
        frame.append(button);
      };
      add('내기', () => own.payAtPortOne(order));
      add('닫기', () => ({ code: 'FAILURE_TYPE_PG', success: false, error_code: 'F400' }));
      document.body.append(frame);
    });
  own.PortOne = { requestPayment: open, requestIssueBillingKey: open };
  own.IMP = {
    init: () => undefined,
    request_pay: (order: Order, answer: (told: object) => void) => void open(order).then(answer),
  };
}
