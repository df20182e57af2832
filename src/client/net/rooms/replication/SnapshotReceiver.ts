import type { Room } from '@colyseus/sdk';
import {
  playerProfilesSchema,
  outfitsSchema,
  type PlayerProfileList,
} from '#shared/contract/rooms/snapshot/playerProfiles.ts';
import {
  emptySnapshotBaseline,
  decodeSnapshot,
  type Snapshot,
} from '#shared/contract/rooms/snapshot/decodeSnapshot.ts';
import { CLIENT_MESSAGE, SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { onRoomMessage } from '#client/net/rooms/connection/onRoomMessage.ts';
import { OutfitCache } from './OutfitCache.ts';
import type { SeenPlayer } from './RoomMirror.ts';

type SnapshotRoom = Pick<Room, 'send' | 'onMessage' | 'connection'>;

interface SlotProfile {
  readonly userId: number;
  readonly nickname: string;
  readonly level: number;
  readonly outfitId: string;
  readonly effects: number;
  readonly title: number;
}

/**
 * The players in the snapshot, as the server tells of them. Outlives the rooms: outfits that were fetched
 * once stay known.
 */
export class SnapshotReceiver {
  readonly #outfits = new OutfitCache();
  #memory = emptySnapshotBaseline();
  #profiles = new Map<number, SlotProfile>();

  /** Listens in a room that was just entered, and calls back after each patch. */
  attach(room: SnapshotRoom, onPatch: (snapshot: Snapshot) => void): void {
    const memory = emptySnapshotBaseline();
    const profiles = new Map<number, SlotProfile>();
    this.#memory = memory;
    this.#profiles = profiles;
    this.#outfits.forgetWanted();
    onRoomMessage(room, SERVER_MESSAGE.PROFILES, playerProfilesSchema, (list) =>
      this.#addProfiles(profiles, list),
    );
    onRoomMessage(room, SERVER_MESSAGE.OUTFITS, outfitsSchema, (list) => this.#outfits.store(list));
    room.onMessage(SERVER_MESSAGE.SNAPSHOT, (message: unknown) => {
      const snapshot = decodeSnapshot(message, memory);
      if (snapshot === null) return;
      const ids = this.#outfits.takeWanted(performance.now());
      if (ids.length > 0 && room.connection.isOpen) room.send(CLIENT_MESSAGE.WANT_OUTFITS, ids);
      onPatch(snapshot);
    });
  }

  /** Everybody in snapshot, oneself included. */
  *players(): Generator<SeenPlayer> {
    for (const bodies of this.#memory.zones.values()) {
      for (const { slot, ...spot } of bodies) {
        const profile = this.#profiles.get(slot);
        if (profile === undefined) continue;
        const { outfitId, ...known } = profile;
        yield { ...known, outfit: this.#outfits.codeOf(outfitId), ...spot };
      }
    }
  }

  #addProfiles(profiles: Map<number, SlotProfile>, list: PlayerProfileList): void {
    for (const [slot, userId, nickname, level, outfitId, effects, title] of list) {
      profiles.set(slot, { userId, nickname, level, outfitId, effects, title });
      this.#outfits.want(outfitId);
    }
  }
}
