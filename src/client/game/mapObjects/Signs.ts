import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import type { SceneryPlan } from '../loading/readScenery.ts';

const FONT = 'Jua, Pretendard, sans-serif';
const SIZE_PX = 20;

/** Text on the boards that the scenery leaves empty. */
export class Signs {
  readonly #texts: readonly GameObjects.Text[];
  #isGone = false;

  constructor(scene: Scene, { signs }: SceneryPlan, resolution: number) {
    this.#texts = signs.map(({ x, y, text }) =>
      scene.add
        .text(x, y, text, { fontFamily: FONT, fontSize: `${SIZE_PX}px`, color: '#5a3722', resolution })
        .setOrigin(0.5)
        .setDepth(DEPTH.SIGN),
    );
    void this.#redrawWithFont(signs.map(({ text }) => text).join(''));
  }

  destroy(): void {
    this.#isGone = true;
    for (const text of this.#texts) text.destroy();
  }

  /** Web fonts load in subsets: the one with these letters may arrive after the first drawing. */
  async #redrawWithFont(letters: string): Promise<void> {
    await document.fonts.load(`${SIZE_PX}px Jua`, letters).catch(() => undefined);
    if (!this.#isGone) for (const text of this.#texts) text.updateText();
  }
}
