import { EventEmitter } from 'node:events';

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
}

export type DomainEmitter = EventEmitter<DomainEvents>;

export const createDomainEvents = (): DomainEmitter => new EventEmitter<DomainEvents>();
