import type { GameObjects, Scene, Textures } from 'phaser';
import type { MapDefinition, Mover } from '#shared/content/maps/mapTypes.ts';
import { MOVER_PICTURE } from '#shared/content/moverPicture.ts';
import { moverPosition } from '#shared/simulation/moverPosition.ts';
import { DEPTH } from '../depths.ts';
import { FURTHER_TEXTURE } from '../loading/loadArt.ts';
import { moverSlices, type Slice } from './moverSlices.ts';

interface Board {
  readonly mover: Mover;
  readonly pieces: readonly { readonly image: GameObjects.Image; readonly dx: number; readonly dy: number }[];
}

const FRAME = 'mover';

/** The moving boards, each drawn at its place at the tick of the own feet. */
export class Movers {
  readonly #boards: readonly Board[];

  constructor(scene: Scene, { movers }: MapDefinition, artScale: number) {
    this.#boards = movers.map((mover) => ({
      mover,
      pieces: moverSlices(mover.w).flatMap((slice) => piece(scene, slice, artScale)),
    }));
  }

  /** `tick` may lie between two ticks. */
  update(tick: number): void {
    for (const { mover, pieces } of this.#boards) {
      const { x, y } = moverPosition(mover, tick);
      for (const { image, dx, dy } of pieces) image.setPosition(x + dx, y + dy);
    }
  }

  destroy(): void {
    for (const { pieces } of this.#boards) for (const { image } of pieces) image.destroy();
  }
}

/** One slice of the board as an image; none when nothing of it is visible. */
function piece(scene: Scene, slice: Slice, artScale: number): Board['pieces'] {
  const cut = cutOf(scene.textures.get(FURTHER_TEXTURE), slice, artScale);
  if (cut === null || slice.shownW <= 0) return [];
  const { name, left, top } = cut;
  const stretch = slice.shownW / slice.w;
  const image = scene.add
    .image(0, 0, FURTHER_TEXTURE, name)
    .setOrigin(0)
    .setScale(stretch / artScale, 1 / artScale)
    .setDepth(DEPTH.MOVER);
  return [{ image, dx: slice.shownX + left * stretch, dy: top - MOVER_PICTURE.boardY }];
}

interface Cut {
  readonly name: string;
  /** The start of the cut: px at 1x from the left edge of the slice and from the top of the canvas. */
  readonly left: number;
  readonly top: number;
}

/** A frame of the sheet for one slice of the board, which is packed without its empty margins. */
function cutOf(texture: Textures.Texture, { x, w }: Slice, artScale: number): Cut | null {
  const whole = texture.get(FRAME);
  if (whole.name !== FRAME) return null;
  const from = Math.max(whole.x, Math.round(x * artScale));
  const to = Math.min(whole.x + whole.cutWidth, Math.round((x + w) * artScale));
  if (to <= from) return null;
  const name = `${FRAME}/${x}+${w}`;
  if (!texture.has(name)) {
    texture.add(name, 0, whole.cutX + from - whole.x, whole.cutY, to - from, whole.cutHeight);
  }
  return { name, left: from / artScale - x, top: whole.y / artScale };
}
