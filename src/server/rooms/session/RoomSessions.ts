import { CloseCode, ServerError, type Client } from '@colyseus/core';
import { WORLD_CLOSE, wrongMapReason, type WorldCloseCode } from '#shared/contract/rooms/worldCloseCodes.ts';
import { decodeEffects, encodeEffects } from '#shared/contract/rooms/playerEffects.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { placePlayer } from '#shared/simulation/placePlayer.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { Cheat } from '#server/domain/world/fairPlay/CheatLog.ts';
import { loadSkills, type LearnedSkills } from '#server/domain/world/skills/loadSkills.ts';
import { visitMap } from '#server/domain/world/characters/visitMap.ts';
import { loadCharacter, type LoadedCharacter } from '#server/domain/world/characters/loadCharacter.ts';
import { shownPetOf } from '#server/domain/world/pets/chosenPet.ts';
import { wornTitleOf } from '#server/domain/world/titles/wornTitle.ts';
import { loadOutfit } from '#server/domain/world/avatar/wornItems.ts';
import type { InterestManager } from '#server/rooms/interest/InterestManager.ts';
import type { ReplicatedPlayer } from '#server/rooms/interest/ReplicatedPlayer.ts';
import { adopt, type HandedRun, type Handover, type Handovers } from './Handover.ts';
import { PlayerSession, type SessionPerks } from './PlayerSession.ts';
import type { PositionWriter } from './PositionWriter.ts';
import type { SessionRegistry, SessionRoom } from './SessionRegistry.ts';

/** The result of `onAuth`. */
export interface WorldAuth {
  readonly userId: number;
  /** The sign-in (refresh family) of the token. */
  readonly signInId: string;
  /** The seat is beside a friend, so it may be on another map; `seatRoute` has checked the right. */
  readonly isVisit: boolean;
  /** The number of the seat request (`SessionRegistry.nextEntry`). */
  readonly entry: number;
}

interface RoomSessionsOptions {
  readonly deps: Pick<Deps, 'db' | 'config' | 'events' | 'log' | 'presence' | 'progress'>;
  readonly registry: SessionRegistry;
  readonly map: MapDefinition;
  readonly roomId: string;
  readonly interest: InterestManager;
  /** The session was removed. */
  readonly onEnd: (session: PlayerSession) => void;
  readonly writer: PositionWriter;
  /** Quests of a user moved. */
  readonly onQuests: (userId: number) => void;
  /** The whole world tick of the room at this time (ms). */
  readonly tickAt: (now: number) => number;
  readonly later: (act: () => void, ms: number) => void;
  readonly onCheat: (userId: number, cheat: Cheat) => void;
  /** Undefined if there is no other process. */
  readonly handovers: Handovers | undefined;
  /** The run that goes on with a session in another process. */
  readonly runOf: (session: PlayerSession) => HandedRun | null;
}

/** The time that a disconnected session waits for a reconnection, ms. */
const LINGER_MS = 8000;
/** The time that a client that was told to travel may stay connected, ms. */
const TRAVEL_TIMEOUT_MS = 5000;

/** The sessions of one room: how they begin, are taken over, wait for a reconnection and end. */
export class RoomSessions implements SessionRoom {
  readonly #options: RoomSessionsOptions;
  readonly #sessions = new Map<number, PlayerSession>();
  /** Sessions that end and are not yet saved. */
  readonly #ending = new Map<number, Promise<void>>();
  /** Sessions that end go on in another process. */
  #isDraining = false;

  constructor(options: RoomSessionsOptions) {
    this.#options = options;
  }

  all(): IterableIterator<PlayerSession> {
    return this.#sessions.values();
  }

  /** Throws a ServerError when the user may not join. */
  async join(client: Client, auth: WorldAuth): Promise<PlayerSession> {
    let joined: PlayerSession | undefined;
    await this.#options.registry.take(auth, this, async () => {
      joined = this.#takeOver(auth, client) ?? (await this.#enter(auth, client));
    });
    if (joined !== undefined) return joined;
    throw new ServerError(WORLD_CLOSE.MOVED_TO_ANOTHER_TAB, 'A later entry has come first.');
  }

  async disconnected(session: PlayerSession, code?: number): Promise<void> {
    session.client = null;
    if (session.travelling || isFinal(code)) return this.#end(session);
    this.#options.later(() => {
      if (session.client === null && this.#sessions.get(session.userId) === session) void this.#end(session);
    }, LINGER_MS);
    await this.#options.writer.saveMoved([session]);
  }

  /** A client that was told to travel and stays is disconnected. */
  sendOff(session: PlayerSession): void {
    this.#options.later(() => {
      if (this.#sessions.get(session.userId) !== session) return;
      disconnect(session, WORLD_CLOSE.TRAVELLED);
      void this.#end(session);
    }, TRAVEL_TIMEOUT_MS);
  }

  beginDrain(): void {
    this.#isDraining = true;
  }

  save(): Promise<void> {
    return this.#options.writer.saveMoved([...this.#sessions.values()]);
  }

  async endAll(): Promise<void> {
    const { writer, registry, roomId, deps } = this.#options;
    const sessions = [...this.#sessions.values()];
    this.#sessions.clear();
    await writer.saveMoved(sessions);
    for (const { userId } of sessions) {
      deps.presence.leave(userId, roomId);
      registry.leave(userId, this);
    }
  }

  async endSession(userId: number): Promise<void> {
    const session = this.#sessions.get(userId);
    // A session that has just ended may still be saved: later reads must not be older.
    if (session === undefined) return this.#ending.get(userId) ?? this.#options.writer.written();
    disconnect(session, session.travelling ? WORLD_CLOSE.TRAVELLED : WORLD_CLOSE.MOVED_TO_ANOTHER_TAB);
    await this.#end(session);
  }

  async refreshOutfit(userId: number): Promise<void> {
    const outfit = await loadOutfit(this.#options.deps, { userId });
    this.#changeProfile(userId, { outfit });
  }

  async refreshSkills(userId: number): Promise<void> {
    const learned = await loadSkills(this.#options.deps, { userId });
    const session = this.#sessions.get(userId);
    if (session === undefined) return;
    session.learn(learned.movement);
    session.perks = perksOf(learned);
    const { pet } = decodeEffects(session.player.effects);
    const effects = encodeEffects({ ...learned.effects, pet });
    if (effects !== session.player.effects) this.#changeProfile(userId, { effects });
  }

  questsProgressed(userId: number): void {
    this.#options.onQuests(userId);
  }

  showLevel(userId: number, level: number): void {
    this.#changeProfile(userId, { level });
  }

  showTitle(userId: number, title: number): void {
    this.#changeProfile(userId, { title });
  }

  showPet(userId: number, petId: number): void {
    const player = this.#sessions.get(userId)?.player;
    if (player === undefined) return;
    this.#changeProfile(userId, { effects: encodeEffects({ ...decodeEffects(player.effects), pet: petId }) });
  }

  /** A companion comes and goes with the plan that brought it. */
  async refreshPet(userId: number): Promise<void> {
    this.showPet(userId, await shownPetOf({ ...this.#options.deps, userId }));
  }

  signOut(userId: number, signInId?: string): void {
    const session = this.#sessions.get(userId);
    if (session === undefined || (signInId !== undefined && signInId !== session.signInId)) return;
    disconnect(session, WORLD_CLOSE.SIGNED_OUT);
    void this.#end(session);
  }

  /**
   * The user already has a session in this room, from another tab or a lost connection: it gets the new client and
   * keeps its position.
   */
  #takeOver({ userId, signInId }: WorldAuth, client: Client): PlayerSession | undefined {
    const session = this.#sessions.get(userId);
    if (session === undefined || session.travelling) return undefined;
    disconnect(session, WORLD_CLOSE.MOVED_TO_ANOTHER_TAB);
    session.attach(client, signInId, performance.now());
    return session;
  }

  async #enter({ userId, signInId, isVisit }: WorldAuth, client: Client): Promise<PlayerSession> {
    const { deps, map, roomId, interest, tickAt, onCheat, handovers } = this.#options;
    await this.endSession(userId);
    const [saved, outfit, learned, title, pet, handover] = await Promise.all([
      loadCharacter(deps, { userId }),
      loadOutfit(deps, { userId }),
      loadSkills(deps, { userId }),
      wornTitleOf({ db: deps.db, userId }),
      shownPetOf({ ...deps, userId }),
      handovers?.take(userId) ?? null,
    ]);
    if (saved === null) throw new ServerError(WORLD_CLOSE.SIGNED_OUT, `There is no user ${userId}.`);
    if (saved.mapId !== map.id && !isVisit) {
      throw new ServerError(WORLD_CLOSE.WRONG_MAP, wrongMapReason(saved.mapId));
    }
    const character = saved.mapId === map.id ? saved : await this.#arrive(saved);
    const now = performance.now();
    const tick = tickAt(now);
    const adopted = handover && adopt(handover, { map, now: handovers?.now() ?? 0, tick });
    const session = new PlayerSession({
      player: playerOf({ ...character, outfit, learned, title, pet }),
      client,
      signInId,
      map,
      state: adopted?.state ?? placePlayer(map, character, { spawn: map.spawn, tick }),
      skills: learned.movement,
      now,
      onCheat: (cheat) => onCheat(userId, cheat),
    });
    session.perks = perksOf(learned);
    session.handedRun = adopted?.run ?? null;
    this.#sessions.set(userId, session);
    deps.presence.enter(userId, { mapId: map.id, roomId, spot: () => session.state });
    interest.enter(session.player);
    visitMap({ deps, userId, mapId: map.id }).catch((error: unknown) =>
      deps.log.error({ err: error, userId }, 'a visit could not be counted'),
    );
    return session;
  }

  /** Places a visitor at the entry of this map; the position is saved, so that a lost connection comes back here. */
  async #arrive(character: LoadedCharacter): Promise<LoadedCharacter> {
    const { map, writer } = this.#options;
    const arrived = { ...character, mapId: map.id, ...map.spawn, facing: 1 as const };
    await writer.write([arrived]);
    return arrived;
  }

  #end(session: PlayerSession): Promise<void> {
    const { userId } = session;
    const ending = this.#saveAndEnd(session).finally(() => {
      if (this.#ending.get(userId) === ending) this.#ending.delete(userId);
    });
    this.#ending.set(userId, ending);
    return ending;
  }

  async #saveAndEnd(session: PlayerSession): Promise<void> {
    const { deps, roomId, interest, onEnd, writer, registry, handovers } = this.#options;
    const { userId } = session;
    const handover = this.#isDraining && !session.travelling ? this.#handoverOf(session) : null;
    if (this.#sessions.get(userId) === session) {
      this.#sessions.delete(userId);
      onEnd(session);
      deps.presence.leave(userId, roomId);
      interest.leave(session.player);
    }
    await writer.saveMoved([session]);
    if (handover) await handovers?.leave(userId, handover);
    // The user may have joined again during the write.
    if (!this.#sessions.has(userId)) registry.leave(userId, this);
  }

  #handoverOf(session: PlayerSession): Handover {
    const { map, tickAt, handovers, runOf } = this.#options;
    return {
      mapId: map.id,
      at: handovers?.now() ?? 0,
      roomTick: tickAt(performance.now()),
      state: session.state,
      run: runOf(session),
    };
  }

  #changeProfile(
    userId: number,
    profile: Partial<Pick<ReplicatedPlayer, 'level' | 'outfit' | 'effects' | 'title'>>,
  ): void {
    const player = this.#sessions.get(userId)?.player;
    if (player !== undefined) this.#options.interest.renew(Object.assign(player, profile));
  }
}

/** Close codes of a deliberate end; any other may be followed by a reconnection. */
function isFinal(code: number | undefined): boolean {
  return code === CloseCode.CONSENTED || Object.values(WORLD_CLOSE).some((final) => final === code);
}

function disconnect(session: PlayerSession, code: WorldCloseCode): void {
  const { client } = session;
  session.client = null;
  client?.leave(code);
}

function perksOf({ effects: { shellMagnet }, emoteWheel }: LearnedSkills): SessionPerks {
  return { shellMagnet, emoteWheel };
}

interface LoadedPlayer extends LoadedCharacter {
  readonly outfit: string;
  readonly learned: LearnedSkills;
  readonly title: number;
  readonly pet: number;
}

function playerOf({ userId, nickname, level, outfit, learned, title, pet }: LoadedPlayer): ReplicatedPlayer {
  const effects = encodeEffects({ ...learned.effects, pet });
  return {
    userId,
    nickname,
    level,
    outfit,
    effects,
    title,
    x: 0,
    y: 0,
    pose: 0,
    tick: 0,
    since: 0,
    path: [],
    isSent: true,
  };
}
