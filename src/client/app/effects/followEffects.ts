import { connectionStore, type ConnectionStatus } from '#client/stores/connectionStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { endEffect, playEffect } from '#client/ui/effects/effectStore.ts';
import { worldTexts } from '../world/texts.ts';

/** A line that is back sooner than this was hardly gone: no reason to show anything. */
const PATIENCE_MS = 1500;

/** Plays the effects of what the stores say has changed, until the disposal is called. */
export function followEffects(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const followLine = (status: ConnectionStatus) => {
    if (!isLost(status)) {
      clearTimeout(waiting);
      waiting = undefined;
      endEffect('network');
    } else waiting ??= setTimeout(() => playEffect('network'), PATIENCE_MS);
  };
  followLine(connectionStore.getState().status);

  const disposals = [
    connectionStore.subscribe(({ status }) => followLine(status)),
    walletStore.subscribe(({ experience }, before) => {
      const reached = reachedLevel(before.experience?.level, experience?.level);
      if (reached !== null) playEffect('levelUp', { caption: worldTexts.levelReached(reached) });
    }),
    () => followLine('idle'),
  ];
  return () => disposals.forEach((dispose) => dispose());
}

const isLost = (status: ConnectionStatus) => status === 'reconnecting' || status === 'offline';

/** The level that is news; the first one heard of is none. */
function reachedLevel(before: number | undefined, now: number | undefined): number | null {
  return before !== undefined && now !== undefined && now > before ? now : null;
}
