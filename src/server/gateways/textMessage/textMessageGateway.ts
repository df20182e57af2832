import type { TextMessageType } from '#shared/contract/channels/textMessageSize.ts';

export interface OutgoingText {
  /** Digits only. */
  readonly to: string;
  readonly text: string;
  readonly type: TextMessageType;
}

export type TextOutcome = 'UNDER_WAY' | 'DELIVERED' | 'NOT_DELIVERED' | 'BAD_NUMBER';

/**
 * Port for text messages: a sandbox that stores them, and Solapi. A message is registered first and sent by its ticket,
 * so that a lost answer makes no second message.
 */
export interface TextMessageGateway {
  readonly isSandbox: boolean;
  /** Registers a message and sends nothing. Throws TextMessageRefused when it can never be sent. */
  prepare(message: OutgoingText): Promise<string>;
  /** Sends a registered message, once for repeated calls. Throws TextMessageRefused. */
  dispatch(ticket: string): Promise<void>;
  /** The state of a message that was sent. */
  outcomeOf(ticket: string): Promise<TextOutcome>;
}

/** The gateway has refused; asking again changes nothing. Every other error may be a lost answer. */
export class TextMessageRefused extends Error {
  readonly reason: 'BAD_NUMBER' | 'SENDER_REFUSED' | 'TEXT_REFUSED';

  constructor(reason: TextMessageRefused['reason'], message: string) {
    super(message);
    this.name = 'TextMessageRefused';
    this.reason = reason;
  }
}
