import '#server/platform/scavengeAlone.ts';
import type { Server as HttpServer } from 'node:http';
import { matchMaker, Server, type Client } from '@colyseus/core';
import type { Whisper } from '#shared/contract/chat.ts';
import { TALK_TO_CLIENT, type SocialChanged } from '#shared/contract/rooms/talkMessages.ts';
import { PATCH_MS, WORLD_ROOM, WORLD_ROOM_CAPACITY } from '#shared/contract/rooms/worldRoom.ts';
import { verifyAccessToken } from '#server/domain/accounts/verifyAccessToken.ts';
import { Beat } from './Beat.ts';
import { MessagePace } from './MessagePace.ts';
import { SeatLimiter } from './SeatLimiter.ts';
import { WorldRoom, type World, type WorldAuth, type WorldDeps } from './WorldRoom.ts';
import { WorldSeats } from './WorldSeats.ts';
import { WorldTransport } from './wire/WorldTransport.ts';

/** A line of chat is 600 bytes at most; one that is far too long shall be answered, not end the connection. */
const FRAME_BYTES = 4096;
/** A position is at most so old in the database when the server is killed. */
const KEEP_MS = 1000;

export interface AttachedRooms {
  /** Saves and closes all rooms; clients are told that the server goes down and come back to the next one. */
  close(): Promise<void>;
}

/** Opens the world on an HTTP server: sockets are upgraded here, seats are given by `seatRoute`. */
export async function attachRooms({
  http,
  deps,
  capacity = WORLD_ROOM_CAPACITY,
  utilization,
}: {
  http: HttpServer;
  deps: WorldDeps;
  capacity?: number;
  /** Says how busy the process is (0 to 1) instead of its event loop. */
  utilization?: (() => number) | undefined;
}): Promise<AttachedRooms> {
  const transport = new WorldTransport({ noServer: true, maxPayload: FRAME_BYTES });
  const wireOf = (client: Client) => transport.wireOf(client);
  const beats = { patch: new Beat(PATCH_MS), keep: new Beat(KEEP_MS) };
  const pace = new MessagePace({
    onChange: (patches) => deps.log.info({ patches }, 'the pace of messages changes'),
    utilization,
  });
  const world: World = { deps, seats: new WorldSeats(), capacity, wireOf, beats, pace };
  transport.attachToServer(http);
  // Signals are the composition root's business.
  const server = new Server({ transport, gracefullyShutdown: false, greet: false, logger: quiet(deps) });
  server.define(WORLD_ROOM, worldRoomOf(world)).filterBy(['mapId']).sortBy({ clients: -1 });
  await matchMaker.accept();
  const stopListening = followEvents(world);

  return {
    close: async () => {
      stopListening();
      pace.stop();
      await server.gracefullyShutdown(false);
    },
  };
}

/** Colyseus creates rooms from a class alone, so the class is bound to what they share. */
function worldRoomOf(world: World): typeof WorldRoom & (new () => WorldRoom) {
  const limiter = new SeatLimiter();
  return class extends WorldRoom {
    protected override readonly world = world;

    static override async onAuth(token: string): Promise<WorldAuth> {
      const { userId, sessionId } = await verifyAccessToken(world.deps, token);
      await limiter.spend(userId);
      // Not under the name `sessionId`: Colyseus would take it for the seat's own, and two tabs share theirs.
      return { userId, signInId: sessionId, entry: world.seats.nextEntry() };
    }
  };
}

/** What happens elsewhere in the domain and shows in the world. */
function followEvents({ deps, seats }: World): () => void {
  const { events, log } = deps;
  const onOutfit = ({ userId }: { userId: number }) => {
    seats
      .holderOf(userId)
      ?.refreshOutfit(userId)
      .catch((error: unknown) => log.error({ err: error, userId }, 'an outfit could not be shown'));
  };
  const onSkills = ({ userId }: { userId: number }) => {
    seats
      .holderOf(userId)
      ?.refreshSkills(userId)
      .catch((error: unknown) => log.error({ err: error, userId }, 'learned skills could not be taken in'));
  };
  const onLevel = ({ userId, level }: { userId: number; level: number }) =>
    seats.holderOf(userId)?.showLevel(userId, level);
  const onRevoked = ({ userId, sessionId }: { userId: number; sessionId?: string }) =>
    seats.holderOf(userId)?.signOut(userId, sessionId);

  const onWhisper = (whisper: Whisper) =>
    seats.holderOf(whisper.receiverId)?.tell(whisper.receiverId, TALK_TO_CLIENT.WHISPER, whisper);
  const onSocial = ({ userId, what }: SocialChanged & { userId: number }) =>
    seats.holderOf(userId)?.tell(userId, TALK_TO_CLIENT.SOCIAL_CHANGED, { what });

  events.on('whisperSent', onWhisper);
  events.on('socialChanged', onSocial);
  events.on('outfitChanged', onOutfit);
  events.on('skillsChanged', onSkills);
  events.on('levelChanged', onLevel);
  events.on('sessionsRevoked', onRevoked);
  return () => {
    events.off('whisperSent', onWhisper);
    events.off('socialChanged', onSocial);
    events.off('outfitChanged', onOutfit);
    events.off('skillsChanged', onSkills);
    events.off('levelChanged', onLevel);
    events.off('sessionsRevoked', onRevoked);
  };
}

/** Colyseus prints whole stacks of refused joins; ours go to the log's debug level. */
function quiet({ log }: WorldDeps) {
  const debug = (...parts: unknown[]) => log.debug({ colyseus: parts.map(String) }, 'colyseus');
  return { debug, info: debug, log: debug, trace: debug, warn: debug, error: debug };
}
