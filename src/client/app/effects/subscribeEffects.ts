import { titleById } from '#shared/content/titles.ts';
import { levelQueries } from '#client/net/world/titles.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { openingNames } from '#client/overlay/world/levels/openingNames.ts';
import { questStore } from '#client/stores/questStore.ts';
import { titleStore } from '#client/stores/titleStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { connectionStore, type ConnectionStatus } from '#client/stores/connectionStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { dialogStore } from '#client/ui/dialogs/dialogStore.ts';
import { endEffect, playEffect } from '#client/ui/effects/effectStore.ts';
import { worldTexts } from '../world/texts.ts';

/** The celebration waits no longer for what the level opens. */
const LEVEL_PATIENCE_MS = 800;
/** Longer than usual, because it has a name to read. */
const TITLE_MS = 4500;
/** A shorter loss of the connection is not shown. */
const PATIENCE_MS = 1500;

/** Plays the effects of what the stores say has changed, until the disposal is called. */
export function subscribeEffects(): () => void {
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
      if (reached !== null) void celebrateLevel(reached);
    }),
    titleStore.subscribe(({ news }) => {
      const title = news && titleById(news.titleId);
      if (title)
        showToast({ text: worldTexts.titleEarned(title.name), theme: 'success', durationMs: TITLE_MS });
    }),
    () => followLine('idle'),
  ];
  return () => disposals.forEach((dispose) => dispose());
}

/** With what the level opens, if that is known soon. */
async function celebrateLevel(level: number): Promise<void> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, LEVEL_PATIENCE_MS, null));
  const known = queryClient.ensureQueryData(levelQueries.list()).catch(() => null);
  const [levels] = await Promise.all([Promise.race([known, late]), whenRewardsAreSeen()]);
  const openings = levels === null ? [] : openingNames(levels, level);
  playEffect('levelUp', { caption: worldTexts.levelReached(level), lines: openings });
}

/** A quest that has paid is told of together with the level, and a dialog may be followed by the next one. */
const CALM_MS = 400;

const isCalm = () =>
  dialogStore.getState().stack.length === 0 &&
  !questStore.getState().questList?.some(({ state, rewardSeen }) => state === 'COMPLETED' && !rewardSeen);

/** Resolves once no dialog is open and every reward of the world was shown, so that one moment covers no other. */
const whenRewardsAreSeen = (): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops: (() => void)[] = [];
    const end = () => {
      if (!isCalm()) return;
      for (const stop of stops) stop();
      resolve();
    };
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(end, CALM_MS);
    };
    stops.push(dialogStore.subscribe(look), questStore.subscribe(look));
    look();
  });

const isLost = (status: ConnectionStatus) => status === 'reconnecting' || status === 'offline';

/** The new level; null for the first one received. */
function reachedLevel(before: number | undefined, now: number | undefined): number | null {
  return before !== undefined && now !== undefined && now > before ? now : null;
}
