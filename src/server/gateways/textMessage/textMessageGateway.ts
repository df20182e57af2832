import type { TextMessageType } from '#shared/contract/channels/textMessageSize.ts';

export interface OutgoingText {
  /** Digits only. */
  readonly to: string;
  readonly text: string;
  readonly type: TextMessageType;
}

export type TextOutcome = 'UNDER_WAY' | 'DELIVERED' | 'NOT_DELIVERED' | 'BAD_NUMBER';

/**
 * Port for text messages: a sandbox that keeps what it is given, and Solapi. A message is registered first and sent by
 * the ticket of it, so that an answer that is lost on the way makes no second message.
 */
export interface TextMessageGateway {
  readonly isSandbox: boolean;
  /** Registers a message and sends nothing. Throws TextMessageRefused when it never will be sent. */
  prepare(message: OutgoingText): Promise<string>;
  /** Sends what was registered, once however often it is called. Throws TextMessageRefused. */
  dispatch(ticket: string): Promise<void>;
  /** The state of a message that was sent. */
  outcomeOf(ticket: string): Promise<TextOutcome>;
}

/** The gateway has said no; asking again changes nothing. Every other error may be a lost answer. */
export class TextMessageRefused extends Error {
  readonly reason: 'BAD_NUMBER' | 'SENDER_REFUSED' | 'TEXT_REFUSED';

  constructor(reason: TextMessageRefused['reason'], message: string) {
    super(message);
    this.name = 'TextMessageRefused';
    this.reason = reason;
  }
}
