import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { finishFirstMinute, showFirstMinute } from '#client/net/world/tutorials.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { GoalArrow } from '#client/overlay/world/goal/GoalArrow.tsx';
import { controlStore } from '#client/stores/controlStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { useAnyDialogOpen } from '#client/ui/dialogs/useAnyDialogOpen.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { keyLabel } from '#client/ui/keys/keyLabel.ts';
import { useKeyLayout } from '#client/ui/keys/useKeyLayout.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { npcById } from '#shared/content/npcs.ts';
import type { TutorialResult } from '#shared/contract/world/tutorials.ts';
import { FirstMinuteEnd } from './FirstMinuteEnd.tsx';
import { GuidePanel } from './GuidePanel.tsx';
import { firstNpc } from './layTrail.ts';
import { firstMinuteTexts as texts } from './texts.ts';
import { TrailLayer } from './TrailLayer.tsx';
import { useControls } from './useControls.ts';
import { useFirstMinute } from './useFirstMinute.ts';
import { presentStep, type Step } from './watchSteps.ts';
import styles from './FirstMinute.module.css';

/** How long the end is shown, ms. */
const END_MS = 6500;

export interface FirstMinuteProps {
  readonly map: MapDefinition;
  /** The steps are done: the rest of the screen comes in. */
  readonly onDone: () => void;
}

/** Walk, jump, talk: the first minute in the world. It only watches; nothing stops for it. */
export function FirstMinute({ map, onDone }: FirstMinuteProps) {
  const bridge = useBridge();
  const isDialogOpen = useAnyDialogOpen();
  const controls = useControls();
  const keys = useKeys();
  const hasEnded = useRef(false);

  const end = (result: TutorialResult) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onDone();
    // Asked for again until the server has it; a failure only shows the first minute once more another day.
    finishFirstMinute(result).catch(() => undefined);
    if (result === 'SKIPPED') showFirstMinute(false);
  };
  const { layer, follower, steps, reminder, trail } = useFirstMinute({ map, onSkip: () => end('SKIPPED') });
  const now = presentStep(steps);
  const npc = firstNpc(map, steps.at ?? map.spawn);
  const name = (npc && npcById(npc.npcId)?.name) ?? '';
  const wordsOf = (step: Step) => texts.spoken[controls][step](keys.spoken[step], name);

  const onAllDone = useEffectEvent(() => end('DONE'));
  useEffect(() => {
    if (now === null) onAllDone();
  }, [now]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && !isDialogOpen && now !== null) end('SKIPPED');
  });
  // Before it is painted: a key pressed at the first sight of the guide counts.
  useLayoutEffect(() => {
    // Captured: an Escape that closes a dialog is heard while that dialog is still open.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);

  // The end waits until the talk is over.
  const isEndShown = now === null && !isDialogOpen;
  useEffect(() => {
    if (!isEndShown) return undefined;
    bridge.ask((world) => world.cheer());
    playEffect('confetti');
    const timer = setTimeout(() => showFirstMinute(false), END_MS);
    return () => clearTimeout(timer);
  }, [bridge, isEndShown]);

  if (now === null) return <FirstMinuteEnd onClose={() => showFirstMinute(false)} />;
  return (
    <>
      <GuidePanel
        steps={steps}
        now={now}
        npc={name}
        controls={controls}
        keys={keys.labels}
        wordsOf={wordsOf}
      />
      <Button tone="alt" className={styles.skip} onClick={() => end('SKIPPED')}>
        {texts.skip} {controls === 'keyboard' && <kbd aria-hidden="true">Esc</kbd>}
      </Button>
      <VisuallyHidden>
        <span aria-live="polite">{wordsOf(reminder ?? now)}</span>
      </VisuallyHidden>
      {npc && (
        <GoalArrow
          at={npc}
          npcId={npc.npcId}
          name={name}
          hint={texts.goTo(name)}
          onGo={() => bridge.ask((world) => world.walkTo({ kind: 'npc', id: npc.npcId }))}
        />
      )}
      {createPortal(
        <TrailLayer
          {...{ steps, trail, npc, name, follower }}
          said={reminder === null ? null : wordsOf(reminder)}
        />,
        layer,
      )}
    </>
  );
}

/** The keys of each step as they are bound, to be shown and to be read aloud. */
function useKeys() {
  const bound = useStore(controlStore, (state) => state.keys);
  const layout = useKeyLayout();
  const labels: Readonly<Record<Step, readonly string[]>> = {
    walk: [keyLabel(bound.left[0] ?? '', layout), keyLabel(bound.right[0] ?? '', layout)],
    jump: [keyLabel(bound.jump[0] ?? '', layout)],
    talk: [keyLabel(bound.talk[0] ?? '', layout)],
  };
  const spoken = (step: Step) => labels[step].map((label) => texts.keyNames[label] ?? label);
  return { labels, spoken: { walk: spoken('walk'), jump: spoken('jump'), talk: spoken('talk') } };
}
