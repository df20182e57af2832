import { mapById } from '#shared/content/maps/maps.ts';
import {
  MUSIC_OF_MAP,
  type EffectName,
  type PlayedSound,
  type MusicName,
  type SoundMap,
} from '#shared/content/sounds.ts';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { connectionStore } from '#client/stores/connectionStore.ts';
import { collectibleStore } from '#client/stores/collectibleStore.ts';
import { timeTrialStore } from '#client/stores/timeTrialStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { soundStore } from '#client/stores/soundStore.ts';
import { volumeStore } from '#client/stores/volumeStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { avatarStore } from '#client/stores/avatarStore.ts';
import { EffectPlayer } from './EffectPlayer.ts';
import {
  avatarSounds,
  collectibleSounds,
  questSounds,
  timeTrialSounds,
  walletSounds,
} from './storeSounds.ts';
import { onGesture, onPress, onVisibilityChanged } from './gestures.ts';
import type { CreateHowl } from './HowlLike.ts';
import { PAGE_FADE_MS, SLIDER_FADE_MS } from './loudness.ts';
import { playWorldEvents } from './worldEventSounds.ts';
import { MusicPlayer } from './MusicPlayer.ts';
import { Howl, Howler } from 'howler';

const howlerHowl: CreateHowl = (options) => new Howl(options);

/** Resumes the audio context after a call, an alarm or a sleep: a phone leaves it «interrupted» until then. */
function resumeAudioContext(): void {
  const { ctx } = Howler as { ctx: AudioContext | null };
  // Refused without a user gesture; the next press tries again.
  if (ctx && ctx.state !== 'running' && ctx.state !== 'closed') ctx.resume().catch(() => undefined);
}

export interface Audio {
  readonly play: (effect: EffectName) => void;
  readonly stop: () => void;
}

export interface StartAudioOptions {
  readonly bridge: Bridge;
  readonly sounds: SoundMap;
  readonly createHowl?: CreateHowl;
  readonly revive?: () => void;
  /** Called for every sound, also while this device is muted. */
  readonly onSound?: (sound: PlayedSound) => void;
}

/**
 * Plays the music of the current map and the sounds of world events and of changes in the stores. Silent until something was pressed and while the page is out of view; follows `soundStore` and `volumeStore`.
 */
export function startAudio({
  bridge,
  sounds,
  createHowl = howlerHowl,
  revive = resumeAudioContext,
  onSound = () => {},
}: StartAudioOptions): Audio {
  const music = new MusicPlayer(sounds.loops, createHowl, (name) => onSound(`music.${name}`));
  const effects = new EffectPlayer({
    spans: sounds.effects,
    createHowl,
    onFanfare: (milliseconds) => music.duck(milliseconds),
  });
  const play = (effect: EffectName) => {
    onSound(effect);
    effects.play(effect);
  };
  const playAll = (names: readonly EffectName[]) => names.forEach(play);

  const followVolumes = (fadeMs?: number) => {
    const { musicVolume, effectsVolume } = volumeStore.getState();
    music.configure({ volume: musicVolume }, fadeMs);
    effects.configure({ volume: effectsVolume });
  };
  const followMusic = () => music.configure({ on: soundStore.getState().musicOn === true });
  followVolumes();
  followMusic();
  music.configure({ loop: musicOf(connectionStore.getState().mapId) });

  const disposals = [
    bridge.on('mapEntered', ({ mapId }) => music.configure({ loop: musicOf(mapId) })),
    playWorldEvents(bridge, play),
    soundStore.subscribe(followMusic),
    volumeStore.subscribe(() => followVolumes(SLIDER_FADE_MS)),
    questStore.subscribe((now, before) => playAll(questSounds(now, before))),
    collectibleStore.subscribe((now, before) => playAll(collectibleSounds(now, before))),
    timeTrialStore.subscribe((now, before) => playAll(timeTrialSounds(now, before))),
    walletStore.subscribe((now, before) => playAll(walletSounds(now, before))),
    avatarStore.subscribe((now, before) => playAll(avatarSounds(now, before))),
    onGesture(() => {
      revive();
      effects.configure({ allowed: true });
      music.configure({ allowed: true });
    }),
    onPress(() => play('click')),
    onVisibilityChanged((awake) => {
      if (awake) revive();
      effects.configure({ awake });
      music.configure({ awake }, PAGE_FADE_MS);
    }),
    () => music.destroy(),
    () => effects.destroy(),
  ];
  return { play, stop: () => disposals.forEach((dispose) => dispose()) };
}

function musicOf(mapId: number | null): MusicName | null {
  const map = mapId === null ? undefined : mapById(mapId);
  return map ? MUSIC_OF_MAP[map.key] : null;
}
