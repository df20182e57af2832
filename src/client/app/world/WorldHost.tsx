import { useEffect, useState } from 'react';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { untilFetched } from '#client/net/untilFetched.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { fetchScenesAhead } from '#client/ui/scenery/fetchScenesAhead.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { Hud } from '#client/overlay/hud/Hud.tsx';
import { followGamepads } from '../gamepad/followGamepads.ts';
import { followEffects } from '../effects/followEffects.ts';
import { fetchDialogsAhead } from '../dialogs/dialogParts.ts';
import { QuietBoundary } from '../QuietBoundary.tsx';
import { reportFailure } from '../reportFailure.ts';
import { openSound } from '../sound/openSound.ts';
import { useFetched } from '../useFetched.ts';
import { LineSign } from './LineSign.tsx';
import { openWorld, type OpenWorld } from './openWorld.ts';
import { restStage, showStage } from './stage.ts';
import { worldTexts } from './texts.ts';
import { WorldLoading } from './WorldLoading.tsx';

export interface WorldHostProps {
  readonly bridge: Bridge;
  readonly stage: HTMLElement;
  /** False while a page lies over the world. */
  readonly inSight: boolean;
}

const loadPlace = () => import('./PlaceCorner.tsx');

/** Comes once the world has settled: nothing of it is needed to walk, so one walks on when it cannot be fetched. */
function Corner({ mapId }: { readonly mapId: number }) {
  const place = useFetched(loadPlace, true);
  return place && <place.PlaceCorner mapId={mapId} />;
}

type Phase =
  | { readonly kind: 'loading'; readonly progress: number; readonly label?: string }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed' };

const BEGINNING: Phase = { kind: 'loading', progress: 0 };

/** Owns the life of the world: opens it, shows the way in, rests it under pages, closes it with the session. */
export function WorldHost({ bridge, stage, inSight }: WorldHostProps) {
  const [phase, setPhase] = useState<Phase>(BEGINNING);
  const [trial, setTrial] = useState(0);
  const [world, setWorld] = useState<OpenWorld | null>(null);
  const [isSettled, setIsSettled] = useState(false);

  useEffect(() => {
    const closing = new AbortController();
    let opened: OpenWorld | null = null;
    showStage(stage, true);
    const disposals = [
      followEffects(),
      bridge.on('loadingProgressed', ({ progress, label }) =>
        setPhase((current) => (current.kind === 'loading' ? { kind: 'loading', progress, label } : current)),
      ),
      bridge.on('worldReady', () => setPhase({ kind: 'ready' })),
      bridge.on('worldSettled', () => setIsSettled(true)),
      bridge.on('worldFailed', () => setPhase({ kind: 'failed' })),
    ];
    openWorld({ bridge, stage }).then(
      (fresh) => {
        if (closing.signal.aborted) return fresh.close();
        opened = fresh;
        setWorld(fresh);
      },
      (error: unknown) => {
        if (closing.signal.aborted) return;
        reportFailure('The world could not be opened.', error);
        setPhase({ kind: 'failed' });
      },
    );
    return () => {
      closing.abort();
      for (const dispose of disposals) dispose();
      opened?.close();
      setWorld(null);
      setIsSettled(false);
      showStage(stage, false);
    };
  }, [bridge, stage, trial]);

  // Under a page nothing of the world is drawn: then there is time as well.
  if (phase.kind === 'ready' && !inSight && !isSettled) setIsSettled(true);

  useEffect(() => {
    if (!isSettled) return undefined;
    const closing = new AbortController();
    const { signal } = closing;
    const fetchPart = <T,>(task: () => Promise<T>) =>
      untilFetched(task, signal).catch((error: unknown) => {
        // Nothing of it is needed to walk, so one walks on without.
        reportFailure('A part of the settled world could not be fetched.', error);
        return null;
      });
    void fetchPart(fetchDialogsAhead);
    void fetchPart(() => openSound({ bridge, signal })).then(() => fetchScenesAhead(['offline', 'broken']));
    return () => closing.abort();
  }, [bridge, isSettled]);

  useEffect(() => followGamepads({ isWorldInSight: () => !stage.hidden && !stage.inert }), [stage]);

  useEffect(() => {
    if (inSight) return undefined;
    restStage(stage, true);
    bridge.ask((receiver) => {
      receiver.lockInput('route');
      receiver.pause();
    });
    return () => {
      restStage(stage, false);
      bridge.ask((receiver) => {
        receiver.resume();
        receiver.unlockInput('route');
      });
    };
  }, [bridge, stage, inSight]);

  return (
    <div hidden={!inSight}>
      {/* There from the first moment on: it has to hear which map was entered. */}
      <Hud
        place={(mapId) =>
          isSettled && (
            <QuietBoundary>
              <Corner mapId={mapId} />
            </QuietBoundary>
          )
        }
      />
      {phase.kind === 'loading' && <WorldLoading progress={phase.progress} label={phase.label} />}
      {phase.kind === 'failed' && (
        <SeaPage>
          <Panel>
            <ErrorState
              title={worldTexts.failed}
              hint={worldTexts.failedHint}
              onRetry={() => {
                setPhase(BEGINNING);
                setTrial((count) => count + 1);
              }}
            />
          </Panel>
        </SeaPage>
      )}
      {/* Over the way in as well: a line that is blocked never lets it end. */}
      {world && phase.kind !== 'failed' && (
        <LineSign isInside={phase.kind === 'ready'} onComeBack={world.comeBack} onRetry={world.retry} />
      )}
    </div>
  );
}
