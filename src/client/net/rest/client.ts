import type { RequestOf, ResponseOf, RouteSpec, UploadSpec } from '#shared/contract/route.ts';
import { rest as pageClient } from './rest.ts';
import type { CallArguments, CallOptions, RestClient, UploadOptions } from './RestClient.ts';

/** A route without params, query and body is asked for its file without a request. */
type FileArguments<R extends RouteSpec> =
  unknown extends RequestOf<R>
    ? [request?: undefined, options?: CallOptions]
    : [request: RequestOf<R>, options?: CallOptions];

type WithoutRoute<A extends readonly unknown[]> = A extends readonly [unknown, ...infer Rest] ? Rest : never;

type Call<R extends RouteSpec> = R extends { readonly upload: UploadSpec }
  ? (request: RequestOf<R>, files: readonly File[], options?: UploadOptions) => Promise<ResponseOf<R>>
  : R extends { readonly response: 'file' }
    ? (...args: FileArguments<R>) => Promise<Blob>
    : (...args: WithoutRoute<CallArguments<R>>) => Promise<ResponseOf<R>>;

/** The part of a query's context that its call needs. */
export interface Asked {
  readonly signal: AbortSignal;
}

/** One function for each route, under its name. Each throws ApiError. */
export type Client<Routes extends Readonly<Record<string, RouteSpec>>> = {
  readonly [Name in keyof Routes]: Call<Routes[Name]>;
};

/**
 * The calls of a subject, made from its own routes: `client(commentRoutes).create({ params, body })`. A route with an
 * upload takes files behind its request, and one that answers with a file resolves to a Blob.
 */
// @__NO_SIDE_EFFECTS__
export function client<Routes extends Readonly<Record<string, RouteSpec>>>(
  routes: Routes,
  rest: RestClient = pageClient,
): Client<Routes> {
  const calls = Object.entries(routes).map(([name, route]) => [name, callOf(route, rest)]);
  // Each function is built for the kind of its route; the types of the contract say the same.
  return Object.fromEntries(calls) as Client<Routes>;
}

function callOf(route: RouteSpec, rest: RestClient) {
  if (takesFiles(route))
    return (request: object, files: readonly File[], options?: UploadOptions) =>
      rest.upload(route, request, files, options);
  if (answersFile(route))
    return (request?: object, options?: CallOptions) => rest.download(route, options, request);
  return (...args: WithoutRoute<CallArguments<RouteSpec>>) => rest.call(route, ...args);
}

const takesFiles = (route: RouteSpec): route is RouteSpec & { readonly upload: UploadSpec } =>
  route.upload !== undefined;
const answersFile = (route: RouteSpec): route is RouteSpec & { readonly response: 'file' } =>
  route.response === 'file';
