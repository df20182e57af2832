import type { Bridge } from '#client/bridge/Bridge.ts';
import type { WorldConnection } from '#client/net/rooms/connection/WorldConnection.ts';
import type { InputBroker } from './input/InputBroker.ts';
import type { AvatarComposer } from './avatars/AvatarComposer.ts';
import type { DayClock } from './lighting/DayClock.ts';
import type { SettleClock } from './engine/SettleClock.ts';
import type { ArtScale } from './view/artScale.ts';
import type { NameTags } from './view/NameTags.ts';
import type { WorldLayer } from './view/WorldLayer.ts';
import type { SpeechBubbles } from './view/SpeechBubbles.ts';

/** The part of the world's connection that the game needs. */
export type GameConnection = Pick<
  WorldConnection,
  | 'mirror'
  | 'entered'
  | 'travelled'
  | 'portalRefused'
  | 'self'
  | 'sendInput'
  | 'usePortal'
  | 'skipTime'
  | 'talk'
>;

/** The parts that all maps share for the lifetime of the game. */
export interface WorldParts {
  readonly bridge: Bridge;
  readonly connection: GameConnection;
  readonly broker: InputBroker;
  readonly composer: AvatarComposer;
  readonly tags: NameTags;
  readonly speech: SpeechBubbles;
  readonly layer: WorldLayer;
  readonly artScale: ArtScale;
  readonly dayClock: DayClock;
  readonly settling: SettleClock;
  /** The player asked for less motion. */
  readonly reducedMotion: boolean;
}
