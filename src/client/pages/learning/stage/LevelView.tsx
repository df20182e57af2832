import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  OpenStage,
  StageGhost,
  StageMoment,
  StagePicture,
  StageView,
} from '#client/bridge/stageView.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import { ShellIcon } from '#client/ui/stage/ShellIcon.tsx';
import { stageTexts } from './texts.ts';
import styles from './StageScreen.module.css';

export interface LevelViewProps {
  readonly openStage: OpenStage;
  readonly picture: StagePicture;
  readonly name: string;
  /** The outfit as `encodeOutfit` writes it; null while it is not known. */
  readonly outfit: string | null;
  readonly ghosts: readonly StageGhost[];
  /** Nobody of one's own is in the level. */
  readonly isWatched?: boolean;
  /** The moment that is shown first, and again after a failure. */
  readonly moment: () => StageMoment;
  readonly onView: (view: StageView | null) => void;
}

/** Within this time a level is not drawn anew by itself twice. */
const REVIVAL_MS = 60_000;

/** The level on the world's renderer; shells pulse until it is drawn. */
export function LevelView(props: LevelViewProps) {
  const { openStage, picture, name, outfit, ghosts, isWatched = false, moment, onView } = props;
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<StageView | null>(null);
  const [failed, setFailed] = useState(false);
  const [trial, setTrial] = useState(0);
  const opened = useEffectEvent((fresh: StageView | null) => {
    fresh?.show(moment());
    onView(fresh);
    setView(fresh);
  });

  const revivedAt = useRef(-REVIVAL_MS);
  /** A lost picture is drawn anew by itself; one that is lost again soon waits for a press. */
  const onLost = () => {
    if (performance.now() - revivedAt.current < REVIVAL_MS) return setFailed(true);
    revivedAt.current = performance.now();
    setTrial((count) => count + 1);
  };
  // The clothes come when they are known; the level does not wait for them.
  const open = useEffectEvent((parent: HTMLElement) =>
    openStage({ parent, picture, name, outfit, isWatched, onLost }),
  );
  useEffect(() => {
    if (!place.current) return undefined;
    let closed = false;
    const opening = open(place.current);
    opening.then(
      (fresh) => (closed ? undefined : opened(fresh)),
      () => (closed ? undefined : setFailed(true)),
    );
    return () => {
      closed = true;
      opened(null);
      opening.then(
        (fresh) => fresh.destroy(),
        () => undefined,
      );
    };
  }, [openStage, picture, name, isWatched, trial]);
  useEffect(() => {
    if (outfit !== null) view?.wear(outfit);
  }, [view, outfit]);

  useEffect(() => view?.setGhosts(ghosts), [view, ghosts]);

  return (
    <div aria-busy={view === null && !failed}>
      <div ref={place} className={styles.canvas} data-ready={view !== null || undefined} />
      {view === null && !failed && (
        <div className={styles.waiting} role="status">
          {[0, 1, 2].map((index) => (
            <ShellIcon key={index} tone="now" size={44} className={styles.pulse} />
          ))}
          <span>{stageTexts.loading}</span>
        </div>
      )}
      {failed && (
        <div className={styles.waiting} role="alert">
          <strong>{stageTexts.viewFailed}</strong>
          <span>{stageTexts.viewFailedHint}</span>
          <Button
            tone="alt"
            onClick={() => {
              setFailed(false);
              setTrial((count) => count + 1);
            }}
          >
            {uiTexts.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
