import { NO_TITLE } from '#shared/content/titles.ts';
import { battleCheerSchema, CHEER_MS, CHEERS_AT_ONCE } from '#shared/contract/rooms/battleRoom.ts';
import { TALK_TO_CLIENT } from '#shared/contract/rooms/talkMessages.ts';
import { showEmote } from '#server/domain/people/chat/sayLine.ts';
import { AppError } from '#server/platform/appError.ts';
import { readMessage, RoomLines, type TalkDeps, type Talker } from '../RoomLines.ts';
import type { BattleClient } from './battleMessages.ts';

interface BattleTalkOptions {
  readonly deps: TalkDeps;
  /** The id of the battle room, for reports. */
  readonly placeId: string;
  readonly clients: () => Iterable<BattleClient>;
  /** Whether free words could carry solutions. */
  readonly isRacing: () => boolean;
}

/** Lines and cheers in one battle room. */
export class BattleTalk {
  readonly #options: BattleTalkOptions;
  readonly #lines: RoomLines;
  /** When the last cheers were passed on. */
  #cheeredAt: readonly number[] = [];

  constructor(options: BattleTalkOptions) {
    this.#options = options;
    const { deps, placeId } = options;
    this.#lines = new RoomLines({ deps, placeId, broadcast: (...line) => this.#broadcast(...line) });
  }

  /** During a race only the prepared lines are allowed. */
  say(client: BattleClient, message: unknown): void {
    const talker = talkerOf(client);
    if (!this.#options.isRacing()) return this.#lines.say(talker, message);
    this.#lines.inTurn(talker, message, async () => {
      throw new AppError('CHAT_SAFE_PHRASES_ONLY', { log: 'own words during a race' });
    });
  }

  sayPhrase(client: BattleClient, message: unknown): void {
    this.#lines.sayPhrase(talkerOf(client), message);
  }

  /** With hundreds of cheers at once all see as many as can be shown, and each sees its own. */
  cheer(client: BattleClient, message: unknown): void {
    const talker = talkerOf(client);
    this.#lines.inTurn(talker, message, async () => {
      const { deps } = this.#options;
      const { emote } = readMessage(battleCheerSchema, message);
      const { emoted, deaf } = await showEmote({ deps, userId: talker.userId, emote });
      if (this.#isRoomFor(deps.clock.now().getTime())) this.#broadcast(TALK_TO_CLIENT.EMOTED, emoted, deaf);
      else talker.send(TALK_TO_CLIENT.EMOTED, emoted);
    });
  }

  forget(): void {
    this.#lines.forget();
  }

  #isRoomFor(now: number): boolean {
    const shown = this.#cheeredAt.filter((at) => at > now - CHEER_MS);
    const isRoom = shown.length < CHEERS_AT_ONCE;
    this.#cheeredAt = isRoom ? [...shown, now] : shown;
    return isRoom;
  }

  #broadcast(type: string, message: object, deaf: ReadonlySet<number>): void {
    for (const client of this.#options.clients())
      if (!deaf.has(client.auth?.userId ?? 0)) client.send(type, message);
  }
}

const talkerOf = (client: BattleClient): Talker => ({
  userId: client.auth?.userId ?? 0,
  nickname: client.userData?.nickname ?? '',
  titleId: NO_TITLE,
  send: (type, message) => client.send(type, message),
});
