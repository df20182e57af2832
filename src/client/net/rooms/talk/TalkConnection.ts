import type { Room } from '@colyseus/sdk';
import type { EmoteName } from '#shared/content/emotes.ts';
import {
  chatLineSchema,
  emotedSchema,
  TALK_TO_CLIENT,
  TALK_TO_SERVER,
  talkRefusedSchema,
  type ChatLine,
  type Emoted,
  type TalkRefused,
} from '#shared/contract/rooms/talkMessages.ts';
import { randomId } from '#client/net/randomId.ts';
import { onRoomMessage } from '#client/net/rooms/connection/onRoomMessage.ts';
import { Signal } from '#client/net/rooms/Signal.ts';

type TalkRoom = Pick<Room, 'send' | 'onMessage' | 'connection'>;

/** Words said longer ago than this are not sent again: the talk has gone on. */
const RESEND_MS = 60_000;

interface Spoken {
  readonly type: string;
  readonly message: { readonly lineKey: string; readonly text?: string };
  /** On the clock of `performance.now`. */
  readonly at: number;
}

/** Words and gestures over the line to the world. Outlives the rooms: each one it enters is attached to it. */
export class TalkConnection {
  readonly lineHeard = new Signal<ChatLine>();
  readonly emoted = new Signal<Emoted>();
  readonly refused = new Signal<TalkRefused>();
  /** Own words that were refused, for their author. */
  readonly wordsReturned = new Signal<string>();
  #room: TalkRoom | null = null;
  /** Said, but neither heard nor refused yet; the oldest first. */
  #unanswered: readonly Spoken[] = [];

  constructor() {
    this.lineHeard.on(({ lineKey }) => this.#answered(lineKey));
    this.refused.on(({ lineKey }) => {
      const words = this.#unanswered.find(({ message }) => message.lineKey === lineKey)?.message.text;
      this.#answered(lineKey);
      if (words !== undefined) this.wordsReturned.emit(words);
    });
  }

  /**
   * Listens in a room that was just entered; its listeners end with it. Words without an answer when the
   * last room was lost are sent again: they or their answer may have been lost with it, and the server
   * knows which by the key.
   */
  attach(room: TalkRoom): void {
    this.#room = room;
    onRoomMessage(room, TALK_TO_CLIENT.LINE, chatLineSchema, (message) => this.lineHeard.emit(message));
    onRoomMessage(room, TALK_TO_CLIENT.EMOTED, emotedSchema, (message) => this.emoted.emit(message));
    onRoomMessage(room, TALK_TO_CLIENT.REFUSED, talkRefusedSchema, (message) => this.refused.emit(message));
    this.#unanswered = this.#unanswered.filter(({ at }) => performance.now() - at < RESEND_MS);
    for (const { type, message } of this.#unanswered) room.send(type, message);
  }

  detach(): void {
    this.#room = null;
  }

  /** One has left the world: what had no answer is not said any more. */
  forget(): void {
    this.#unanswered = [];
  }

  /** False when there is no line now; what was typed is then best kept. */
  say(text: string): boolean {
    return this.#speak(TALK_TO_SERVER.SAY, { text });
  }

  sayPhrase(phraseId: number): boolean {
    return this.#speak(TALK_TO_SERVER.PHRASE, { phraseId });
  }

  emote(emote: EmoteName): boolean {
    return this.#send(TALK_TO_SERVER.EMOTE, { emote });
  }

  #speak(type: string, words: { readonly text: string } | { readonly phraseId: number }): boolean {
    const message = { ...words, lineKey: randomId() };
    if (!this.#send(type, message)) return false;
    this.#unanswered = [...this.#unanswered, { type, message, at: performance.now() }];
    return true;
  }

  #answered(lineKey: string | null): void {
    this.#unanswered = this.#unanswered.filter(({ message }) => message.lineKey !== lineKey);
  }

  #send(type: string, message: object): boolean {
    if (!this.#room?.connection.isOpen) return false;
    this.#room.send(type, message);
    return true;
  }
}

/** The talk of this page; the connection to the world attaches the rooms to it. */
export const worldTalk = new TalkConnection();
