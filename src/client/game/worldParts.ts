import type { Bridge } from '#client/bridge/Bridge.ts';
import type { WorldConnection } from '#client/net/rooms/WorldConnection.ts';
import type { InputBroker } from './input/InputBroker.ts';
import type { AvatarComposer } from './loading/AvatarComposer.ts';
import type { DayClock } from './systems/DayClock.ts';
import type { SettleClock } from './systems/SettleClock.ts';
import type { ArtScale } from './view/chooseArtScale.ts';
import type { NameTags } from './view/NameTags.ts';
import type { SpeechBubbles } from './view/SpeechBubbles.ts';

/** What the game needs of the connection to the world. */
export type WorldLine = Pick<
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

/** What lives as long as the game and is shared by all maps. */
export interface WorldParts {
  readonly bridge: Bridge;
  readonly connection: WorldLine;
  readonly broker: InputBroker;
  readonly composer: AvatarComposer;
  readonly tags: NameTags;
  readonly speech: SpeechBubbles;
  readonly artScale: ArtScale;
  readonly dayClock: DayClock;
  readonly settling: SettleClock;
  /** The player asked for less motion. */
  readonly isCalm: boolean;
}
