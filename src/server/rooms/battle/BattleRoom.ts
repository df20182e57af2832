import { CloseCode, Room, ServerError, type LocalPresence } from '@colyseus/core';
import {
  BATTLE_CLOSE,
  BATTLE_TO_CLIENT,
  BATTLE_TO_SERVER,
  battlePingSchema,
} from '#shared/contract/rooms/battleRoom.ts';
import { TALK_TO_SERVER } from '#shared/contract/rooms/talkMessages.ts';
import { WORLD_CLOSE } from '#shared/contract/rooms/worldCloseCodes.ts';
import { recordActivity } from '#server/domain/battle/battles/createRoom.ts';
import { replaceAbsentHost } from '#server/domain/battle/battles/membership.ts';
import { targetOfKey, viewerOf, type Target } from '#server/domain/battle/competitions/findTarget.ts';
import { timesOf } from '#server/domain/battle/scoreboard/contests.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { assertSessionGoesOn, verifyAccessToken } from '#server/domain/people/sessions/accessToken.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertMember } from '#server/domain/channels/channels/assertMember.ts';
import { readMembership } from '#server/domain/channels/channels/memberships.ts';
import type { DrainableRoom } from '#server/rooms/cluster/drainRooms.ts';
import { BattlePresence } from './BattlePresence.ts';
import { BattleTalk } from './BattleTalk.ts';
import {
  battleTopic,
  contestTopic,
  presenceTopic,
  EVERY_BATTLE_TOPIC,
  PROGRESS_TOPIC,
  SESSIONS_TOPIC,
  type BattleNotice,
  type BattleRelay,
} from './battleNotices.ts';
import { nextBoundary } from './nextBoundary.ts';
import {
  ProgressSender,
  sendEntry,
  sendRoom,
  sendSnapshots,
  type BattleAuth,
  type BattleClient,
} from './battleMessages.ts';

export interface BattleRoomOptions {
  readonly key: string;
  readonly channelId: number;
}

export type BattleRoomDeps = Pick<
  Deps,
  'db' | 'config' | 'clock' | 'log' | 'events' | 'chat' | 'memberships'
> & {
  /** Passes notices on within this process. */
  readonly topics: LocalPresence;
  /** All rooms of this process. */
  readonly openRooms: Set<DrainableRoom>;
  /** Undefined if there is no other process. */
  readonly relay?: BattleRelay | undefined;
};

const CLOCK_MS = 1000;
const MESSAGES_PER_SECOND = 10;
const SEAT_SECONDS = 8;
/** The role of a host that is disconnected for this time while others wait passes to another. */
const HOST_ABSENT_MS = 60_000;
/** The interval at which a room in use reports its activity. */
const ACTIVE_MS = 5 * 60_000;
/** Topics of every battle room. */
const COMMON_TOPICS = [SESSIONS_TOPIC, PROGRESS_TOPIC, EVERY_BATTLE_TOPIC];
/** Longer timers are set in steps. */
const LONGEST_TIMER_MS = 60 * 60_000;
/** Timers may fire a little early. */
const TIMER_SLACK_MS = 5;

/**
 * The room of a battle or a competition for live updates. It stores nothing: everything it sends is read from the
 * database.
 */
export abstract class BattleRoom extends Room<{ client: BattleClient }> {
  protected abstract readonly deps: BattleRoomDeps;

  override patchRate = CLOCK_MS;
  override maxMessagesPerSecond = MESSAGES_PER_SECOND;
  override seatReservationTimeout = SEAT_SECONDS;

  #options: BattleRoomOptions = { key: '', channelId: 0 };
  #target: Target | undefined;
  #topics: readonly string[] = [];
  #talk: BattleTalk | undefined;
  #boundary: NodeJS.Timeout | undefined;
  #hostWatch: NodeJS.Timeout | undefined;
  #presence: BattlePresence | undefined;
  readonly #progress = new ProgressSender();
  #active: NodeJS.Timeout | undefined;
  /** Notices are handled one after another, so that no older state overtakes a newer one. */
  #turn: Promise<void> = Promise.resolve();
  #roomIsStale = false;
  #snapshotIsStale = false;
  #isDisposed = false;
  readonly #onNotice = (notice: BattleNotice) => this.#take(notice);

  override async onCreate(options: BattleRoomOptions): Promise<void> {
    this.#options = options;
    this.deps.openRooms.add(this);
    const { key, channelId } = options;
    const talk = new BattleTalk({
      deps: this.deps,
      placeId: `battle:${channelId}:${key}`,
      clients: () => this.clients,
      isRacing: () => this.#target?.kind === 'competition' || this.#target?.room.state === 'RUNNING',
    });
    this.#talk = talk;
    this.onMessage(BATTLE_TO_SERVER.PING, (client: BattleClient, message: unknown) => {
      const ping = battlePingSchema.safeParse(message);
      if (!ping.success) return;
      const { clientTime } = ping.data;
      client.send(BATTLE_TO_CLIENT.PONG, { clientTime, serverTime: this.deps.clock.now().getTime() });
    });
    const { SAY, PHRASE, EMOTE } = TALK_TO_SERVER;
    this.onMessage(SAY, (client: BattleClient, message: unknown) => talk.say(client, message));
    this.onMessage(PHRASE, (client: BattleClient, message: unknown) => talk.sayPhrase(client, message));
    this.onMessage(EMOTE, (client: BattleClient, message: unknown) => talk.cheer(client, message));
    this.onMessage('*', () => undefined);
    for (const topic of [...COMMON_TOPICS, presenceTopic(channelId, key)])
      await this.deps.topics.subscribe(topic, this.#onNotice);
    await this.#follow();
    this.#presence = new BattlePresence({
      now: () => this.deps.clock.now().getTime(),
      relay: this.deps.relay,
      topic: presenceTopic(channelId, key),
      connected: () => this.clients.flatMap(({ auth }) => auth?.userId ?? []),
      onChange: (onlineUserIdList) => {
        this.broadcast(BATTLE_TO_CLIENT.ONLINE, { onlineUserIdList });
        this.#watchHost();
      },
    });
    this.#active = setInterval(() => this.#stayActive(), ACTIVE_MS);
  }

  override async onJoin(client: BattleClient, _options: BattleRoomOptions, auth: BattleAuth): Promise<void> {
    const { deps } = this;
    const { userId, signInId: sessionId } = auth;
    try {
      await assertSessionGoesOn(deps.db, { userId, sessionId });
      const channel = await this.#callerChannel(userId);
      const target = await this.#follow();
      const [viewer, [user]] = await Promise.all([
        viewerOf({ deps, userId, channel }, target),
        listNames({ db: deps.db, userIds: [userId] }),
      ]);
      client.userData = { nickname: user?.nickname ?? '', channel, viewer };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const isSignedOut = error.status === 401;
      throw new ServerError(isSignedOut ? WORLD_CLOSE.SIGNED_OUT : BATTLE_CLOSE.NOT_A_MEMBER, error.message);
    }
    await this.#sendSnapshots([client]);
    this.#presence?.changed();
  }

  /** The page comes back by itself, as after every loss. */
  sendElsewhere(client: BattleClient): void {
    client.leave(CloseCode.SERVER_SHUTDOWN);
  }

  override onLeave(): void {
    this.#presence?.changed();
  }

  override onDispose(): void {
    this.deps.openRooms.delete(this);
    this.#isDisposed = true;
    clearTimeout(this.#boundary);
    clearTimeout(this.#hostWatch);
    clearInterval(this.#active);
    this.#presence?.end();
    this.#talk?.forget();
    const { key, channelId } = this.#options;
    for (const topic of [...this.#topics, ...COMMON_TOPICS, presenceTopic(channelId, key)])
      this.deps.topics.unsubscribe(topic, this.#onNotice);
  }

  override onUncaughtException(error: Error, hook: string): void {
    if (error.cause instanceof ServerError) return;
    this.deps.log.error({ err: error, hook, roomId: this.roomId }, 'a live line failed');
  }

  /** Throws the errors of a request to the channel. */
  async #callerChannel(userId: number): Promise<CallerChannel> {
    const { channelId } = this.#options;
    const membership = await readMembership({ db: this.deps.db, channelId, userId });
    if (!membership) throw new AppError('CHANNEL_NOT_FOUND', { log: `no channel ${channelId}` });
    assertMember(membership, userId, 'generalMember');
    return membership;
  }

  /** The present room or competition, whose topics are followed from here on. Throws ROOM_NOT_FOUND. */
  async #follow(): Promise<Target> {
    const { key, channelId } = this.#options;
    const target = await targetOfKey({ deps: this.deps, channelId, key });
    this.#target = target;
    const topics = [
      ...(target.kind === 'room' ? [battleTopic(target.room.id)] : []),
      ...(target.contestId === null ? [] : [contestTopic(target.contestId)]),
    ];
    const before = this.#topics;
    this.#topics = topics;
    for (const topic of before)
      if (!topics.includes(topic)) this.deps.topics.unsubscribe(topic, this.#onNotice);
    for (const topic of topics)
      if (!before.includes(topic)) await this.deps.topics.subscribe(topic, this.#onNotice);
    return target;
  }

  #take(notice: BattleNotice): void {
    switch (notice.kind) {
      case 'sessionRevoked':
        return this.#close(
          ({ auth }) =>
            auth?.userId === notice.userId &&
            (notice.sessionId === undefined || auth.signInId === notice.sessionId),
          WORLD_CLOSE.SIGNED_OUT,
        );
      case 'memberGone':
        return this.#close(({ auth }) => auth?.userId === notice.userId, BATTLE_CLOSE.NOT_A_MEMBER);
      case 'elsewhere':
        return this.#presence?.hear(notice);
      case 'progress':
        return void this.#sendProgress(notice).catch((error: unknown) => this.#failed(error));
      case 'entry':
        return this.#inTurn(async () => {
          const target = this.#target;
          if (target) await sendEntry({ deps: this.deps, target, clients: this.clients }, notice);
        });
      // Several changes at once make one notice.
      case 'room':
        this.#roomIsStale = true;
        return this.#inTurn(() => this.#refresh());
      case 'contest':
        this.#snapshotIsStale = true;
        return this.#inTurn(() => this.#refresh());
    }
  }

  #inTurn(act: () => Promise<void>): void {
    this.#turn = this.#turn.then(async () => {
      if (!this.#isDisposed) await act();
    });
    this.#turn = this.#turn.catch((error: unknown) => this.#failed(error));
  }

  #failed(error: unknown): void {
    if (error instanceof AppError && (error.code === 'ROOM_NOT_FOUND' || error.code === 'RESOURCE_NOT_FOUND'))
      return this.#close(() => true, BATTLE_CLOSE.ROOM_CLOSED);
    this.deps.log.error({ err: error, roomId: this.roomId }, 'a battle room could not send a change');
  }

  #close(which: (client: BattleClient) => boolean, code: number): void {
    for (const client of [...this.clients]) if (which(client)) client.leave(code);
  }

  async #refresh(): Promise<void> {
    if (!this.#roomIsStale && !this.#snapshotIsStale) return;
    const before = this.#target?.contestId;
    const onlyRoom = !this.#snapshotIsStale;
    this.#roomIsStale = false;
    this.#snapshotIsStale = false;
    const target = await this.#follow();
    if (onlyRoom && target.contestId === before) {
      await sendRoom({ deps: this.deps, target, clients: this.clients });
      this.#watchHost();
      return;
    }
    // Another race has other players and spectators.
    for (const { auth, userData } of this.clients)
      if (auth && userData)
        userData.viewer = await viewerOf(
          { deps: this.deps, userId: auth.userId, channel: userData.channel },
          target,
        ).catch(() => 'public' as const);
    await this.#sendSnapshots(this.clients);
  }

  async #sendSnapshots(clients: Iterable<BattleClient>): Promise<void> {
    const target = this.#target;
    if (!target) return;
    const onlineUserIdList = this.#presence?.userIds() ?? [];
    const stored = await sendSnapshots({ deps: this.deps, target, clients, onlineUserIdList });
    if (stored) this.#watchClock(timesOf(stored.contest), stored.contest);
    this.#watchHost();
  }

  async #sendProgress(notice: Extract<BattleNotice, { kind: 'progress' }>): Promise<void> {
    const target = this.#target;
    if (target && this.clients.length > 0)
      await this.#progress.send({ deps: this.deps, target, clients: this.clients }, notice);
  }

  #watchClock(
    times: Parameters<typeof nextBoundary>[0],
    contest: { readonly id: number; readonly freezeFromMs: number | null; readonly settledAt: Date | null },
  ): void {
    clearTimeout(this.#boundary);
    if (contest.settledAt !== null || this.#isDisposed) return;
    const now = this.deps.clock.now().getTime();
    const next = nextBoundary(times, contest.freezeFromMs, now);
    if (!next) return;
    const wait = next.at - now + TIMER_SLACK_MS;
    this.#boundary = setTimeout(
      () => {
        if (wait > LONGEST_TIMER_MS) return this.#watchClock(times, contest);
        this.#inTurn(async () => {
          // Its job ends it, too, if that comes first.
          if (next.kind === 'end') await settleContest(this.deps, { contestId: contest.id });
          await this.#sendSnapshots(this.clients);
        });
      },
      Math.min(wait, LONGEST_TIMER_MS),
    );
  }

  #watchHost(): void {
    const target = this.#target;
    const { hostId = null, id: roomId = 0 } = target?.kind === 'room' ? target.room : {};
    const isThere = target?.kind !== 'room' || (this.#presence?.userIds() ?? []).includes(hostId ?? 0);
    if (isThere) {
      clearTimeout(this.#hostWatch);
      this.#hostWatch = undefined;
      return;
    }
    this.#hostWatch ??= setTimeout(() => {
      this.#hostWatch = undefined;
      this.#inTurn(() =>
        replaceAbsentHost(this.deps, { roomId, online: new Set(this.#presence?.userIds() ?? []) }),
      );
    }, HOST_ABSENT_MS);
  }

  #stayActive(): void {
    const target = this.#target;
    if (target?.kind === 'room' && this.clients.length > 0)
      this.#inTurn(() => recordActivity(this.deps, target.room.id));
  }
}

/** Colyseus creates rooms from a class alone, so the class is bound to its dependencies. */
export function battleRoomOf(deps: BattleRoomDeps): typeof BattleRoom & (new () => BattleRoom) {
  return class extends BattleRoom {
    protected override readonly deps = deps;

    static override async onAuth(token: string): Promise<BattleAuth> {
      const { userId, sessionId } = await verifyAccessToken(deps, token);
      // Not named `sessionId`: Colyseus would take it for the reservation's own, which two tabs would share.
      return { userId, signInId: sessionId };
    }
  };
}
