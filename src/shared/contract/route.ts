import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { RoleCheck } from './roles.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone, whoever is signed in, or a member of the `Channel-Id` channel with at least that role. */
export type Access = 'anyone' | 'signedIn' | { readonly channelRole: RoleCheck };

/** State an account must have reached before the route serves it. */
export type Requirement = 'extraInfo' | 'guardianConsent';

/** One route of the product. Handlers, the typed client, OpenAPI, validation and the role × route test read this. */
export interface RouteSpec {
  readonly method: HttpMethod;
  /** Full path with `:name` parameters, under `/game/v1` or `/channel/v1`. */
  readonly path: `/game/v1/${string}` | `/channel/v1/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Codes besides those every route may answer (validation, token, unexpected). */
  readonly errors?: readonly ErrorCode[];
  readonly requires?: readonly Requirement[];
  /** Code answered when the request does not match its schemas; VALIDATION_FAIL unless told. */
  readonly validationError?: ErrorCode;
  /** Requests allowed to one account (or address, when anonymous) each minute; 240 unless told. */
  readonly perMinute?: number;
  /** Served in development and tests only. */
  readonly developmentOnly?: boolean;
}

export const defineRoute = <const R extends RouteSpec>(route: R): R => route;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives, after validation. */
export type ParamsOf<R extends RouteSpec> = Output<R['params']>;
export type QueryOf<R extends RouteSpec> = Output<R['query']>;
export type BodyOf<R extends RouteSpec> = Output<R['body']>;
/** What a handler returns (before the response schema) and what the client gets (after it). */
export type ReplyOf<R extends RouteSpec> = Input<R['response']>;
export type ResponseOf<R extends RouteSpec> = Output<R['response']>;

type Part<K extends string, S> = S extends z.ZodType ? { readonly [P in K]: z.input<S> } : unknown;
/** What a caller passes: only the parts the route declares. */
export type RequestOf<R extends RouteSpec> = Part<'params', R['params']> &
  Part<'query', R['query']> &
  Part<'body', R['body']>;
