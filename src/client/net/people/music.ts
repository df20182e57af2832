import { profileRoutes } from '#shared/contract/people/profiles.ts';
import { soundStore } from '#client/stores/soundStore.ts';
import { client } from '#client/net/rest/client.ts';

const profiles = client(profileRoutes);

/** Finds out whether the child wants music; quietly, nothing waits for it. */
export async function loadMusicState(): Promise<void> {
  soundStore.setState(await profiles.getMusicState(undefined, { quiet: true }));
}

/** Turns the music on or off at once, and back when the request fails. */
export async function saveMusicState(musicOn: boolean): Promise<void> {
  const before = soundStore.getState().musicOn;
  soundStore.setState({ musicOn });
  try {
    await profiles.saveMusicState({ body: { musicOn } });
  } catch (error) {
    soundStore.setState({ musicOn: before });
    throw error;
  }
}
