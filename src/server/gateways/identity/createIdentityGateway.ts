import type { Config } from '#server/platform/config.ts';
import type { IdentityGateway } from './identityGateway.ts';
import { createNiceIdentity } from './niceIdentity.ts';
import { createSandboxIdentity } from './sandboxIdentity.ts';

type Settings = Pick<
  Config,
  | 'IDENTITY'
  | 'NICE_API_URL'
  | 'NICE_WINDOW_URL'
  | 'NICE_CLIENT_ID'
  | 'NICE_CLIENT_SECRET'
  | 'NICE_PRODUCT_ID'
>;

/** The adapter that IDENTITY names. */
export function createIdentityGateway({ config }: { config: Settings }): IdentityGateway {
  if (config.IDENTITY === 'sandbox') return createSandboxIdentity();
  const { NICE_CLIENT_ID: clientId, NICE_CLIENT_SECRET: clientSecret, NICE_PRODUCT_ID: productId } = config;
  if (!clientId || !clientSecret || !productId)
    throw new Error('createIdentityGateway: IDENTITY is nice without its settings');
  return createNiceIdentity({
    apiUrl: config.NICE_API_URL,
    windowUrl: config.NICE_WINDOW_URL,
    clientId,
    clientSecret,
    productId,
  });
}
