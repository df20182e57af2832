import { CloseCode, Room, ServerError, type Client, type LocalPresence } from '@colyseus/core';
import { PUSH_MESSAGE, TAB_MESSAGE, tabSchema } from '#shared/contract/rooms/userRoom.ts';
import { WORLD_CLOSE } from '#shared/contract/rooms/worldCloseCodes.ts';
import type { Deps } from '#server/domain/deps.ts';
import { assertSessionGoesOn, verifyAccessToken } from '#server/domain/people/sessions/accessToken.ts';
import { AppError } from '#server/platform/appError.ts';
import type { DrainableRoom } from '#server/rooms/cluster/drainRooms.ts';
import { EVERY_USER_TOPIC, userTopic, type UserNotice } from './pushes.ts';

export interface UserRoomOptions {
  readonly userId: number;
}

interface UserAuth {
  readonly userId: number;
  /** The sign-in (refresh family) of the token. */
  readonly signInId: string;
}

type UserClient = Client<{ auth: UserAuth; userData: { readonly inLesson: boolean } }>;
type UserRoomDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'log' | 'presence'> & {
  /** Passes pushes on within this process. */
  readonly topics: LocalPresence;
  /** All rooms of this process. */
  readonly openRooms: Set<DrainableRoom>;
};

/** Interval of the room's clock, by which Colyseus counts messages, ms. */
const CLOCK_MS = 1000;
/** Message limit; clients send pings and what their page shows. */
const MESSAGES_PER_SECOND = 10;
/** Seconds between a seat reservation and its connection. */
const SEAT_SECONDS = 8;
/** All rooms of a process miss pushes at once; their pages fetch within this time, ms. */
const CATCH_UP_WITHIN_MS = 3000;
/** Every process knows of a switch after this time, ms. */
const SWITCHES_SETTLE_MS = 5000;
/** Tabs per user; a further one replaces the oldest. */
const MOST_TABS = 20;

/** All tabs of one user, for pushes. Stores nothing: missed pushes are fetched at the next connection. */
export abstract class UserRoom extends Room<{ client: UserClient }> {
  protected abstract readonly deps: UserRoomDeps;

  override patchRate = CLOCK_MS;
  override maxMessagesPerSecond = MESSAGES_PER_SECOND;
  override seatReservationTimeout = SEAT_SECONDS;

  #topic = '';
  #userId = 0;
  readonly #onNotice = (notice: UserNotice) => this.#take(notice);

  override async onCreate({ userId }: UserRoomOptions): Promise<void> {
    this.#topic = userTopic(userId);
    this.#userId = userId;
    this.deps.openRooms.add(this);
    this.onMessage(TAB_MESSAGE, (client: UserClient, message: unknown) => {
      const tab = tabSchema.safeParse(message);
      if (!tab.success) return;
      client.userData = tab.data;
      this.#showLessons();
    });
    this.onMessage('*', () => undefined);
    await this.deps.topics.subscribe(this.#topic, this.#onNotice);
    await this.deps.topics.subscribe(EVERY_USER_TOPIC, this.#onNotice);
  }

  /** Checks the sign-in in the database: a token is trusted for a minute, a connection stays for hours. */
  override async onJoin(_client: UserClient, _options: UserRoomOptions, auth: UserAuth): Promise<void> {
    const { userId, signInId: sessionId } = auth;
    try {
      await assertSessionGoesOn(this.deps.db, { userId, sessionId });
    } catch (error) {
      if (error instanceof AppError) throw new ServerError(WORLD_CLOSE.SIGNED_OUT, error.message);
      throw error;
    }
    if (this.clients.length > MOST_TABS) this.clients[0]?.leave(WORLD_CLOSE.MOVED_TO_ANOTHER_TAB);
  }

  /** The page comes back by itself, as after every loss. */
  sendElsewhere(client: UserClient): void {
    client.leave(CloseCode.SERVER_SHUTDOWN);
  }

  override onLeave(): void {
    this.#showLessons();
  }

  override onDispose(): void {
    this.deps.openRooms.delete(this);
    this.deps.presence.showLessons(this.#userId, this.roomId, 0);
    this.deps.topics.unsubscribe(this.#topic, this.#onNotice);
    this.deps.topics.unsubscribe(EVERY_USER_TOPIC, this.#onNotice);
  }

  /** Colyseus passes errors of hooks and handlers here instead of ending the process. */
  override onUncaughtException(error: Error, hook: string): void {
    if (error.cause instanceof ServerError) return;
    this.deps.log.error({ err: error, hook, roomId: this.roomId }, 'the room of a user failed');
  }

  /** Friends see users in a lesson. */
  #showLessons(): void {
    const tabs = this.clients.filter(({ userData }) => userData?.inLesson === true).length;
    this.deps.presence.showLessons(this.#userId, this.roomId, tabs);
  }

  #take(notice: UserNotice): void {
    if (notice.kind === 'missed')
      return void this.clock.setTimeout(() => void this.#catchUp(), Math.random() * CATCH_UP_WITHIN_MS);
    if (notice.kind === 'features')
      return void this.clock.setTimeout(
        () => this.broadcast(PUSH_MESSAGE, notice),
        SWITCHES_SETTLE_MS + Math.random() * CATCH_UP_WITHIN_MS,
      );
    if (notice.kind !== 'sessionRevoked') return this.broadcast(PUSH_MESSAGE, notice);
    const { sessionId } = notice;
    for (const client of [...this.clients])
      if (sessionId === undefined || client.auth?.signInId === sessionId)
        client.leave(WORLD_CLOSE.SIGNED_OUT);
  }

  /** The end of a sign-in may be among what was missed. */
  async #catchUp(): Promise<void> {
    this.broadcast(PUSH_MESSAGE, { kind: 'missed' } satisfies UserNotice);
    for (const client of [...this.clients]) {
      const { userId, signInId: sessionId } = client.auth ?? { userId: 0, signInId: '' };
      await assertSessionGoesOn(this.deps.db, { userId, sessionId }).catch((error: unknown) => {
        if (error instanceof AppError) client.leave(WORLD_CLOSE.SIGNED_OUT);
        else this.deps.log.warn({ err: error, userId }, 'a sign-in could not be checked');
      });
    }
  }
}

/** Colyseus creates rooms from a class alone, so the class is bound to its dependencies. */
export function userRoomOf(deps: UserRoomDeps): typeof UserRoom & (new () => UserRoom) {
  return class extends UserRoom {
    protected override readonly deps = deps;

    static override async onAuth(token: string, options: UserRoomOptions): Promise<UserAuth> {
      const { userId, sessionId } = await verifyAccessToken(deps, token);
      if (userId !== options.userId)
        throw new AppError('INVALID_AUTH_TOKEN', {
          log: `user ${userId} asks for the room of ${options.userId}`,
        });
      await assertSessionGoesOn(deps.db, { userId, sessionId });
      // Not named `sessionId`: Colyseus would take it for the reservation's own, which two tabs would share.
      return { userId, signInId: sessionId };
    }
  };
}
