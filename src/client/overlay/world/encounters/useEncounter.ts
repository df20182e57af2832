import { useEffect, useState, type RefObject } from 'react';
import { meetEncounter } from '#client/net/learning/encounters.ts';
import type { Spot, VisibleArea } from '#client/bridge/worldEvents.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { encounterSpots, nearestSpot, type EncounterSpot } from '#shared/content/encounters.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { Encounter } from '#shared/contract/learning/encounters.ts';

export interface MetEncounter {
  readonly encounter: Encounter;
  readonly spot: EncounterSpot;
}

/** The least pause after an event, ms. */
const PAUSE_MS = 90_000;
/** Before the server is asked again after a failure, ms. */
const PATIENCE_MS = 60_000;

interface EncounterOptions {
  readonly map: MapDefinition;
  readonly isUndisturbed: boolean;
  /** The avatar and the view as they were last drawn. */
  readonly seen: RefObject<{ readonly own: Spot; readonly view: VisibleArea } | null>;
}

/** Asks the server for the event of this moment whenever none is here; `end` takes it away. */
export function useEncounter({ map, isUndisturbed, seen }: EncounterOptions) {
  const [met, setMet] = useState<MetEncounter | null>(null);
  const [nextAt, setNextAt] = useState(0);
  const isWaiting = met === null && isUndisturbed;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isDropped = false;
    const ask = async () => {
      const reply = await meetEncounter(map.id).catch(() => null);
      if (isDropped) return;
      const { own, view } = seen.current ?? {};
      const spot = own && view && nearestSpot(encounterSpots(map), own, view);
      setNextAt(performance.now() + (reply?.nextInMs ?? PATIENCE_MS));
      if (!reply?.encounter || !spot) return;
      setMet({ encounter: reply.encounter, spot });
      requestSound('bubble');
    };
    const timer = setTimeout(() => void ask(), Math.max(0, nextAt - performance.now()));
    return () => {
      isDropped = true;
      clearTimeout(timer);
    };
  }, [isWaiting, map, nextAt, seen]);

  const end = () => {
    setMet(null);
    setNextAt((at) => Math.max(at, performance.now() + PAUSE_MS));
  };
  return { met, end };
}
