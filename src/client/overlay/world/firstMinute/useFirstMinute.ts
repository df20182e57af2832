import { useEffect, useRef, useState } from 'react';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { useWorldOverlay } from '#client/overlay/world/goal/useWorldOverlay.ts';
import { dialogStore, isAnyDialogOpen } from '#client/ui/dialogs/dialogStore.ts';
import type { Spot } from '#client/bridge/worldEvents.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { firstNpc, layTrail, type Trail } from './layTrail.ts';
import {
  beginSteps,
  presentStep,
  REMINDER_MS,
  watchSteps,
  type Step,
  type StepNews,
  type Steps,
} from './watchSteps.ts';
import { isSkipPressed } from './useControls.ts';

interface Laid {
  readonly mapId: number;
  readonly trail: Trail;
}

interface FirstMinuteOptions {
  readonly map: MapDefinition;
  readonly onSkip: () => void;
}

/** Watches the world while the first minute is played: what is laid out, what is done, what is said once more. */
export function useFirstMinute({ map, onSkip }: FirstMinuteOptions) {
  const bridge = useBridge();
  const [laid, setLaid] = useState<Laid | null>(null);
  const [steps, setSteps] = useState<Steps>(() => beginSteps([], performance.now()));
  const [reminder, setReminder] = useState<Step | null>(null);
  const latest = useRef({ steps, mapId: 0, reminded: new Set<Step>() });
  const follower = useRef<HTMLDivElement>(null);

  const hear = (news: StepNews) => {
    const kept = latest.current;
    const before = kept.steps;
    const next = watchSteps(before, news, performance.now());
    kept.steps = next;
    if (next.triedAt !== before.triedAt) setReminder(null);
    if (isShownDifferently(before, next)) setSteps(next);
  };

  const lay = (own: Spot) => {
    const kept = latest.current;
    const trail = layTrail(own, firstNpc(map, own));
    kept.mapId = map.id;
    kept.steps = { ...kept.steps, at: null, shells: trail.shells.slice(kept.steps.taken) };
    setLaid({ mapId: map.id, trail });
    setSteps(kept.steps);
  };

  const remind = () => {
    const { steps: now, reminded } = latest.current;
    const step = presentStep(now);
    if (step === null || reminded.has(step) || performance.now() - now.triedAt < REMINDER_MS) return;
    reminded.add(step);
    setReminder(step);
  };

  const layer = useWorldOverlay((own) => {
    if (isAnyDialogOpen(dialogStore.getState())) return;
    if (latest.current.mapId !== map.id) lay(own);
    hear({ kind: 'moved', to: { x: own.x, y: own.y } });
    remind();
    if (follower.current) follower.current.style.transform = `translate(${own.x}px, ${own.y}px)`;
    if (isSkipPressed()) onSkip();
  });

  useEffect(() => {
    const disposals = [
      bridge.on('npcTapped', () => hear({ kind: 'talked' })),
      bridge.on('avatarMoved', ({ move }) => {
        if (move === 'jump' || move === 'doubleJump') hear({ kind: 'jumped' });
      }),
    ];
    return () => disposals.forEach((dispose) => dispose());
  }, [bridge]);

  return { layer, follower, steps, reminder, trail: laid?.mapId === map.id ? laid.trail : null };
}

const isShownDifferently = (before: Steps, next: Steps) =>
  presentStep(before) !== presentStep(next) ||
  before.taken !== next.taken ||
  before.hasTalked !== next.hasTalked ||
  Math.floor(before.walked / 26) !== Math.floor(next.walked / 26);
