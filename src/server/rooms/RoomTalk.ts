import type { z } from 'zod';
import {
  emoteSchema,
  keyedSchema,
  phraseSchema,
  saySchema,
  TALK_TO_CLIENT,
  type TalkRefused,
} from '#shared/contract/rooms/talkMessages.ts';
import { sayLine } from '#server/domain/chat/sayLine.ts';
import { showEmote } from '#server/domain/chat/showEmote.ts';
import { TooFastError } from '#server/domain/chat/TooFastError.ts';
import type { Utterance } from '#server/domain/chat/weighWords.ts';
import type { Deps } from '#server/domain/deps.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Seat } from './Seat.ts';

export type TalkDeps = Pick<Deps, 'db' | 'clock' | 'chat' | 'log'>;

interface RoomTalkOptions {
  readonly deps: TalkDeps;
  readonly roomId: string;
  /** Everybody on this copy of the map. */
  readonly seats: () => Iterable<Seat>;
}

/** A child types one line at a time; a client that sends more than this at once is not typing. */
const MOST_WAITING = 3;
const WAIT_MS = 1000;

/** Who hears what on one copy of a map. Nothing of it is part of the simulation or of the room's state. */
export class RoomTalk {
  readonly #options: RoomTalkOptions;
  readonly #turns = new Map<number, { waiting: number; last: Promise<void> }>();

  constructor(options: RoomTalkOptions) {
    this.#options = options;
  }

  say(seat: Seat, message: unknown): void {
    this.#inTurn(seat, message, async () => this.#utter(seat, read(saySchema, message)));
  }

  sayPhrase(seat: Seat, message: unknown): void {
    this.#inTurn(seat, message, async () => this.#utter(seat, read(phraseSchema, message)));
  }

  emote(seat: Seat, message: unknown): void {
    this.#inTurn(seat, message, async () => {
      const { emote } = read(emoteSchema, message);
      const { emoted, deaf } = await showEmote({ deps: this.#options.deps, userId: seat.userId, emote });
      this.#tell(TALK_TO_CLIENT.EMOTED, emoted, deaf);
      // Not waited for: what is said next must not hang on keys that may never come.
      if (emote === 'SIT') void seat.stateOnceStepped().then(() => seat.sitDown());
    });
  }

  /** The room closes. */
  forget(): void {
    this.#options.deps.chat.log.forget(this.#options.roomId);
  }

  /** A line that is sent again, because the connection broke before its answer, is answered to its speaker alone. */
  async #utter(seat: Seat, spoken: Utterance & { readonly lineKey: string }): Promise<void> {
    const { deps, roomId: placeId } = this.#options;
    const { userId, nickname } = seat.player;
    const { lineKey } = spoken;
    const { isNew, answer } = deps.chat.saidOnce.say(
      { userId, lineKey, now: deps.clock.now().getTime() },
      () => sayLine({ deps, speaker: { userId, nickname }, placeId, utterance: spoken, lineKey }),
    );
    const { line, deaf } = await answer;
    if (isNew) this.#tell(TALK_TO_CLIENT.LINE, line, deaf);
    else seat.client?.send(TALK_TO_CLIENT.LINE, line);
  }

  #tell(type: string, message: object, deaf: ReadonlySet<number>): void {
    for (const seat of this.#options.seats()) if (!deaf.has(seat.userId)) seat.client?.send(type, message);
  }

  /** One after the other for each user, so that lines stay in the order in which they were typed. */
  #inTurn(seat: Seat, message: unknown, act: () => Promise<void>): void {
    const { userId } = seat;
    const lineKey = keyedSchema.safeParse(message).data?.lineKey ?? null;
    const turn = this.#turns.get(userId) ?? { waiting: 0, last: Promise.resolve() };
    if (turn.waiting >= MOST_WAITING) return refuse(seat, lineKey, new TooFastError(WAIT_MS));
    this.#turns.set(userId, turn);
    turn.waiting += 1;
    turn.last = turn.last.then(act).then(undefined, (error: unknown) => this.#failed(seat, lineKey, error));
    void turn.last.then(() => {
      turn.waiting -= 1;
      if (turn.waiting === 0) this.#turns.delete(userId);
    });
  }

  #failed(seat: Seat, lineKey: string | null, error: unknown): void {
    const { log } = this.#options.deps;
    const refusal = error instanceof AppError ? error : new AppError('UNEXPECTED', { cause: error });
    const { userId } = seat;
    if (refusal.status >= 500) log.error({ err: error, userId }, 'a line could not be passed on');
    else log.debug({ userId, code: refusal.code }, refusal.message);
    refuse(seat, lineKey, refusal);
  }
}

function refuse({ client }: Seat, lineKey: string | null, error: AppError): void {
  const refusal: TalkRefused = {
    errorCode: error.code,
    message: error.userMessage,
    retryAfterMs: error instanceof TooFastError ? error.retryAfterMs : 0,
    lineKey,
  };
  client?.send(TALK_TO_CLIENT.REFUSED, refusal);
}

const HANGUL = /[가-힣]/u;

/** The message in its shape. Throws VALIDATION_FAIL, in the schema's words if they are for a child. */
function read<S extends z.ZodType>(schema: S, message: unknown): z.output<S> {
  const result = schema.safeParse(message);
  if (result.success) return result.data;
  const words = result.error.issues.find((issue) => HANGUL.test(issue.message))?.message;
  throw new AppError('VALIDATION_FAIL', {
    ...(words !== undefined && { message: words }),
    log: 'a talk message of no known shape',
  });
}
