import { Howl, Howler } from 'howler';
import type { CreateHowl } from './HowlLike.ts';

export const createHowl: CreateHowl = (options) => new Howl(options);

/**
 * Lets sound through again after a call, an alarm or a long sleep has taken it. A telephone leaves the context
 * «interrupted» and gives it back only when asked.
 */
export function reviveSound(): void {
  const { ctx } = Howler as { ctx: AudioContext | null };
  // Refused when nothing was pressed since; the next press asks again.
  if (ctx && ctx.state !== 'running' && ctx.state !== 'closed') ctx.resume().catch(() => undefined);
}
