import type { z } from 'zod';
import {
  keyedSchema,
  phraseSchema,
  saySchema,
  TALK_TO_CLIENT,
  type TalkRefused,
} from '#shared/contract/rooms/talkMessages.ts';
import { TooFastError } from '#server/domain/people/chat/ChatRateLimiter.ts';
import type { Utterance } from '#server/domain/people/chat/moderateText.ts';
import { sayLine } from '#server/domain/people/chat/sayLine.ts';
import type { Deps } from '#server/domain/deps.ts';
import { AppError } from '#server/platform/appError.ts';

export type TalkDeps = Pick<Deps, 'db' | 'events' | 'clock' | 'chat' | 'log' | 'memberships'>;

/** A user of a room, and the way to answer it. */
export interface Talker {
  readonly userId: number;
  readonly nickname: string;
  /** The title beside the name; 0 for none. */
  readonly titleId: number;
  send(type: string, message: object): void;
}

interface RoomLinesOptions {
  readonly deps: TalkDeps;
  /** The room. */
  readonly placeId: string;
  readonly broadcast: (type: string, message: object, deaf: ReadonlySet<number>) => void;
}

/** The limit of a user's waiting lines, and the wait in the answer to further ones, ms. */
const MOST_WAITING = 3;
const WAIT_MS = 1000;

/** The lines that are said aloud in one room. */
export class RoomLines {
  readonly #options: RoomLinesOptions;
  readonly #turns = new Map<number, { waiting: number; last: Promise<void> }>();

  constructor(options: RoomLinesOptions) {
    this.#options = options;
  }

  say(talker: Talker, message: unknown): void {
    this.inTurn(talker, message, async () => this.#speak(talker, readMessage(saySchema, message)));
  }

  sayPhrase(talker: Talker, message: unknown): void {
    this.inTurn(talker, message, async () => this.#speak(talker, readMessage(phraseSchema, message)));
  }

  forget(): void {
    void this.#options.deps.chat.log.forget(this.#options.placeId);
  }

  /** A repeated line, whose first answer was lost, is answered to its sender alone. */
  async #speak(talker: Talker, spoken: Utterance & { readonly lineKey: string }): Promise<void> {
    const { deps, placeId, broadcast } = this.#options;
    const { userId, nickname, titleId } = talker;
    const { lineKey } = spoken;
    let deaf: ReadonlySet<number> = new Set();
    const { isNew, result } = await deps.chat.repeatedLines.run(
      { userId, key: lineKey, now: deps.clock.now().getTime() },
      async () => {
        const said = await sayLine({
          deps,
          speaker: { userId, nickname, titleId },
          placeId,
          utterance: spoken,
          lineKey,
        });
        deaf = said.deaf;
        return said.line;
      },
    );
    const line = await result;
    if (isNew) broadcast(TALK_TO_CLIENT.LINE, line, deaf);
    else talker.send(TALK_TO_CLIENT.LINE, line);
  }

  /** One line at a time for each user, so that they keep the order in which they were typed. */
  inTurn(talker: Talker, message: unknown, act: () => Promise<void>): void {
    const { userId } = talker;
    const lineKey = keyedSchema.safeParse(message).data?.lineKey ?? null;
    const turn = this.#turns.get(userId) ?? { waiting: 0, last: Promise.resolve() };
    if (turn.waiting >= MOST_WAITING) return refuse(talker, lineKey, new TooFastError(WAIT_MS));
    this.#turns.set(userId, turn);
    turn.waiting += 1;
    turn.last = turn.last.then(act).then(undefined, (error: unknown) => this.#failed(talker, lineKey, error));
    void turn.last.then(() => {
      turn.waiting -= 1;
      if (turn.waiting === 0) this.#turns.delete(userId);
    });
  }

  #failed(talker: Talker, lineKey: string | null, error: unknown): void {
    const { log } = this.#options.deps;
    const refusal = error instanceof AppError ? error : new AppError('UNEXPECTED', { cause: error });
    const { userId } = talker;
    if (refusal.status >= 500) log.error({ err: error, userId }, 'a line could not be passed on');
    else log.debug({ userId, code: refusal.code }, refusal.message);
    refuse(talker, lineKey, refusal);
  }
}

function refuse(talker: Talker, lineKey: string | null, error: AppError): void {
  const refusal: TalkRefused = {
    errorCode: error.code,
    message: error.userMessage,
    retryAfterMs: error instanceof TooFastError ? error.retryAfterMs : 0,
    lineKey,
  };
  talker.send(TALK_TO_CLIENT.REFUSED, refusal);
}

const HANGUL = /[가-힣]/u;

/** The parsed message. Throws VALIDATION_FAIL, with the schema's message if it is written for children. */
export function readMessage<S extends z.ZodType>(schema: S, message: unknown): z.output<S> {
  const result = schema.safeParse(message);
  if (result.success) return result.data;
  const words = result.error.issues.find((issue) => HANGUL.test(issue.message))?.message;
  throw new AppError('VALIDATION_FAIL', {
    ...(words !== undefined && { message: words }),
    log: 'a talk message of no known shape',
  });
}
