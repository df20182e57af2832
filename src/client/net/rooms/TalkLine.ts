import type { Room } from '@colyseus/sdk';
import type { z } from 'zod';
import type { EmoteName } from '#shared/content/emotes.ts';
import { whisperSchema, type Whisper } from '#shared/contract/chat.ts';
import {
  chatLineSchema,
  emotedSchema,
  socialChangedSchema,
  TALK_TO_CLIENT,
  TALK_TO_SERVER,
  talkRefusedSchema,
  type ChatLine,
  type Emoted,
  type SocialChanged,
  type TalkRefused,
} from '#shared/contract/rooms/talkMessages.ts';
import { Signal } from './Signal.ts';

type TalkRoom = Pick<Room, 'send' | 'onMessage' | 'connection'>;

/** Words and gestures over the line to the world. Outlives the rooms: each one it enters is attached to it. */
export class TalkLine {
  readonly lineHeard = new Signal<ChatLine>();
  readonly emoted = new Signal<Emoted>();
  readonly refused = new Signal<TalkRefused>();
  readonly whispered = new Signal<Whisper>();
  readonly socialChanged = new Signal<SocialChanged>();
  #room: TalkRoom | null = null;

  /** Listens in a room that was just entered; its listeners end with it. */
  attach(room: TalkRoom): void {
    this.#room = room;
    hear(room, TALK_TO_CLIENT.LINE, chatLineSchema, this.lineHeard);
    hear(room, TALK_TO_CLIENT.EMOTED, emotedSchema, this.emoted);
    hear(room, TALK_TO_CLIENT.REFUSED, talkRefusedSchema, this.refused);
    hear(room, TALK_TO_CLIENT.WHISPER, whisperSchema, this.whispered);
    hear(room, TALK_TO_CLIENT.SOCIAL_CHANGED, socialChangedSchema, this.socialChanged);
  }

  detach(): void {
    this.#room = null;
  }

  /** False when there is no line now; what was typed is then best kept. */
  say(text: string): boolean {
    return this.#send(TALK_TO_SERVER.SAY, { text });
  }

  sayPhrase(phraseId: number): boolean {
    return this.#send(TALK_TO_SERVER.PHRASE, { phraseId });
  }

  emote(emote: EmoteName): boolean {
    return this.#send(TALK_TO_SERVER.EMOTE, { emote });
  }

  #send(type: string, message: object): boolean {
    if (!this.#room?.connection.isOpen) return false;
    this.#room.send(type, message);
    return true;
  }
}

function hear<T>(room: TalkRoom, type: string, schema: z.ZodType<T>, signal: Signal<T>): void {
  room.onMessage(type, (message: unknown) => {
    const result = schema.safeParse(message);
    if (result.success) signal.emit(result.data);
  });
}
