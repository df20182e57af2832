import type { z } from 'zod';
import { GatewayUnreachable, type GatewayPayment } from './paymentGateway.ts';

const TIMEOUT_MS = 10_000;

export interface PortOneRequest {
  readonly apiUrl: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly timeoutMs?: number;
}

/** PortOne's answer of any status. Errors leave bodies out, because they contain card keys. */
export async function callPortOne(
  request: PortOneRequest,
): Promise<{ readonly status: number; readonly json: unknown }> {
  const { apiUrl, method, path, headers, body, timeoutMs = TIMEOUT_MS } = request;
  try {
    const response = await fetch(new URL(path, apiUrl), {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, json: await response.json() };
  } catch (cause) {
    throw new GatewayUnreachable(`PortOne did not answer ${method} ${withoutIds(path)}`, { cause });
  }
}

/** The answer in the documented shape. Throws GatewayUnreachable. */
export function readPortOne<Schema extends z.ZodType>(
  schema: Schema,
  { path, status, json }: { readonly path: string; readonly status: number; readonly json: unknown },
): z.output<Schema> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new GatewayUnreachable(
    `PortOne answered ${withoutIds(path)} with ${status} and nothing that is known`,
  );
}

const withoutIds = (path: string) => path.replace(/\?.*/, '').replaceAll(/\/[\w-]{16,}/g, '/…');

/** The answer for a charge that the provider did not begin and has no number for. */
export const refusedCharge = (of: {
  readonly merchantUid: string;
  readonly amount: number;
  readonly reason: string;
}): GatewayPayment => ({
  ...of,
  impUid: `refused-${of.merchantUid}`,
  status: 'FAILED',
  refundedAmount: 0,
  currency: 'KRW',
  paidAt: null,
  receiptUrl: '',
  billingKey: null,
});
