import type { Room } from '@colyseus/sdk';
import type { StoreApi } from 'zustand/vanilla';
import type { ConnectionState } from '#client/stores/connectionStore.ts';
import type { CollectibleConnection } from '#client/net/rooms/collectibles/CollectibleConnection.ts';
import type { GateConnection } from '#client/net/rooms/gates/GateConnection.ts';
import type { TimeTrialConnection } from '#client/net/rooms/timeTrials/TimeTrialConnection.ts';
import type { TalkConnection } from '#client/net/rooms/talk/TalkConnection.ts';

export interface WorldConnectionOptions {
  /** Origin of the server, such as `https://world.example`. */
  readonly endpoint: string;
  /** A valid access token; `refresh` asks for a new one because the last was refused. Null: nobody is signed in. */
  readonly getAccessToken: (options: { refresh: boolean }) => Promise<string | null>;
  readonly network?: NetworkSense;
  /** The store of this connection's facts; the page's own unless a second connection is opened beside it. */
  readonly store?: StoreApi<ConnectionState>;
  /** The connection that hears words; a new one unless given. */
  readonly talk?: TalkConnection;
  /** Sees every connection before it is used, to measure it or to make it worse; for developers. */
  readonly tap?: (room: Room) => void;
  /** The connection that hears finds, as the next two hear runs and gates; a new one unless given. */
  readonly collectibles?: CollectibleConnection;
  readonly timeTrials?: TimeTrialConnection;
  readonly gates?: GateConnection;
}

/** The browser's knowledge of its network. */
export interface NetworkSense {
  isOnline(): boolean;
  onOnline(listener: () => void): () => void;
}

export const browserNetwork: NetworkSense = {
  isOnline: () => navigator.onLine,
  onOnline: (listener) => {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};
