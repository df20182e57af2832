import { useState, type ReactNode } from 'react';
import { SoundCaptions } from '#client/overlay/accessibility/SoundCaptions.tsx';
import { WalkStatus } from '#client/overlay/accessibility/WalkStatus.tsx';
import { WorldMirror } from '#client/overlay/accessibility/WorldMirror.tsx';
import { ChatPanel } from '#client/overlay/people/chat/ChatPanel.tsx';
import { useWorldEvents } from './useWorldEvents.ts';
import { KeyHints } from './KeyHints.tsx';
import { MenuButtons } from './MenuButtons.tsx';
import { NearPrompt } from './NearPrompt.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { QuestTracker } from './QuestTracker.tsx';
import { TouchControls } from './TouchControls.tsx';
import { codeEditorStore } from '#client/stores/codeEditorStore.ts';
import { photoStore } from '#client/stores/photoStore.ts';
import { characterStore } from '#client/stores/characterStore.ts';
import { useAnyDialogOpen } from '#client/ui/dialogs/useAnyDialogOpen.ts';
import { useMainQuests } from '#client/overlay/world/quest/useMainQuests.ts';
import { useTimeUp } from '#client/overlay/world/quest/useTimeUp.ts';
import { useUnseenRewards } from '#client/overlay/world/reward/useUnseenRewards.ts';
import { useStore } from '#client/ui/useStore.ts';
import styles from './Hud.module.css';

interface HudProps {
  /** Content for the current map, by its id. */
  readonly mapCorner: (mapId: number) => ReactNode;
  /** The first minute of a new account; `onDone` lets the rest of the HUD in. */
  readonly firstMinute: (mapId: number, onDone: () => void) => ReactNode;
}

/** Everything over the world during play: profile, map, quests, chat, and buttons that open dialogs. */
export function Hud({ mapCorner, firstMinute }: HudProps) {
  const { map, near } = useWorldEvents();
  const dialogOpen = useAnyDialogOpen();
  const isPhotoOpen = useStore(photoStore, ({ isOpen }) => isOpen);
  const isEditorOpen = useStore(codeEditorStore, ({ objectId }) => objectId !== null);
  const isAside = isPhotoOpen || isEditorOpen;
  useUnseenRewards();
  useMainQuests();
  useTimeUp();
  const isNew = useStore(characterStore, ({ character }) => character?.needsFirstMinute === true);
  const [isFirstMinuteDone, setFirstMinuteDone] = useState(false);
  // It may be played once more.
  if (!isNew && isFirstMinuteDone) setFirstMinuteDone(false);
  const guided = isFirstMinuteDone ? 'done' : 'playing';
  // One thing after the other: what code moves, races and places have their turn later.
  const offered =
    isNew && guided === 'playing' ? { ...near, objectId: null, courseId: null, placeId: null } : near;

  return (
    // In a dialog the HUD is hidden but stays focusable: the dialog traps the focus and gives it back here.
    <div
      className={styles.hud}
      data-hidden={dialogOpen || isAside || undefined}
      inert={isAside}
      data-first-minute={isNew ? guided : undefined}
    >
      <WorldMirror />
      <ProfileCard />
      <p className={styles.ribbon}>{map?.name}</p>
      <div className={styles.right}>
        <MenuButtons />
        <QuestTracker />
        <WalkStatus />
      </div>
      <div className={styles.later}>
        {map && mapCorner(map.mapId)}
        <KeyHints />
        <ChatPanel />
      </div>
      {isNew && map && firstMinute(map.mapId, () => setFirstMinuteDone(true))}
      <NearPrompt near={offered} />
      <SoundCaptions />
      <TouchControls />
    </div>
  );
}
