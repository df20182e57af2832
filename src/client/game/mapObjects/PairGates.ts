import type { GameObjects, Scene } from 'phaser';
import type { MapDefinition, PairGate, Rect } from '#shared/content/maps/mapTypes.ts';
import type { FurtherFrame } from '#shared/content/sprites.gen.ts';
import type { GateState } from '#shared/contract/rooms/gateMessages.ts';
import { gateStore, type GateStoreState } from '#client/stores/gateStore.ts';
import { DEPTH } from '../depths.ts';
import { textureOf } from '../loading/loadArt.ts';
import { GAME_TEXTS } from '../texts.ts';
import type { NameTag } from '../view/NameTags.ts';
import type { WorldParts } from '../worldParts.ts';
import type { Effects } from '../actors/Effects.ts';

interface DrawnGate {
  readonly gate: PairGate;
  readonly clam: GameObjects.Image;
  readonly plates: readonly GameObjects.Image[];
  readonly tag: NameTag;
}

/** Height of the middle of each picture above its ground line, world px. */
const CLAM_MIDDLE = 50;
const PLATE_MIDDLE = 8;
/** Height of the name above the clam's foot. */
const NAME_ABOVE_FOOT = 124;

/** The gates for two: plates that light up under a body, and a giant clam that opens; the server decides the time. */
export class PairGates {
  readonly #gates: readonly DrawnGate[];
  readonly #effects: Effects;
  readonly #stop: () => void;

  constructor(scene: Scene, map: MapDefinition, parts: WorldParts, effects: Effects) {
    this.#effects = effects;
    this.#gates = map.pairGates.map((gate) => {
      const put = (frame: FurtherFrame, box: Rect, above: number) =>
        scene.add
          .image(box.x + box.w / 2, box.y + box.h - above, textureOf(frame), frame)
          .setScale(1 / parts.artScale)
          .setDepth(DEPTH.COURSE);
      const tag = parts.tags.add('npc', gate.name, GAME_TEXTS.pairGate);
      tag.moveTo(gate.x + gate.w / 2, gate.y + gate.h - NAME_ABOVE_FOOT);
      return {
        gate,
        clam: put('gate/clam', gate, CLAM_MIDDLE),
        plates: gate.plates.map((plate) => put('gate/plate', plate, PLATE_MIDDLE)),
        tag,
      };
    });
    this.#stop = gateStore.subscribe((now, before) => {
      if (now.onMap !== before.onMap) this.#show(now);
    });
    this.#show(gateStore.getState());
  }

  destroy(): void {
    this.#stop();
    for (const { clam, plates, tag } of this.#gates) {
      for (const image of [clam, ...plates]) image.destroy();
      tag.destroy();
    }
  }

  #show({ onMap }: GateStoreState): void {
    const states = new Map<number, GateState>(onMap?.gates.map((state) => [state.gateId, state]));
    for (const { gate, clam, plates } of this.#gates) {
      const state = states.get(gate.id);
      const frame: FurtherFrame = state?.isOpen ? 'gate/clam-open' : 'gate/clam';
      if (clam.frame.name !== frame) {
        clam.setFrame(frame);
        if (state?.isOpen) this.#effects.sparkle(clam.x, clam.y);
      }
      for (const [index, plate] of plates.entries())
        plate.setFrame(state?.plates[index] ? 'gate/plate-lit' : 'gate/plate');
    }
  }
}
