import type { RouteSpec } from '#shared/contract/route.ts';
import type { Caller } from '#server/domain/access/authorise.ts';
import type { Call } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { callerError } from '#server/domain/people/sessions/accessToken.ts';
import type { Logger } from '#server/platform/log.ts';
import { inChildSpan } from '#server/platform/tracing.ts';
import { validateRequest, type RequestParts } from './validateRequest.ts';

/** A route of the contract with the handler that answers it. */
export interface BoundRoute {
  readonly name: string;
  readonly route: RouteSpec;
  readonly handle: (call: Call<RouteSpec>) => Promise<unknown>;
}

/** The context of a request beside caller and input. */
export type Envelope = Pick<
  Call<RouteSpec>,
  'accessToken' | 'files' | 'rawBody' | 'headers' | 'stream' | 'address' | 'setHeader'
> & { readonly log: () => Logger };

/** Validation and handler, for an authorised caller. Throws the refusals of the route. */
export async function answerCall(
  deps: Deps,
  { name, route, handle }: BoundRoute,
  caller: Caller,
  parts: RequestParts,
  { log, ...envelope }: Envelope,
): Promise<unknown> {
  const valid = validateRequest(route, parts);
  const call = {
    ...caller,
    ...valid,
    ...envelope,
    deps,
    get log() {
      return log();
    },
  };
  return await inChildSpan(`verb ${name}`, {}, () => handle(call)).catch(async (error: unknown) => {
    throw await callerError(deps, caller.userId, error);
  });
}
