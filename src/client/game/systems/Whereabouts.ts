import type { WorldParts } from '../worldParts.ts';
import type { CameraSubject } from './cameraMotion.ts';

/** So often a small map is told who is where; nobody sees more on a few hundred pixels. */
const EVERY_MS = 160;

/** Tells where everybody is, for those who draw the place small. */
export class Whereabouts {
  readonly #parts: WorldParts;
  #wait = 0;

  constructor(parts: WorldParts) {
    this.#parts = parts;
  }

  update(dt: number, { x, y }: CameraSubject): void {
    this.#wait -= dt;
    if (this.#wait > 0) return;
    this.#wait = EVERY_MS;
    const { bridge, connection } = this.#parts;
    const others = [...connection.mirror.players().values()].flatMap(({ userId }) => {
      const pose = connection.mirror.poseOf(userId);
      return pose === null ? [] : { userId, x: pose.x, y: pose.y };
    });
    bridge.tell({ type: 'bodiesMoved', own: { x, y }, others });
  }
}
