import { guardianRoutes, type ConsentRequest } from '#shared/contract/people/guardians.ts';
import { rest } from '#client/net/rest/rest.ts';

// What goes wrong is worded where it happened.
const quiet = { quiet: true };

export function loadConsentRequest(signal?: AbortSignal): Promise<ConsentRequest> {
  return rest.call(guardianRoutes.getRequest, undefined, { signal, ...quiet });
}

export function askGuardian(email: string): Promise<ConsentRequest> {
  return rest.call(guardianRoutes.request, { body: { email } }, quiet);
}
