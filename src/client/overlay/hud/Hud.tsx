import type { ReactNode } from 'react';
import { SoundCaptions } from '../access/SoundCaptions.tsx';
import { WalkSign } from '../access/WalkSign.tsx';
import { WorldMirror } from '../access/WorldMirror.tsx';
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

/** What lies over the world while one walks: who I am, where, what to do, and the ways into the dialogs. */
export function Hud({
  place,
}: {
  /** What belongs to the place one is on, by the map's id. */
  readonly place: (mapId: number) => ReactNode;
}) {
  const { map, near } = useWorldMoments();
  const dialogOpen = useAnyDialogOpen();
  useUnseenRewards();

  return (
    // In a dialog the HUD steps aside but stays focusable: the dialog itself traps the focus and gives it back here.
    <div className={styles.hud} data-hidden={dialogOpen || undefined}>
      <WorldMirror />
      <ProfileCard />
      <p className={styles.ribbon}>{map?.name}</p>
      <div className={styles.right}>
        <MenuButtons />
        <QuestTracker />
      </div>
      {map && place(map.mapId)}
      <KeyHints />
      <ChatPanel />
      <NearPrompt near={near} />
      <WalkSign />
      <SoundCaptions />
      <TouchControls />
    </div>
  );
}
