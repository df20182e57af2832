import { useEffect, useState } from 'react';
import { battleStore } from '#client/stores/battleStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { ContestClock } from '#shared/contract/battle/scoreboards.ts';
import { phaseOf, type Phase } from './competitionPhase.ts';

const LOOK_MS = 250;

/** The phase of the competition now; renders only when that changes. */
export function usePhase(clock: ContestClock): Phase {
  const offset = useStore(battleStore, ({ clockOffset }) => clockOffset);
  const [phase, setPhase] = useState(() => phaseOf(clock, Date.now() + offset));
  useEffect(() => {
    const timer = setInterval(() => setPhase(phaseOf(clock, Date.now() + offset)), LOOK_MS);
    return () => clearInterval(timer);
  }, [clock, offset]);
  // The server's word goes before the last look.
  return clock.state === 'ENDED' ? 'ENDED' : phase;
}
