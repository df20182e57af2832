import type { Database } from '#server/db/connect.ts';
import type { Config } from '#server/platform/config.ts';
import { createSandboxText } from './sandboxText.ts';
import { createSolapiText } from './solapiText.ts';
import type { TextMessageGateway } from './textMessageGateway.ts';

type Settings = Pick<
  Config,
  'SMS_TRANSPORT' | 'SMS_SENDER' | 'SOLAPI_URL' | 'SOLAPI_API_KEY' | 'SOLAPI_API_SECRET'
>;

/** The adapter that SMS_TRANSPORT names. */
export function createTextMessageGateway({
  db,
  config,
}: {
  db: Database;
  config: Settings;
}): TextMessageGateway {
  if (config.SMS_TRANSPORT === 'sandbox') return createSandboxText({ db });
  const { SOLAPI_URL: url, SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SMS_SENDER: from } = config;
  if (!apiKey || !apiSecret || !from)
    throw new Error('createTextMessageGateway: SMS_TRANSPORT is solapi without its settings');
  return createSolapiText({ url, apiKey, apiSecret, from });
}
