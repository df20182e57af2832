import type { Client } from '@colyseus/core';
import type { RoomView } from '#shared/contract/battle/battles.ts';
import {
  BATTLE_TO_CLIENT,
  type BattleProgress,
  type BattleSnapshot,
} from '#shared/contract/rooms/battleRoom.ts';
import { viewRoom } from '#server/domain/battle/battles/rooms.ts';
import type { Target } from '#server/domain/battle/competitions/findTarget.ts';
import { clockOf, readContest } from '#server/domain/battle/scoreboard/contests.ts';
import {
  boardFor,
  findEntry,
  loadEntry,
  readBoard,
  readPlayers,
  sightOf,
  type Viewer,
} from '#server/domain/battle/scoreboard/loadBoard.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { BattleNotice } from './battleNotices.ts';

export interface BattleAuth {
  readonly userId: number;
  readonly signInId: string;
}

/** A connection's view of the board; read again whenever a race begins. */
interface Seat {
  readonly nickname: string;
  readonly channel: CallerChannel;
  viewer: Viewer;
}

export type BattleClient = Client<{ auth: BattleAuth; userData: Seat }>;

interface Listeners {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly target: Target;
  readonly clients: Iterable<BattleClient>;
}

type StoredBoard = Awaited<ReturnType<typeof readBoard>>;

/** The number of submissions whose content is remembered, for the progress of the judge. */
const MOST_KNOWN = 500;

/** The room and the board as each may see them; resolves to the stored board, null before the first race. */
export async function sendSnapshots({
  deps: { db, clock },
  target,
  clients,
  onlineUserIdList,
}: Listeners & { readonly onlineUserIdList: number[] }): Promise<StoredBoard | null> {
  const { contestId } = target;
  const [room, stored] = await Promise.all([
    target.kind === 'room' ? viewRoom(db, target.room) : null,
    contestId === null ? null : readBoard({ db, contestId }),
  ]);
  const now = clock.now();
  for (const client of clients) {
    const viewer = client.userData?.viewer ?? 'public';
    const snapshot: BattleSnapshot = {
      room: room && roomFor(room, client),
      board: stored && boardFor(stored, viewer, now),
      onlineUserIdList,
    };
    client.send(BATTLE_TO_CLIENT.SNAPSHOT, snapshot);
  }
  return stored;
}

/** The room alone; a competition has none. */
export async function sendRoom({ deps, target, clients }: Listeners): Promise<void> {
  if (target.kind !== 'room') return;
  const room = await viewRoom(deps.db, target.room);
  for (const client of clients) client.send(BATTLE_TO_CLIENT.ROOM, roomFor(room, client));
}

/** A live entry: the true one for its owner's side, the frozen one for others. */
export async function sendEntry(
  { deps: { db }, target: { contestId }, clients }: Listeners,
  { userId, competitionContentId }: Extract<BattleNotice, { kind: 'entry' }>,
): Promise<void> {
  if (contestId === null) return;
  const entry = await loadEntry({ db, contestId, userId, competitionContentId });
  if (!entry) return;
  for (const client of clients) {
    const sight = sightOf(entry.players, client.userData?.viewer ?? 'public');
    const isSeen = sight === 'all' || sight.has(userId);
    client.send(BATTLE_TO_CLIENT.ENTRY, isSeen ? entry.own : entry.shown);
  }
}

/** Sends the judge's progress of submissions to one battle room. */
export class ProgressSender {
  /** Maps a submission to its content; null for one of another race. */
  readonly #contentOf = new Map<number, number | null>();

  /** The progress case by case, as far as the viewer may see it; hidden progress is sent to its own side alone. */
  async send(
    { deps: { db, clock }, target: { contestId }, clients }: Listeners,
    {
      userId,
      progress: { submissionId, done, total, caseList },
    }: Extract<BattleNotice, { kind: 'progress' }>,
  ): Promise<void> {
    if (contestId === null) return;
    let known = this.#contentOf.get(submissionId);
    if (known === undefined) {
      known = (await findEntry({ db, contestId }, submissionId))?.competitionContentId ?? null;
      if (this.#contentOf.size >= MOST_KNOWN) this.#contentOf.clear();
      this.#contentOf.set(submissionId, known);
    }
    if (known === null) return;
    const message: BattleProgress = {
      userId,
      competitionContentId: known,
      done,
      total,
      passed: caseList.filter(({ passed }) => passed).length,
    };
    const [contest, players] = await Promise.all([
      readContest({ db, contestId }),
      readPlayers({ db, contestId }),
    ]);
    const { isFrozen } = clockOf(contest, clock.now());
    for (const client of clients) {
      const sight = sightOf(players, client.userData?.viewer ?? 'public');
      if (!isFrozen || sight === 'all' || sight.has(userId)) client.send(BATTLE_TO_CLIENT.PROGRESS, message);
    }
  }
}

/** Each of hundreds of spectators receives the players and itself. */
const roomFor = ({ room, roomMemberList }: RoomView, { auth }: BattleClient): RoomView => ({
  room,
  roomMemberList: roomMemberList.filter(({ role, userId }) => role === 'PLAYER' || userId === auth?.userId),
});
