import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { standBeside } from '../navigation/standBeside.ts';
import type { WorldParts } from '../worldParts.ts';
import type { OwnPlayer } from '../players/OwnPlayer.ts';

/**
 * Begins a dialog: the avatar first steps beside the NPC and turns to it. A key press during the step ends it, and the
 * dialog begins at once.
 */
export class TalkStart {
  readonly #map: MapDefinition;
  readonly #own: Pick<OwnPlayer, 'autopilot'>;
  readonly #parts: Pick<WorldParts, 'bridge' | 'broker' | 'connection'>;
  #npcId: number | null = null;

  constructor(
    map: MapDefinition,
    own: Pick<OwnPlayer, 'autopilot'>,
    parts: Pick<WorldParts, 'bridge' | 'broker' | 'connection'>,
  ) {
    this.#map = map;
    this.#own = own;
    this.#parts = parts;
  }

  begin(npcId: number): void {
    if (this.#npcId !== null) return;
    this.#npcId = npcId;
    const { self } = this.#parts.connection;
    const place = this.#map.npcs.find((npc) => npc.npcId === npcId);
    // The movers are left out, because a moving board is no place to stand.
    const map = { ...this.#map, movers: [] };
    const step = self && place && standBeside({ map, skills: self.skills }, self.state, place);
    // A pressed key would end the step with its first tick.
    this.#parts.broker.clear();
    if (step) this.#own.autopilot.take(step, () => this.#talk());
    else this.#talk();
  }

  destroy(): void {
    this.#npcId = null;
  }

  #talk(): void {
    const npcId = this.#npcId;
    this.#npcId = null;
    // A dialog that opened during the step takes precedence.
    if (npcId === null || this.#parts.broker.isLocked) return;
    this.#parts.bridge.emit({ type: 'npcTapped', npcId });
  }
}
