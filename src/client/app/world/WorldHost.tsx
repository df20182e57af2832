import { useEffect, useRef, useState } from 'react';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { fetchUntilReachable } from '#client/net/fetchUntilReachable.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { mapById } from '#shared/content/maps/maps.ts';
import { showFirstMinute } from '#client/net/world/tutorials.ts';
import { Hud } from '#client/overlay/world/hud/Hud.tsx';
import { subscribeGamepads } from '../gamepad/subscribeGamepads.ts';
import { subscribeEffects } from '../effects/subscribeEffects.ts';
import { prefetchDialogs, preloadDialogs } from '../dialogs/dialogParts.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { reportFailure } from '../reportFailure.ts';
import { openSound } from '../sound/openSound.ts';
import { useFetched } from '#client/overlay/shell/useFetched.ts';
import { ConnectionSign } from './ConnectionSign.tsx';
import { openWorld, type OpenWorld } from './openWorld.ts';
import { showStage } from './showStage.ts';
import { worldTexts } from './texts.ts';
import { WorldLoading } from './WorldLoading.tsx';

export interface WorldHostProps {
  readonly bridge: Bridge;
  readonly stage: HTMLElement;
  /** False while a page lies over the world. */
  readonly isVisible: boolean;
}

/** Nothing in the world can be focused or clicked while a page lies over it. */
function setInert(stage: HTMLElement, inert: boolean): void {
  stage.inert = inert;
}

const loadMapCorner = () => import('./MapCorner.tsx');

/** Comes once the world has settled: nothing of it is needed to walk, so one walks on when it cannot be fetched. */
function Corner({ mapId }: { readonly mapId: number }) {
  const corner = useFetched(loadMapCorner, true);
  return corner && <corner.MapCorner mapId={mapId} />;
}

const loadFirstMinute = () => import('#client/overlay/world/firstMinute/FirstMinute.tsx');

/** Fetched for new accounts alone. */
function NewcomerGuide({ mapId, onDone }: { readonly mapId: number; readonly onDone: () => void }) {
  const part = useFetched(loadFirstMinute, true);
  const map = mapById(mapId);
  return part && map && <part.FirstMinute map={map} onDone={onDone} />;
}

/** Lets the whole HUD in when the first minute cannot be fetched. */
function WithoutGuide() {
  useEffect(() => showFirstMinute(false), []);
  return null;
}

type Phase =
  | { readonly kind: 'loading'; readonly progress: number; readonly label?: string }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed' };

/** Within this time the world does not begin anew by itself twice. */
const REVIVAL_MS = 60_000;
const BEGINNING: Phase = { kind: 'loading', progress: 0 };

/** Opens the world, shows its loading, pauses it under pages, closes it with the session. */
export function WorldHost({ bridge, stage, isVisible }: WorldHostProps) {
  const [phase, setPhase] = useState<Phase>(BEGINNING);
  const [trial, setTrial] = useState(0);
  const [world, setWorld] = useState<OpenWorld | null>(null);
  const [isSettled, setIsSettled] = useState(false);
  const revivedAt = useRef(-REVIVAL_MS);

  useEffect(() => {
    const closing = new AbortController();
    let opened: OpenWorld | null = null;
    let hasRun = false;
    showStage(stage, true);
    const disposals = [
      subscribeEffects(),
      bridge.on('loadingProgressed', ({ progress, label }) =>
        setPhase((current) => (current.kind === 'loading' ? { kind: 'loading', progress, label } : current)),
      ),
      bridge.on('worldReady', () => {
        hasRun = true;
        setPhase({ kind: 'ready' });
      }),
      bridge.on('worldSettled', () => {
        // The journeys tell by it which files came before those that are fetched ahead.
        performance.mark('world settled');
        setIsSettled(true);
      }),
      bridge.on('worldFailed', () => {
        // A world that has run and stopped has lost its graphics context: a new one begins, by itself the
        // first time.
        const mayRevive = hasRun && performance.now() - revivedAt.current > REVIVAL_MS;
        if (!mayRevive) return setPhase({ kind: 'failed' });
        revivedAt.current = performance.now();
        setPhase(BEGINNING);
        setTrial((count) => count + 1);
      }),
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
  if (phase.kind === 'ready' && !isVisible && !isSettled) setIsSettled(true);

  useEffect(() => {
    if (!isSettled) return undefined;
    const closing = new AbortController();
    const { signal } = closing;
    const fetchPart = <T,>(task: () => Promise<T>) =>
      fetchUntilReachable(task, signal).catch((error: unknown) => {
        // Nothing of it is needed to walk, so one walks on without.
        reportFailure('A part of the settled world could not be fetched.', error);
        return null;
      });
    void fetchPart(preloadDialogs).then(() => fetchPart(() => prefetchDialogs(signal)));
    void fetchPart(() => openSound({ bridge, signal }));
    return () => closing.abort();
  }, [bridge, isSettled]);

  useEffect(() => subscribeGamepads({ isWorldVisible: () => !stage.hidden && !stage.inert }), [stage]);

  useEffect(() => {
    if (isVisible) return undefined;
    setInert(stage, true);
    bridge.ask((receiver) => {
      receiver.lockInput('route');
      receiver.pause();
    });
    return () => {
      setInert(stage, false);
      bridge.ask((receiver) => {
        receiver.resume();
        receiver.unlockInput('route');
      });
    };
  }, [bridge, stage, isVisible]);

  return (
    <div hidden={!isVisible}>
      {/* Mounted from the beginning: it listens for the first `mapEntered`. */}
      <Hud
        firstMinute={(mapId, onDone) => (
          <ErrorBoundary fallback={<WithoutGuide />}>
            <NewcomerGuide mapId={mapId} onDone={onDone} />
          </ErrorBoundary>
        )}
        mapCorner={(mapId) =>
          isSettled && (
            <ErrorBoundary fallback={null}>
              <Corner mapId={mapId} />
            </ErrorBoundary>
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
      {/* Over the loading screen as well: behind a blocked connection the loading never ends. */}
      {world && phase.kind !== 'failed' && (
        <ConnectionSign isInside={phase.kind === 'ready'} onComeBack={world.comeBack} onRetry={world.retry} />
      )}
    </div>
  );
}
