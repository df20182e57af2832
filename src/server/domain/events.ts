import { EventEmitter } from 'node:events';
import type { Whisper } from '#shared/contract/chat.ts';

/** What subjects tell the rest of the server after their transaction has committed. */
export interface DomainEvents {
  /** The worn outfit changed. */
  outfitChanged: [{ userId: number }];
  /** A skill was learned or has a higher level. */
  skillsChanged: [{ userId: number }];
  /** The level shown over the head changed. */
  levelChanged: [{ userId: number; level: number }];
  /**
   * Sessions of the user ended: signed out, password changed, reuse of a refresh id detected.
   * `sessionId` names the one that did (the `sid` of its access tokens); without it all of them ended.
   */
  sessionsRevoked: [{ userId: number; sessionId?: string }];
  /** Stored; whoever it is for may be in the world. */
  whisperSent: [Whisper];
  /** Friends, requests or rights of the user changed, by somebody else or in another tab. */
  socialChanged: [{ userId: number; what: 'friends' | 'rights' }];
}

export type DomainEmitter = EventEmitter<DomainEvents>;

export const createDomainEvents = (): DomainEmitter => new EventEmitter<DomainEvents>();
