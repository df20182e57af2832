import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { WorldParts } from '../worldParts.ts';
import type { CameraSubject } from './cameraMotion.ts';
import type { Neighbour } from './Neighbour.ts';
import { Sights } from './Sights.ts';

/** So often a small map is told who is where; nobody sees more on a few hundred pixels. */
const EVERY_MS = 160;
/** The picture in words is told anew with every third of these. */
const WALKS_PER_SIGHT = 3;

/** Walks over everybody else now and then, for all who tell of them: the small map, and the picture in words. */
export class Surroundings {
  readonly #parts: Pick<WorldParts, 'bridge' | 'connection'>;
  readonly #sights: Sights;
  #wait = 0;
  #walks = 0;

  constructor(map: MapDefinition, parts: Pick<WorldParts, 'bridge' | 'connection'>) {
    this.#parts = parts;
    this.#sights = new Sights(map);
  }

  update(dt: number, own: CameraSubject): void {
    this.#wait -= dt;
    if (this.#wait > 0) return;
    this.#wait = EVERY_MS;
    const others = this.#neighbours();
    const { x, y } = own;
    this.#parts.bridge.tell({ type: 'bodiesMoved', own: { x, y }, others });
    if (this.#walks % WALKS_PER_SIGHT === 0) this.#sights.tell(own, others);
    this.#walks += 1;
  }

  destroy(): void {
    this.#sights.destroy();
  }

  #neighbours(): Neighbour[] {
    const { mirror } = this.#parts.connection;
    return [...mirror.players().values()].flatMap(({ userId, nickname }) => {
      const pose = mirror.poseOf(userId);
      return pose === null ? [] : { userId, nickname, x: pose.x, y: pose.y };
    });
  }
}
