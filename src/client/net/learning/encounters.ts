import {
  encounterRoutes,
  type Encounter,
  type EncounterVerdict,
} from '#shared/contract/learning/encounters.ts';
import { fetchUntilReachable } from '#client/net/fetchUntilReachable.ts';
import { client } from '#client/net/rest/client.ts';
import { loadWallet } from '#client/net/world/economy.ts';

const encounters = client(encounterRoutes);

/** The small event of this moment, if there is one. */
export const meetEncounter = (
  mapId: number,
): Promise<{ readonly encounter: Encounter | null; readonly nextInMs: number }> =>
  encounters.meet({ body: { mapId } }, { quiet: true });

/** Answers it, as soon as the server can be reached; null once the signal is aborted. */
export async function answerEncounter(
  encounterId: number,
  answer: readonly number[],
  signal: AbortSignal,
): Promise<EncounterVerdict | null> {
  const request = { params: { encounterId }, body: { answer: [...answer] } };
  const verdict = await fetchUntilReachable(() => encounters.answer(request, { quiet: true }), signal);
  // The answer stands; points that cannot be read now are read with the next change.
  if (verdict?.isRight) await loadWallet({ quiet: true }).catch(() => undefined);
  return verdict;
}
