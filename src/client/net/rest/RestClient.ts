import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { sessionRoutes } from '#shared/contract/people/sessions.ts';
import { errorBodySchema } from '#shared/contract/errors.ts';
import type { RequestOf, ResponseOf, RouteSpec, UploadSpec } from '#shared/contract/route.ts';
import { parseKnown } from '#client/net/parseKnown.ts';
import { ApiError, type ApiFailure } from './ApiError.ts';
import { reactionTo, type Reaction } from './reactionTo.ts';
import { NothingToRefresh, TokenRefresher, type CrossTabLock } from './TokenRefresher.ts';
import type { TokenStorage } from './tokenStorage.ts';

/** A reaction that the shell shows or carries out because of a call; the caller gets its ApiError besides. */
export type ApiErrorReaction = Exclude<Reaction, { kind: 'ignore' }> & {
  readonly error: ApiError;
  /** Name of the channel that the call was about; null when it was about none, or nobody knows its name. */
  readonly channelName: string | null;
};

export interface RestClientOptions {
  /** Origin of the server; empty for the page's own. */
  readonly baseUrl: string;
  readonly tokens: TokenStorage;
  readonly lock: CrossTabLock;
  readonly anonymousSessionId: string;
  /** The name of a channel that a call was about, for messages; null where it is not known. */
  readonly channelName: (channelId: number) => string | null;
  readonly onApiError: (reaction: ApiErrorReaction) => void;
  readonly timeoutMs?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds until the call is given up, such as for one that waits for the judge or a gateway. */
  readonly timeoutMs?: number;
  /** Shows nothing on failure: the caller handles it, as in a check while typing. */
  readonly quiet?: boolean;
}

export interface UploadOptions extends Pick<CallOptions, 'signal' | 'quiet'> {
  /** Told how much has been sent, 0–1. */
  readonly onProgress?: (share: number) => void;
}

/** Arguments of `call`. A route without params, query and body is called without a request. */
export type CallArguments<R extends RouteSpec> =
  unknown extends RequestOf<R>
    ? [route: R, request?: undefined, options?: CallOptions]
    : [route: R, request: RequestOf<R>, options?: CallOptions];

interface RequestParts {
  /** The channel of a route whose path does not name it. */
  readonly channelId?: number;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

const TIMEOUT_MS = 20_000;

/** The one way to the server by HTTP: typed by the contract, signed, refreshed once, and with one reaction to errors. */
export class RestClient {
  readonly #options: RestClientOptions;
  readonly #axios: AxiosInstance;
  readonly #refresher: TokenRefresher;
  #underWay = new AbortController();
  #offlineReported = false;

  constructor(options: RestClientOptions) {
    this.#options = options;
    this.#axios = axios.create({
      baseURL: options.baseUrl,
      timeout: options.timeoutMs ?? TIMEOUT_MS,
      transitional: { clarifyTimeoutError: true },
    });
    this.#axios.interceptors.response.use((response) => {
      this.#offlineReported = false;
      this.#saveTokens(response);
      return response;
    });
    this.#refresher = new TokenRefresher({
      storage: options.tokens,
      lock: options.lock,
      trade: (refreshId) => this.#trade(refreshId),
    });
  }

  /** Calls a route. Throws ApiError. */
  async call<R extends RouteSpec>(
    ...[route, request, options = {}]: CallArguments<R>
  ): Promise<ResponseOf<R>> {
    const parts: RequestParts = request ?? {};
    return this.#perform(route, parts, options, {
      data: parts.body,
      ...(options.timeoutMs !== undefined && { timeout: options.timeoutMs }),
    });
  }

  /** Sends files, and the fields of the body, as multipart: no time-out, with progress. Throws ApiError. */
  async upload<R extends RouteSpec & { readonly upload: UploadSpec }>(
    route: R,
    request: RequestOf<R> & RequestParts,
    files: readonly File[],
    options: UploadOptions = {},
  ): Promise<ResponseOf<R>> {
    const form = new FormData();
    for (const [name, value] of Object.entries(Object(request.body))) form.append(name, String(value));
    for (const file of files) form.append(route.upload.field, file);
    return this.#perform(route, request, options, {
      data: form,
      timeout: 0,
      onUploadProgress: ({ loaded, total }) => {
        if (total) options.onProgress?.(loaded / total);
      },
    });
  }

  /** The bytes of a route that answers with a file; it may take its time. Throws ApiError. */
  async download(
    route: RouteSpec & { readonly response: 'file' },
    options: CallOptions = {},
    parts: RequestParts = {},
  ): Promise<Blob> {
    try {
      const config: AxiosRequestConfig = { responseType: 'blob', timeout: 0 };
      const { data } = await this.#sendSigned(route, parts, options, config);
      if (data instanceof Blob) return data;
      throw new ApiError({ ...describe(route), failure: 'badReply' });
    } catch (thrown) {
      const error = toApiError(await readErrorBlob(thrown), route);
      this.#react(error, options, channelOf(route, parts));
      throw error;
    }
  }

  /** A token for the room connection, or null when signed out; `refresh` after the last one was refused. */
  async accessToken({ refresh }: { readonly refresh: boolean }): Promise<string | null> {
    const token = this.#options.tokens.read()?.accessToken ?? null;
    return refresh && token !== null ? this.#freshToken(token) : token;
  }

  async #perform<R extends RouteSpec>(
    route: R,
    parts: RequestParts,
    options: CallOptions,
    config: AxiosRequestConfig,
  ): Promise<ResponseOf<R>> {
    try {
      const response = await this.#sendSigned(route, parts, options, config);
      return readReply(route, response);
    } catch (thrown) {
      const error = toApiError(thrown, route);
      const shown = isShownInPlace(route, error) ? { ...options, quiet: true } : options;
      this.#react(error, shown, channelOf(route, parts));
      throw error;
    }
  }

  /** Sends with the bearer; when it turns out to be too old, once more with a fresh one. */
  async #sendSigned(route: RouteSpec, parts: RequestParts, options: CallOptions, config: AxiosRequestConfig) {
    const token = this.#options.tokens.read()?.accessToken;
    try {
      return await this.#send(route, parts, options, config, token);
    } catch (thrown) {
      const error = toApiError(thrown, route);
      if (token === undefined || (error.code !== 'EXPIRED_TOKEN' && error.code !== 'INVALID_AUTH_TOKEN'))
        throw error;
      if (error.code === 'INVALID_AUTH_TOKEN' && this.#options.tokens.read()?.accessToken === token)
        throw error;
      const fresh = await this.#freshToken(token);
      if (fresh === null) throw new ApiError({ ...describe(route), failure: 'answered', body: SIGNED_OUT });
      return await this.#send(route, parts, options, config, fresh);
    }
  }

  #send(
    route: RouteSpec,
    parts: RequestParts,
    { signal }: CallOptions,
    config: AxiosRequestConfig,
    token: string | undefined,
  ): Promise<AxiosResponse<unknown>> {
    const { params, query } = parts;
    const channelId = channelOf(route, parts);
    const signals = [this.#underWay.signal, ...(signal ? [signal] : [])];
    return this.#axios.request({
      ...config,
      method: route.method,
      url: routePath(route.path, params),
      params: query,
      signal: AbortSignal.any(signals),
      headers: {
        'Anonymous-Session-Id': this.#options.anonymousSessionId,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(channelId !== undefined && { 'Channel-Id': String(channelId) }),
      },
    });
  }

  /** A token other than the refused one, or null when the session is over. Throws when the server is out of reach. */
  async #freshToken(refused: string): Promise<string | null> {
    try {
      return await this.#refresher.refresh(refused);
    } catch (error) {
      if (error instanceof NothingToRefresh) return null;
      if (error instanceof ApiError && error.code === 'INVALID_AUTH_TOKEN') return null;
      throw error;
    }
  }

  async #trade(refreshId: string) {
    try {
      // Not cancelled with the others: an id that was traded without its answer read would be lost.
      const response = await this.#axios.request<unknown>({
        method: 'POST',
        url: TRADE.path,
        data: { refreshId },
      });
      const tokens = tokensIn(response);
      if (tokens) return tokens;
      throw new ApiError({ ...TRADE, failure: 'badReply' });
    } catch (thrown) {
      throw thrown instanceof ApiError ? thrown : apiErrorOf(thrown, TRADE);
    }
  }

  #saveTokens(response: AxiosResponse): void {
    const tokens = tokensIn(response);
    if (tokens) this.#options.tokens.write(tokens);
  }

  #react(error: ApiError, { quiet = false }: CallOptions, channelId: number | undefined): void {
    const channelName = channelId === undefined ? null : this.#options.channelName(channelId);
    const reaction = reactionTo(error, channelName);
    if (reaction.kind === 'ignore') return;
    if (reaction.kind === 'signIn') this.#options.tokens.clear();
    else if (quiet) return;
    if (reaction.kind === 'offline') {
      this.cancelAll();
      if (this.#offlineReported) return;
      this.#offlineReported = true;
    }
    this.#options.onApiError({ ...reaction, error, channelName });
  }

  /** No answer to what was asked so far is waited for any more. */
  cancelAll(): void {
    const old = this.#underWay;
    this.#underWay = new AbortController();
    old.abort();
  }
}

const SIGNED_OUT = { errorCode: 'INVALID_AUTH_TOKEN' } as const;
const TRADE = describe(sessionRoutes.refreshTokens);

function describe({ method, path }: RouteSpec) {
  return { route: `${method} ${path}`, path };
}

function tokensIn({ headers }: AxiosResponse) {
  const accessToken: unknown = headers['access_token'];
  const refreshId: unknown = headers['refresh_id'];
  return typeof accessToken === 'string' && typeof refreshId === 'string' ? { accessToken, refreshId } : null;
}

/**
 * A read that failed in the server is reported at the place of its content, and is often tried again by
 * itself: a dialog for every try would cover it.
 */
function isShownInPlace({ method }: RouteSpec, { failure, status }: ApiError): boolean {
  return method === 'GET' && failure === 'answered' && status >= 500;
}

function readReply<R extends RouteSpec>(route: R, { data, status }: AxiosResponse<unknown>): ResponseOf<R> {
  // An answer without JSON has only its status.
  if (typeof route.response === 'string') return undefined as ResponseOf<R>;
  const reply = parseKnown(route.response, data);
  if (!reply.success)
    throw new ApiError({ ...describe(route), failure: 'badReply', status, cause: reply.error });
  // The schema is the route's own; inference cannot follow `R['response']` through parseKnown.
  return reply.data as ResponseOf<R>;
}

/** A refusal of a download comes as bytes, too: read as the JSON that it is. */
async function readErrorBlob(thrown: unknown): Promise<unknown> {
  if (!axios.isAxiosError(thrown) || !(thrown.response?.data instanceof Blob)) return thrown;
  const text = await thrown.response.data.text();
  try {
    thrown.response.data = JSON.parse(text);
  } catch {
    thrown.response.data = {};
  }
  return thrown;
}

function toApiError(thrown: unknown, route: RouteSpec): ApiError {
  return thrown instanceof ApiError ? thrown : apiErrorOf(thrown, describe(route));
}

function apiErrorOf(thrown: unknown, place: { readonly route: string; readonly path: string }): ApiError {
  if (!axios.isAxiosError(thrown)) {
    if (axios.isCancel(thrown)) return new ApiError({ ...place, failure: 'cancelled', cause: thrown });
    throw thrown;
  }
  const { response } = thrown;
  if (!response) return new ApiError({ ...place, failure: failureOf(thrown.code), cause: thrown });
  const body = errorBodySchema.partial().safeParse(response.data);
  return new ApiError({
    ...place,
    failure: 'answered',
    status: response.status,
    body: body.success ? body.data : {},
    cause: thrown,
  });
}

function failureOf(code: string | undefined): ApiFailure {
  if (code === 'ERR_CANCELED') return 'cancelled';
  return code === 'ETIMEDOUT' || code === 'ECONNABORTED' ? 'timeout' : 'network';
}

/** The channel that a call is about: the one that its path names, or that the caller passes. */
function channelOf({ access }: RouteSpec, { params = {}, channelId }: RequestParts): number | undefined {
  if (typeof access === 'string') return undefined;
  if (access.channelFrom === undefined) return channelId;
  const named = params[access.channelFrom];
  return typeof named === 'number' ? named : undefined;
}

/** Path of a route with its `:name` parameters filled in; throws when one is missing. */
function routePath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new Error(
        `routePath: "${path}" needs the parameter "${name}" as text or number, got ${String(value)}.`,
      );
    }
    return encodeURIComponent(value);
  });
}
