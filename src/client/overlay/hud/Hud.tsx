import { lazy, Suspense } from 'react';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { useWorldMoments } from './useWorldMoments.ts';
import { KeyHints } from './KeyHints.tsx';
import { MenuButtons } from './MenuButtons.tsx';
import { NearPrompt } from './NearPrompt.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { QuestTracker } from './QuestTracker.tsx';
import { TouchControls } from './TouchControls.tsx';
import { useAnyDialogOpen } from '#client/ui/dialogs/useAnyDialogOpen.ts';
import { useUnseenRewards } from '../reward/useUnseenRewards.ts';
import styles from './Hud.module.css';

/** Comes after the world is shown: nothing of it is needed to walk, so one walks on when it cannot be fetched. */
const PlaceHud = lazy(() =>
  import('../places/PlaceHud.tsx').then(
    ({ PlaceHud: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** What lies over the world while one walks: who I am, where, what to do, and the ways into the dialogs. */
export function Hud() {
  const { map, near } = useWorldMoments();
  const dialogOpen = useAnyDialogOpen();
  useUnseenRewards();

  return (
    // In a dialog the HUD steps aside but stays focusable: the dialog itself traps the focus and gives it back here.
    <div className={styles.hud} data-hidden={dialogOpen || undefined}>
      <ProfileCard />
      <p className={styles.ribbon} aria-live="polite">
        {map?.name}
      </p>
      <div className={styles.right}>
        <MenuButtons />
        <QuestTracker />
      </div>
      {map && (
        <Suspense fallback={null}>
          <PlaceHud mapId={map.mapId} />
        </Suspense>
      )}
      <KeyHints />
      <ChatPanel />
      <NearPrompt near={near} />
      <TouchControls />
    </div>
  );
}
