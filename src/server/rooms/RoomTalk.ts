import { emoteLevel, type EmoteName } from '#shared/content/emotes.ts';
import { emoteSchema, TALK_TO_CLIENT } from '#shared/contract/rooms/talkMessages.ts';
import { showEmote } from '#server/domain/people/chat/sayLine.ts';
import { skillTexts } from '#server/domain/world/skills/texts.ts';
import { AppError } from '#server/platform/appError.ts';
import { readMessage, RoomLines, type TalkDeps, type Talker } from './RoomLines.ts';
import type { PlayerSession } from './session/PlayerSession.ts';

interface RoomTalkOptions {
  readonly deps: TalkDeps;
  readonly roomId: string;
  /** All sessions of this room. */
  readonly sessions: () => Iterable<PlayerSession>;
}

/** Chat and emotes of one room of the world. Not part of the simulation or of the room's state. */
export class RoomTalk {
  readonly #options: RoomTalkOptions;
  readonly #lines: RoomLines;

  constructor(options: RoomTalkOptions) {
    this.#options = options;
    const { deps, roomId: placeId } = options;
    this.#lines = new RoomLines({ deps, placeId, broadcast: (...line) => this.#broadcast(...line) });
  }

  say(session: PlayerSession, message: unknown): void {
    this.#lines.say(talkerOf(session), message);
  }

  sayPhrase(session: PlayerSession, message: unknown): void {
    this.#lines.sayPhrase(talkerOf(session), message);
  }

  emote(session: PlayerSession, message: unknown): void {
    this.#lines.inTurn(talkerOf(session), message, async () => {
      const { emote } = readMessage(emoteSchema, message);
      if (session.perks.emoteWheel < emoteLevel(emote)) throw notLearned(session.userId, emote);
      const { emoted, deaf } = await showEmote({ deps: this.#options.deps, userId: session.userId, emote });
      this.#broadcast(TALK_TO_CLIENT.EMOTED, emoted, deaf);
      // Not awaited: chat must not depend on inputs that may never arrive.
      if (emote === 'SIT') void session.stateOnceStepped().then(() => session.sitDown());
    });
  }

  forget(): void {
    this.#lines.forget();
  }

  #broadcast(type: string, message: object, deaf: ReadonlySet<number>): void {
    for (const session of this.#options.sessions())
      if (!deaf.has(session.userId)) session.client?.send(type, message);
  }
}

/** The connection is looked up at the time of the answer: a session outlives it. */
const talkerOf = (session: PlayerSession): Talker => ({
  userId: session.userId,
  nickname: session.player.nickname,
  titleId: session.player.title,
  send: (type, message) => session.client?.send(type, message),
});

function notLearned(userId: number, emote: EmoteName): AppError {
  return new AppError('RESOURCE_NOT_FOUND', {
    message: skillTexts.emoteNotLearned,
    log: `user ${userId} has not learned the emote ${emote}`,
  });
}
