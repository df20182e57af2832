import type { Readable } from 'node:stream';
import type {
  Access,
  BodyOf,
  ChannelAccess,
  ParamsOf,
  QueryOf,
  RawBodySpec,
  ReplyOf,
  RouteSpec,
  StreamedBodySpec,
  UploadSpec,
} from '#shared/contract/route.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { Logger } from '#server/platform/log.ts';
import type { Deps } from './deps.ts';

/** The channel of a call and the caller's roles in it. */
export interface CallerChannel {
  readonly channelId: number;
  readonly channelName: string;
  readonly roles: readonly ChannelRole[];
}

/** A guardian with an open session. */
export interface CallingGuardian {
  readonly guardianSessionId: number;
  readonly email: string;
  readonly expiresAt: Date;
}

/** A file of an upload route. */
export interface UploadedFile {
  /** The client's name for the file: for display, never for a path. */
  readonly name: string;
  /** The media type by its first bytes. */
  readonly type: string;
  readonly size: number;
  /** Its bytes, or its temporary file, which is removed once the call is answered. */
  readonly content: Buffer | { readonly path: string };
}

/** The answer of the handler of a `file` route. */
export interface FileAnswer {
  readonly type: string;
  /** A file on this machine is served with ranges; a stream from its beginning. */
  readonly content: { readonly path: string } | { readonly stream: Readable };
  /** The name of a saved file, in any script; a file without one is shown in place. */
  readonly downloadName?: string;
  readonly cacheControl?: string;
}

export interface RedirectAnswer {
  readonly location: string;
}

/** The return type of a handler, by the kind of answer that its route declares. */
type AnswerOf<R extends RouteSpec> = R['response'] extends 'file'
  ? FileAnswer
  : R['response'] extends 'redirect'
    ? RedirectAnswer
    : R['response'] extends 'nothing'
      ? void
      : ReplyOf<R>;

type FilesOf<S> = S extends UploadSpec ? readonly UploadedFile[] : undefined;
type ChannelOf<A extends Access> = A extends ChannelAccess ? CallerChannel : undefined;
type GuardianOf<A extends Access> = A extends 'guardian' ? CallingGuardian : undefined;
type StreamOf<S> = S extends StreamedBodySpec ? Readable : undefined;
type HeadersOf<S> = S extends RawBodySpec
  ? Readonly<Record<string, string | readonly string[] | undefined>>
  : undefined;
type BytesOf<S> = S extends RawBodySpec ? Buffer : undefined;

/** One validated and authorised call of a route. */
export interface Call<R extends RouteSpec> {
  readonly deps: Deps;
  readonly log: Logger;
  /** The signed-in user; 0 on routes that anyone may call without a token. */
  readonly userId: number;
  /** The caller's access token; empty without one. */
  readonly accessToken: string;
  /** The refresh family of the access token; empty without one. */
  readonly sessionId: string;
  /** On a route for guardians. */
  readonly guardian: GuardianOf<R['access']>;
  /** On a route whose access names a channel role. */
  readonly channel: ChannelOf<R['access']>;
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  /** At least one on an upload route. */
  readonly files: FilesOf<R['upload']>;
  /** The exact bytes, on a route with a raw body. */
  readonly rawBody: BytesOf<R['rawBody']>;
  /** Beside a raw body, for its signature; the names are in lower case. */
  readonly headers: HeadersOf<R['rawBody']>;
  /** The bytes as they come, on a route with a streamed body. */
  readonly stream: StreamOf<R['streamedBody']>;
  /** Address of the caller, for rate limits only. */
  readonly address: string;
  setHeader(name: string, value: string): void;
}

/** The handlers of one subject's routes, as its routes.ts exports them. */
export type Handlers<Routes extends Record<string, RouteSpec>> = {
  readonly [N in keyof Routes]: (call: Call<Routes[N]>) => Promise<AnswerOf<Routes[N]>>;
};

/** The caller: the input of most verbs of a user's own. */
export interface UserCall {
  readonly deps: Deps;
  readonly userId: number;
}

/** A question about a user, inside a transaction or outside. */
export interface UserQuery {
  readonly db: Database | Transaction;
  readonly userId: number;
}

export interface ChannelCall extends UserCall {
  readonly channel: CallerChannel;
}

/** The caller and the channel: the input of most verbs of a channel's routes. */
export interface ChannelScope extends UserCall {
  readonly channelId: number;
}

export const channelScope = ({ deps, userId, channel }: ChannelCall): ChannelScope => ({
  deps,
  userId,
  channelId: channel.channelId,
});
