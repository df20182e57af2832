import type { GateStates } from '#shared/contract/rooms/gateMessages.ts';

/** Pure: whether a gate has just come to have somebody on one plate, and nobody on the other. */
export function newlyHeld(now: GateStates | null, before: GateStates | null): boolean {
  if (now === null || before === null || now.mapId !== before.mapId) return false;
  const held = new Map(before.gates.map(({ gateId, plates }) => [gateId, plates.filter(Boolean).length]));
  return now.gates.some(
    ({ gateId, plates }) => plates.filter(Boolean).length === 1 && held.get(gateId) === 0,
  );
}
