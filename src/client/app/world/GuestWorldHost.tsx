import { useCallback, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import type { Bridge } from '#client/bridge/Bridge.ts';
import {
  keepGuestProgress,
  readGuestProgress,
  type GuestProgress,
} from '#client/net/localPreferences/guestProgress.ts';
import { LocalConnection } from '#client/net/rooms/connection/LocalConnection.ts';
import { GuestHud } from '#client/overlay/world/firstMinute/GuestHud.tsx';
import { guestTexts } from '#client/overlay/world/firstMinute/texts.ts';
import { accountTexts } from '#client/pages/people/account/texts.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { openSound } from '../sound/openSound.ts';
import { reportFailure } from '../reportFailure.ts';
import { useFetched } from '#client/overlay/shell/useFetched.ts';
import { showStage } from './showStage.ts';
import { worldTexts } from './texts.ts';
import { WorldLoading } from './WorldLoading.tsx';

export interface GuestWorldHostProps {
  readonly bridge: Bridge;
  readonly stage: HTMLElement;
}

type Phase = { readonly kind: 'loading'; readonly progress: number } | { readonly kind: 'ready' | 'failed' };

/** The first map for a child without an account: alone, without the server; what is done stays in this browser. */
export function GuestWorldHost({ bridge, stage }: GuestWorldHostProps) {
  const [progress, setProgress] = useState(readGuestProgress);
  if (progress === null) return <Navigate to={paths.tryOut} replace />;
  return <GuestWorld bridge={bridge} stage={stage} progress={progress} onProgress={setProgress} />;
}

interface GuestWorldProps extends GuestWorldHostProps {
  readonly progress: GuestProgress;
  readonly onProgress: (progress: GuestProgress) => void;
}

const loadEditor = () => import('#client/pages/learning/codeObject/FirstPathEditor.tsx');

function GuestWorld({ bridge, stage, progress, onProgress }: GuestWorldProps) {
  const [phase, setPhase] = useState<Phase>({ kind: 'loading', progress: 0 });
  const [trial, setTrial] = useState(0);
  const [isEditorOpen, setEditorOpen] = useState(false);
  const openEditor = useCallback(() => setEditorOpen(true), []);
  const outfit = encodeOutfit(progress.outfit);
  useGuestGame({ bridge, stage, outfit, trial, onPhase: setPhase });

  const keep = (change: Partial<GuestProgress>) => {
    const next = { ...progress, ...change };
    keepGuestProgress(next);
    onProgress(next);
  };
  return (
    <main>
      <title>{`${guestTexts.title} · ${accountTexts.product}`}</title>
      <VisuallyHidden>
        <h1>{guestTexts.title}</h1>
      </VisuallyHidden>
      <GuestHud isEditorOpen={isEditorOpen} hasMet={progress.hasMet} onEditor={openEditor} />
      {isEditorOpen && (
        <Editor
          bridge={bridge}
          firstSource={progress.program}
          onSource={(program) => keep({ program })}
          onMet={(program) => {
            keep({ program, hasMet: true });
            setEditorOpen(false);
          }}
          onClose={() => setEditorOpen(false)}
        />
      )}
      {phase.kind === 'loading' && <WorldLoading progress={phase.progress} />}
      {phase.kind === 'failed' && (
        <SeaPage>
          <Panel>
            <ErrorState
              title={worldTexts.failed}
              hint={worldTexts.failedHint}
              onRetry={() => {
                setPhase({ kind: 'loading', progress: 0 });
                setTrial((count) => count + 1);
              }}
            />
          </Panel>
        </SeaPage>
      )}
    </main>
  );
}

type Editor = Awaited<ReturnType<typeof loadEditor>>['FirstPathEditor'];

function Editor(props: Parameters<Editor>[0]) {
  const part = useFetched(loadEditor, true);
  return part && <part.FirstPathEditor {...props} />;
}

interface GuestGame extends GuestWorldHostProps {
  readonly outfit: string;
  /** Another number begins anew. */
  readonly trial: number;
  readonly onPhase: (phase: Phase) => void;
}

/** Runs the game in the world's element for as long as the page is there. */
function useGuestGame({ bridge, stage, outfit, trial, onPhase }: GuestGame): void {
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const fail = (reason: string, error: unknown) => {
      if (signal.aborted) return;
      reportFailure(reason, error);
      onPhase({ kind: 'failed' });
    };
    showStage(stage, true);
    const disposals = [
      bridge.on('loadingProgressed', ({ progress }) => onPhase({ kind: 'loading', progress })),
      bridge.on('worldReady', () => onPhase({ kind: 'ready' })),
      bridge.on('worldFailed', ({ reason }) => fail('The world of a guest failed.', new Error(reason))),
      bridge.on('worldSettled', () => {
        // Without sound one walks in silence.
        openSound({ bridge, signal, hasMusic: false }).catch(() => undefined);
      }),
    ];
    void import('#client/game/startGame.ts').then(
      ({ startGame }) => {
        if (signal.aborted) return;
        const connection = new LocalConnection({
          ...{ map: FIRST_MAP, outfit, nickname: guestTexts.nickname },
          onPortal: () => showToast({ text: guestTexts.later, theme: 'info' }),
        });
        const game = startGame({ parent: stage, bridge, connection });
        disposals.push(
          () => connection.close(),
          () => game.destroy(),
        );
      },
      (error: unknown) => fail('The game could not be fetched.', error),
    );
    return () => {
      closing.abort();
      for (const dispose of disposals.toReversed()) dispose();
      showStage(stage, false);
    };
  }, [bridge, stage, outfit, trial, onPhase]);
}
