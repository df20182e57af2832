import { timeTrialStore } from '#client/stores/timeTrialStore.ts';
import { CODE_OBJECTS, type CodeObject } from '#shared/content/codeObjects.ts';
import { CODE_OBJECT_SIZES } from '#shared/content/codeObjectSize.ts';
import { codeObjectInReach } from '#shared/content/codeObjectReach.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { isInPortal } from '#shared/content/talkReach.ts';
import type { CameraSubject } from '../camera/cameraMotion.ts';
import type { AutoWalk } from '../navigation/AutoWalk.ts';
import type { WorldParts } from '../worldParts.ts';

/** The distance below its foot at which a tap still means the object, px. */
const BELOW_PX = 24;

/** Finds the code object in reach, and handles the key and the tap that open its editor. */
export class CodeObjectReach {
  readonly #map: MapDefinition;
  readonly #objects: readonly CodeObject[];
  readonly #parts: Pick<WorldParts, 'bridge' | 'broker'>;
  readonly #stop: () => void;
  readonly #standAside: (object: CodeObject) => void;
  #near: CodeObject | null = null;

  /** `standAside` leads the avatar to a place where it hides nothing of an object whose editor opens. */
  constructor(
    map: MapDefinition,
    parts: Pick<WorldParts, 'bridge' | 'broker'>,
    standAside: (object: CodeObject) => void,
  ) {
    this.#standAside = standAside;
    this.#map = map;
    this.#parts = parts;
    this.#objects = CODE_OBJECTS.filter(({ mapId }) => mapId === map.id);
    this.#stop = parts.broker.onPress('talk', () => this.#call(this.#near));
  }

  /** The object at this spot (world px), or null. */
  at(x: number, y: number): CodeObject | null {
    const isHit = (object: CodeObject) => {
      const { width, height, below = 0 } = CODE_OBJECT_SIZES[object.kind];
      return Math.abs(x - object.x) < width / 2 && y > object.y - height && y < object.y + below + BELOW_PX;
    };
    return this.#objects.find(isHit) ?? null;
  }

  tap(object: CodeObject, autoWalk: Pick<AutoWalk, 'walkAndDo'>): void {
    if (object === this.#near) this.#call(object);
    else autoWalk.walkAndDo({ kind: 'object', id: object.id }, () => this.#call(object));
  }

  /** A player who talks, enters or races (from the countdown on) is not offered an editor with the same key. */
  update(player: CameraSubject, isNpcNear: boolean): void {
    const isRacing = timeTrialStore.getState().run !== null;
    const isBusy = isRacing || isNpcNear || this.#map.portals.some((portal) => isInPortal(player, portal));
    const near = isBusy ? null : codeObjectInReach(player, this.#objects);
    if (near === this.#near) return;
    this.#near = near;
    this.#parts.bridge.emit({ type: 'codeObjectNearChanged', objectId: near?.id ?? null });
  }

  destroy(): void {
    this.#stop();
    if (this.#near !== null) this.#parts.bridge.emit({ type: 'codeObjectNearChanged', objectId: null });
  }

  #call(object: CodeObject | null): boolean {
    if (object === null) return false;
    this.#parts.bridge.emit({ type: 'codeObjectCalled', objectId: object.id });
    this.#standAside(object);
    return true;
  }
}
