import type { BodyOf, ParamsOf, QueryOf, ReplyOf, RouteSpec } from '#shared/contract/route.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import type { RouteName, Routes } from '#shared/contract/routes.ts';
import type { Logger } from '#server/platform/log.ts';
import type { Deps } from './deps.ts';

/** The channel of the `Channel-Id` header and what the caller is in it. */
export interface CallerChannel {
  readonly channelId: number;
  readonly channelName: string;
  readonly roles: readonly ChannelRole[];
}

/** One validated and authorised call of a route. */
export interface Call<R extends RouteSpec> {
  readonly deps: Deps;
  readonly log: Logger;
  /** The signed-in user; 0 on routes that anyone may call without a token. */
  readonly userId: number;
  /** The refresh family of the access token; empty without one. */
  readonly sessionId: string;
  /** Present on routes whose access names a channel role. */
  readonly channel: CallerChannel | undefined;
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  /** Address of the caller, for rate limits only. */
  readonly address: string;
  setHeader(name: string, value: string): void;
}

export type Handler<Name extends RouteName> = (call: Call<Routes[Name]>) => Promise<ReplyOf<Routes[Name]>>;
/** The handlers of some routes, as each subject's routes.ts exports them. */
export type Handlers<Name extends RouteName = RouteName> = { readonly [N in Name]: Handler<N> };

/** The caller's channel on a route that demands one. */
export function channelOf(call: { readonly channel: CallerChannel | undefined }): CallerChannel {
  if (!call.channel) throw new Error('channelOf: the route declares no channelRole access');
  return call.channel;
}
