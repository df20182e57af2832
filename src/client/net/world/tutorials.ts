import { tutorialRoutes, type TutorialResult } from '#shared/contract/world/tutorials.ts';
import { characterStore } from '#client/stores/characterStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { fetchUntilReachable } from '#client/net/fetchUntilReachable.ts';
import { client } from '#client/net/rest/client.ts';

const tutorials = client(tutorialRoutes);

/** Tells the server how the first minute ended, as soon as it can be reached; the shells are paid with it. */
export async function finishFirstMinute(result: TutorialResult): Promise<void> {
  const request = { params: { where: 'FIRST_MINUTE' as const }, body: { result } };
  const answer = await fetchUntilReachable(() => tutorials.finish(request), new AbortController().signal);
  if (answer !== null && answer.rewardPoint > 0) walletStore.setState({ point: answer.point });
}

/** Plays the first minute, also again, or takes it off the screen. */
export function showFirstMinute(isShown: boolean): void {
  characterStore.setState(({ character }) => ({
    character: character && { ...character, needsFirstMinute: isShown },
  }));
}
