import { experienceOf } from '#shared/content/levels.ts';
import type { DomainEmitter } from '../events.ts';
import type { Wallet } from './Wallet.ts';

/** Tells the new level if experience led to one. To be called after the commit. */
export function announceLevel(events: DomainEmitter, before: Wallet, after: Wallet): void {
  const { level } = experienceOf(after.exp);
  if (level !== experienceOf(before.exp).level) events.emit('levelChanged', { userId: after.userId, level });
}
