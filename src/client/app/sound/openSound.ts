import type { Bridge } from '#client/bridge/Bridge.ts';
import { loadVolumes } from '#client/net/localPreferences/volumes.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { loadMusicState } from '#client/net/people/music.ts';
import { dialogStore } from '#client/ui/dialogs/dialogStore.ts';
import { onSoundRequest } from '#client/ui/sound/requestSound.ts';
import { sendSoundCaption } from '#client/ui/sound/soundCaptionEvents.ts';
import { toastStore } from '#client/ui/toast/toastStore.ts';
import { reportFailure } from '../reportFailure.ts';
import { dialogSounds, toastSounds } from './dialogSounds.ts';

/**
 * Fetches all that makes sound, now that the world has settled, and lets it be heard until the signal comes. Throws when
 * something of it cannot be fetched; a silent world is still a world. Music is a choice of an account.
 */
export async function openSound({
  bridge,
  signal,
  hasMusic = true,
}: {
  readonly bridge: Bridge;
  readonly signal: AbortSignal;
  readonly hasMusic?: boolean;
}): Promise<void> {
  const [{ startAudio }, { readSoundMap }, response] = await Promise.all([
    import('#client/audio/startAudio.ts'),
    import('#client/audio/readSoundMap.ts'),
    fetch('/sounds/effects.json', { signal }),
  ]);
  if (!response.ok) throw new Error(`effects.json answered ${response.status}.`);
  const sounds = readSoundMap(await response.json());
  if (signal.aborted) return;
  loadVolumes();
  if (hasMusic) void readMusicSwitch(signal);
  const { play, stop } = startAudio({ bridge, sounds, onSound: sendSoundCaption });
  const disposals = [
    onSoundRequest(play),
    dialogStore.subscribe((now, before) => dialogSounds(now.stack, before.stack).forEach(play)),
    toastStore.subscribe((now, before) => toastSounds(now.toasts, before.toasts).forEach(play)),
    stop,
  ];
  signal.addEventListener('abort', () => disposals.forEach((dispose) => dispose()));
}

/** Without an answer there is no music; the request is repeated when the network is back. */
async function readMusicSwitch(signal: AbortSignal): Promise<void> {
  try {
    await loadMusicState();
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ApiError && error.isConnectionError))
      return reportFailure('The music switch could not be read.', error);
    window.addEventListener('online', () => void readMusicSwitch(signal), { once: true, signal });
  }
}
