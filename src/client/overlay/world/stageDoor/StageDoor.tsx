import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { problemQueries } from '#client/net/learning/problems.ts';
import { stageQueries } from '#client/net/learning/stages.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { useWorldOverlay } from '#client/overlay/world/goal/useWorldOverlay.ts';
import { surroundingsStore } from '#client/stores/surroundingsStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { paths, stageBehindDoor } from '#client/ui/routing/paths.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { STAGE_THEME_NAMES } from '#shared/content/stageRoad.ts';
import { STAGE_DOOR_OPENING, type StageDoor as Door } from '#shared/content/stageDoors.ts';
import { doorViewOf, type DoorShell } from './doorView.ts';
import { DoorVine } from './DoorVine.tsx';
import { doorTexts } from './texts.ts';
import { useStarGifts } from './useStarGifts.ts';
import styles from './StageDoor.module.css';

/** The time in which the light of a door grows over the screen, ms. */
const LIGHT_MS = 300;
const NO_ROWS: readonly string[] = [];

/** The door of a map into its stages: what the game draws of it, its vine beside it, and the way in. */
export function StageDoor({ door }: { readonly door: Door }) {
  const { theme, from, to, placeId } = door;
  const bridge = useBridge();
  const navigate = useNavigate();
  const road = useQuery(stageQueries.road(DEFAULT_CHANNEL_ID));
  const view = road.data && doorViewOf(door, road.data);
  const next = view?.next;
  const problem = useQuery({
    ...problemQueries.one(DEFAULT_CHANNEL_ID, next?.problemId ?? 0),
    enabled: next !== undefined,
  });
  const rows = problem.data?.stage?.rows ?? NO_ROWS;
  const { play } = STAGE_THEME_NAMES[theme];
  const isNear = useStore(surroundingsStore, ({ entities }) =>
    entities.some(({ kind, id, isNear: near }) => near && kind === 'place' && id === placeId),
  );
  /** The address behind the door while its light grows. */
  const [entering, setEntering] = useState<string | null>(null);
  const vine = useRef<HTMLDivElement>(null);
  // On a narrow screen the door may be at its edge; what is above it stays in the middle.
  const layer = useWorldOverlay((_own, { left, width }) => {
    const aside = `${Math.round(left + width / 2 - door.x)}px`;
    const style = vine.current?.style;
    if (style && style.getPropertyValue('--aside') !== aside) style.setProperty('--aside', aside);
  });
  useStarGifts();

  const state = view?.state ?? 'loading';
  const plate = view?.plate ?? doorTexts.loading;
  const done = view ? view.shells.filter((shell) => shell.state === 'done').length / view.shells.length : 0;
  useEffect(() => {
    const name = doorTexts.behind(play, from, to);
    bridge.ask((world) => world.showStageDoor({ state, theme, name, plate, rows, done }));
  }, [bridge, state, theme, play, from, to, plate, rows, done]);

  const enter = useCallback((path: string) => {
    requestSound('portal');
    setEntering(path);
  }, []);
  // Without an answer of the server the door still leads to the road, whose page tells what is the matter.
  const refusal = view?.refusal ?? null;
  const path = next === undefined ? paths.stages : stageBehindDoor(next.problemId);
  useEffect(() => {
    return bridge.on('placeCalled', ({ page }) => {
      if (page !== 'stages') return;
      if (refusal === null) enter(path);
      else showToast({ text: refusal, theme: 'info' });
    });
  }, [bridge, enter, path, refusal]);
  useEffect(() => {
    if (isNear) requestSound('bubble');
  }, [isNear]);

  useEffect(() => {
    if (entering === null) return undefined;
    const timer = setTimeout(() => {
      setEntering(null);
      void navigate(entering);
    }, LIGHT_MS);
    return () => clearTimeout(timer);
  }, [entering, navigate]);

  const choose = (shell: DoorShell) => {
    if (shell.state !== 'locked') return enter(stageBehindDoor(shell.problemId));
    showToast({ text: refusal ?? doorTexts.locked(shell.order - 1), theme: 'info' });
  };
  const middle = { left: door.x, top: door.y - STAGE_DOOR_OPENING.height / 2 } satisfies CSSProperties;
  return createPortal(
    <>
      {isNear && view && road.data && (
        <DoorVine ref={vine} door={door} shells={view.shells} gifts={road.data.giftList} onChoose={choose} />
      )}
      {entering !== null && <i className={styles.light} style={middle} aria-hidden="true" />}
    </>,
    layer,
  );
}
