import type { Room } from '@colyseus/sdk';
import { factsSchema, outfitsSchema, type ToldFacts } from '#shared/contract/rooms/sights/playerFacts.ts';
import { emptySightMemory, readSight, type Sight } from '#shared/contract/rooms/sights/readSight.ts';
import { CLIENT_MESSAGE, SERVER_MESSAGE } from '#shared/contract/rooms/worldMessages.ts';
import { OutfitBook } from './OutfitBook.ts';
import type { SeenPlayer } from './RoomMirror.ts';

type SightRoom = Pick<Room, 'send' | 'onMessage' | 'connection'>;

interface SlotFacts {
  readonly userId: number;
  readonly nickname: string;
  readonly level: number;
  readonly outfitId: string;
}

/** Who is in sight, as the server tells it. Outlives the rooms: outfits that were fetched once stay known. */
export class SightLine {
  readonly #outfits = new OutfitBook();
  #memory = emptySightMemory();
  #facts = new Map<number, SlotFacts>();

  /** Listens in a room that was just entered, and calls back after each patch. */
  attach(room: SightRoom, onPatch: (sight: Sight) => void): void {
    const memory = emptySightMemory();
    const facts = new Map<number, SlotFacts>();
    this.#memory = memory;
    this.#facts = facts;
    this.#outfits.forgetQuestions();
    room.onMessage(SERVER_MESSAGE.FACTS, (message: unknown) => {
      const told = factsSchema.safeParse(message);
      if (told.success) this.#learn(facts, told.data);
    });
    room.onMessage(SERVER_MESSAGE.OUTFITS, (message: unknown) => {
      const told = outfitsSchema.safeParse(message);
      if (told.success) this.#outfits.learn(told.data);
    });
    room.onMessage(SERVER_MESSAGE.SIGHT, (message: unknown) => {
      const sight = readSight(message, memory);
      if (sight === null) return;
      const ids = this.#outfits.toAsk(performance.now());
      if (ids.length > 0 && room.connection.isOpen) room.send(CLIENT_MESSAGE.WANT_OUTFITS, ids);
      onPatch(sight);
    });
  }

  /** Everybody in sight, oneself included. */
  *players(): Generator<SeenPlayer> {
    for (const bodies of this.#memory.zones.values()) {
      for (const { slot, ...spot } of bodies) {
        const facts = this.#facts.get(slot);
        if (facts === undefined) continue;
        const { userId, nickname, level, outfitId } = facts;
        yield { userId, nickname, level, outfit: this.#outfits.codeOf(outfitId), ...spot };
      }
    }
  }

  #learn(facts: Map<number, SlotFacts>, told: ToldFacts): void {
    for (const [slot, userId, nickname, level, outfitId] of told) {
      facts.set(slot, { userId, nickname, level, outfitId });
      this.#outfits.need(outfitId);
    }
  }
}
