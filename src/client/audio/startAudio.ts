import { mapById } from '#shared/content/maps/maps.ts';
import {
  MUSIC_OF_MAP,
  type EffectName,
  type HeardSound,
  type MusicName,
  type SoundMap,
} from '#shared/content/sounds.ts';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { connectionStore } from '#client/stores/connectionStore.ts';
import { placeStore } from '#client/stores/placeStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { soundStore, type SoundFacts } from '#client/stores/soundStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { wardrobeStore } from '#client/stores/wardrobeStore.ts';
import { EffectPlayer } from './EffectPlayer.ts';
import { placeSounds, questSounds, walletSounds, wardrobeSounds } from './factSounds.ts';
import { onGesture, onPress, onSightChanged } from './gestures.ts';
import { createHowl as howlerHowl, reviveSound } from './howler.ts';
import type { CreateHowl } from './HowlLike.ts';
import { HUSH_MS, SLIDE_MS } from './levels.ts';
import { followMoments } from './momentSounds.ts';
import { MusicPlayer } from './MusicPlayer.ts';

export interface Audio {
  readonly play: (effect: EffectName) => void;
  readonly stop: () => void;
}

export interface StartAudioOptions {
  readonly bridge: Bridge;
  readonly sounds: SoundMap;
  readonly createHowl?: CreateHowl;
  readonly revive?: () => void;
  /** Told of every sound there is a reason for, also while this device is silent. */
  readonly onSound?: (sound: HeardSound) => void;
}

/**
 * Makes the world heard: music of the map one is on, and a sound for what happens and for what the stores say has
 * changed. Silent until something was pressed and while the page is out of sight; follows `soundStore`.
 */
export function startAudio({
  bridge,
  sounds,
  createHowl = howlerHowl,
  revive = reviveSound,
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

  const follow = ({ musicOn, musicVolume, effectsVolume }: SoundFacts, before?: SoundFacts) => {
    const slid = before !== undefined && before.musicOn === musicOn;
    music.wish({ on: musicOn === true, volume: musicVolume }, slid ? SLIDE_MS : undefined);
    effects.wish({ volume: effectsVolume });
  };
  follow(soundStore.getState());
  music.wish({ loop: musicOf(connectionStore.getState().mapId) });

  const disposals = [
    bridge.on('mapEntered', ({ mapId }) => music.wish({ loop: musicOf(mapId) })),
    followMoments(bridge, play),
    soundStore.subscribe(follow),
    questStore.subscribe((now, before) => playAll(questSounds(now, before))),
    placeStore.subscribe((now, before) => playAll(placeSounds(now, before))),
    walletStore.subscribe((now, before) => playAll(walletSounds(now, before))),
    wardrobeStore.subscribe((now, before) => playAll(wardrobeSounds(now, before))),
    onGesture(() => {
      revive();
      effects.wish({ allowed: true });
      music.wish({ allowed: true });
    }),
    onPress(() => play('click')),
    onSightChanged((awake) => {
      if (awake) revive();
      effects.wish({ awake });
      music.wish({ awake }, HUSH_MS);
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
