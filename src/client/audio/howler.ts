import { Howl, Howler } from 'howler';
import type { CreateHowl } from './HowlLike.ts';

export const createHowl: CreateHowl = (options) => new Howl(options);

/** Resumes the audio context after a call, an alarm or a sleep: a phone leaves it «interrupted» until then. */
export function resumeAudioContext(): void {
  const { ctx } = Howler as { ctx: AudioContext | null };
  // Refused without a user gesture; the next press tries again.
  if (ctx && ctx.state !== 'running' && ctx.state !== 'closed') ctx.resume().catch(() => undefined);
}
