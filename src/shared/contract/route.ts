import type { z } from 'zod';
import type { ChannelPlugin } from './channels/channelPlugins.ts';
import type { ErrorCode } from './errors.ts';
import type { Feature } from './features.ts';
import type { RoleCheck } from './roles.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Members of a channel with at least that role. */
export interface ChannelAccess {
  readonly channelRole: RoleCheck;
  /** The path parameter with the channel's id; the `Channel-Id` header by default. They must agree if both are sent. */
  readonly channelFrom?: string;
  /**
   * Everybody may call a route of a VISIBLE channel, signed in or not; only members from that role on may call it of
   * any other channel.
   */
  readonly isPublic?: boolean;
  /** The part of the channel that must be switched on; CHANNEL_CONTENT_UNAUTHORIZED otherwise. */
  readonly plugin?: ChannelPlugin;
}

/**
 * The callers that may call: anyone, signed-in users, a guardian with the cookie of its own session (which is no
 * session of an account), the administrators of the service (ROLE_ADMIN in the school that everybody is in), or members
 * of a channel.
 */
export type Access = 'anyone' | 'signedIn' | 'guardian' | 'serviceAdmin' | ChannelAccess;

/** State an account must have reached before the route serves it. */
export type Requirement = 'extraInfo' | 'guardianConsent';

/** Uploaded files as multipart/form-data, under one field name; `body` then describes the text fields beside them. */
export interface UploadSpec {
  readonly field: string;
  readonly maxFiles: number;
  /** The largest size of each file. */
  readonly maxBytes: number;
  /** Accepted media types, sniffed from the first bytes; the client's file name and type are ignored. */
  readonly types: readonly string[];
  /** Plain text is accepted, too: UTF-8 that begins like no other file. Its type is always `text/plain`. */
  readonly text?: boolean;
  /** In memory by default; a temporary file for uploads of more than a few megabytes. */
  readonly keptIn?: 'memory' | 'file';
}

/** A raw body, as signatures of webhooks need it. */
export interface RawBodySpec {
  readonly contentType: string;
}

/** A body that is too large for memory. */
export interface StreamedBodySpec {
  readonly maxBytes: number;
}

/** Answers other than JSON: bytes with their type, a redirect (303 by default), or 204 without a body. */
export type AnswerKind = 'file' | 'redirect' | 'nothing';

/** One route of the product. Handlers, the typed client, OpenAPI, validation and the role × route test read this. */
export interface RouteSpec {
  readonly method: HttpMethod;
  /** Full path with `:name` parameters; `/matchmake` is the prefix of Colyseus' own client. */
  readonly path: `/game/v1/${string}` | `/channel/v1/${string}` | `/matchmake/${string}`;
  readonly access: Access;
  readonly summary: string;
  /**
   * The other caller, or the route in its place, of a route that no page calls; `routeCallers.test.ts` asks for it
   * there alone.
   */
  readonly withoutPage?: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly upload?: UploadSpec;
  readonly rawBody?: RawBodySpec;
  /** A body that is streamed to the handler and stored nowhere; a longer one is cut off. */
  readonly streamedBody?: StreamedBodySpec;
  /** Largest JSON or raw body, as in `1mb`; 512kb by default. */
  readonly bodyLimit?: `${number}${'kb' | 'mb'}`;
  /** The schema of a JSON answer, or another kind of answer. */
  readonly response: z.ZodType | AnswerKind;
  /** Status of a success: 200 by default, 303 for a redirect. */
  readonly status?: 200 | 201 | 202 | 302 | 303;
  /** Codes besides those every route may answer (validation, token, unexpected). */
  readonly errors?: readonly ErrorCode[];
  readonly requires?: readonly Requirement[];
  /** Code answered when the request does not match its schemas; VALIDATION_FAIL by default. */
  readonly validationError?: ErrorCode;
  /** The body is a form of many fields: where several are wrong at once, MULTIPLE_FIELD_ERRORS is answered. */
  readonly isForm?: boolean;
  /** The switch of the service that must be on for the caller; FEATURE_OFF otherwise. */
  readonly feature?: Feature;
  /** Requests per minute for one account (or address, when anonymous); 240 by default. */
  readonly perMinute?: number;
  /** Served in development and tests only. */
  readonly developmentOnly?: boolean;
}

export const defineRoute = <const R extends RouteSpec>(route: R): R => route;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The input of a handler, after validation. */
export type ParamsOf<R extends RouteSpec> = Output<R['params']>;
export type QueryOf<R extends RouteSpec> = Output<R['query']>;
export type BodyOf<R extends RouteSpec> = Output<R['body']>;
/** The JSON that a handler returns (before the response schema) and that the client receives (after it). */
export type ReplyOf<R extends RouteSpec> = Input<R['response']>;
export type ResponseOf<R extends RouteSpec> = Output<R['response']>;

type Part<K extends string, S> = S extends z.ZodType ? { readonly [P in K]: z.input<S> } : unknown;
/** A route of a channel that its path does not name: the caller names it in the `Channel-Id` header. */
type InChannel<A> = A extends { readonly channelRole: RoleCheck }
  ? A extends { readonly channelFrom: string }
    ? unknown
    : { readonly channelId: number }
  : unknown;
/** The input of a caller: only the parts that the route declares. */
export type RequestOf<R extends RouteSpec> = Part<'params', R['params']> &
  Part<'query', R['query']> &
  Part<'body', R['body']> &
  InChannel<R['access']>;
