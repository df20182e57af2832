import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { accountRoutes } from '#shared/contract/accounts.ts';
import { errorBodySchema } from '#shared/contract/errors.ts';
import type { RequestOf, ResponseOf, RouteSpec } from '#shared/contract/route.ts';
import { ApiError, type ApiFailure } from './ApiError.ts';
import { reactionTo, type Reaction } from './reactionTo.ts';
import { routePath } from './routePath.ts';
import { NothingToRefresh, TokenRefresher, type CrossTabLock } from './TokenRefresher.ts';
import type { TokenStorage } from './tokenStorage.ts';

/** What the shell has to show or do because of a call; the caller gets its ApiError besides. */
export type RestTrouble = Exclude<Reaction, { kind: 'ignore' }> & { readonly error: ApiError };

export interface RestClientOptions {
  /** Origin of the server; empty for the page's own. */
  readonly baseUrl: string;
  readonly tokens: TokenStorage;
  readonly lock: CrossTabLock;
  readonly anonymousSessionId: string;
  /** The channel whose id every request carries; null while none is known. */
  readonly channel: () => { readonly channelId: number; readonly channelName: string } | null;
  readonly onTrouble: (trouble: RestTrouble) => void;
  readonly timeoutMs?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** For a call that may wait for the judge or a gateway, in milliseconds. */
  readonly timeoutMs?: number;
  /** Nothing is shown when it fails: the caller words it all, as while somebody is typing. */
  readonly quiet?: boolean;
}

export interface UploadOptions extends Pick<CallOptions, 'signal' | 'quiet'> {
  /** Told how much has been sent, 0–1. */
  readonly onProgress?: (share: number) => void;
}

/** A route without params, query and body is called without a request. */
type CallArguments<R extends RouteSpec> =
  unknown extends RequestOf<R>
    ? [route: R, request?: undefined, options?: CallOptions]
    : [route: R, request: RequestOf<R>, options?: CallOptions];

interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

const TIMEOUT_MS = 20_000;

/** The one way to the server by HTTP: typed by the contract, signed, refreshed once, and with one reaction to trouble. */
export class RestClient {
  readonly #options: RestClientOptions;
  readonly #axios: AxiosInstance;
  readonly #refresher: TokenRefresher;
  #underWay = new AbortController();
  #offlineTold = false;

  constructor(options: RestClientOptions) {
    this.#options = options;
    this.#axios = axios.create({
      baseURL: options.baseUrl,
      timeout: options.timeoutMs ?? TIMEOUT_MS,
      transitional: { clarifyTimeoutError: true },
    });
    this.#axios.interceptors.response.use((response) => {
      this.#offlineTold = false;
      this.#keepTokens(response);
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

  /** Sends files as multipart: no time-out, with progress. Throws ApiError. */
  async upload<R extends RouteSpec>(
    route: R,
    request: Pick<RequestParts, 'params' | 'query'>,
    form: FormData,
    options: UploadOptions = {},
  ): Promise<ResponseOf<R>> {
    return this.#perform(route, request, options, {
      data: form,
      timeout: 0,
      onUploadProgress: ({ loaded, total }) => {
        if (total) options.onProgress?.(loaded / total);
      },
    });
  }

  /** A token for the world's line, or null when nobody is signed in; `refresh` because the last one was refused. */
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
      this.#react(error, options);
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
    { params, query }: RequestParts,
    { signal }: CallOptions,
    config: AxiosRequestConfig,
    token: string | undefined,
  ): Promise<AxiosResponse<unknown>> {
    const channel = this.#options.channel();
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
        ...(channel && { 'Channel-Id': String(channel.channelId) }),
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

  #keepTokens(response: AxiosResponse): void {
    const tokens = tokensIn(response);
    if (tokens) this.#options.tokens.write(tokens);
  }

  #react(error: ApiError, { quiet = false }: CallOptions): void {
    const reaction = reactionTo(error, this.#options.channel()?.channelName ?? null);
    if (reaction.kind === 'ignore') return;
    if (reaction.kind === 'signIn') this.#options.tokens.clear();
    else if (quiet) return;
    if (reaction.kind === 'offline') {
      this.#cancelAll();
      if (this.#offlineTold) return;
      this.#offlineTold = true;
    }
    this.#options.onTrouble({ ...reaction, error });
  }

  #cancelAll(): void {
    const old = this.#underWay;
    this.#underWay = new AbortController();
    old.abort();
  }
}

const SIGNED_OUT = { errorCode: 'INVALID_AUTH_TOKEN' } as const;
const TRADE = describe(accountRoutes.refreshTokens);

function describe({ method, path }: RouteSpec) {
  return { route: `${method} ${path}`, path };
}

function tokensIn({ headers }: AxiosResponse) {
  const accessToken: unknown = headers['access_token'];
  const refreshId: unknown = headers['refresh_id'];
  return typeof accessToken === 'string' && typeof refreshId === 'string' ? { accessToken, refreshId } : null;
}

function readReply<R extends RouteSpec>(route: R, { data, status }: AxiosResponse<unknown>): ResponseOf<R> {
  const reply = route.response.safeParse(data);
  if (!reply.success)
    throw new ApiError({ ...describe(route), failure: 'badReply', status, cause: reply.error });
  // The schema is the route's own; inference cannot follow `R['response']` through safeParse.
  return reply.data as ResponseOf<R>;
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
