import { GatewayUnreachable, type PaymentGateway } from '#server/gateways/payments/paymentGateway.ts';

/** How a call of the provider goes: well, lost before it is done, or done with its answer lost. */
export type Weather = 'FINE' | 'LOST' | 'ANSWER_LOST';

/** The same provider over a bad line: `weather` is asked at each call. */
export function flakyGateway(gateway: PaymentGateway, weather: () => Weather): PaymentGateway {
  const over =
    <Args extends readonly unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const now = weather();
      if (now === 'LOST') throw new GatewayUnreachable('the request was lost');
      const result = await call(...args);
      if (now === 'ANSWER_LOST') throw new GatewayUnreachable('the answer was lost');
      return result;
    };
  return {
    name: gateway.name,
    open: over(gateway.open),
    read: over(gateway.read),
    refund: over(gateway.refund),
    charge: over(gateway.charge),
    readWebhook: gateway.readWebhook,
  };
}
