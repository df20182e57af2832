import { defaultStackParser, makeNodeTransport, NodeClient, Scope, type ErrorEvent } from '@sentry/node';
import { scrubReport } from '#shared/contract/errorReport.ts';
import type { ErrorTracking } from './errorTracking.ts';

const CLOSE_MS = 2000;

/** Sends Sentry the kind of an error and its place in our code. No integration reads requests or people. */
export function createSentryTracking({ dsn }: { readonly dsn: string }): ErrorTracking {
  const client = new NodeClient({
    dsn,
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeNodeTransport,
    sendClientReports: false,
    serverName: 'server',
    beforeSend: (event) => scrubReport({ ...event, platform: 'node' }) as ErrorEvent,
  });
  client.init();
  return {
    report(error, { route, code }) {
      const scope = new Scope();
      scope.setTags({ route, code });
      client.captureException(error, undefined, scope);
    },
    close: async () => {
      await client.close(CLOSE_MS);
    },
  };
}
