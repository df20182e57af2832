import { DeleteArea, utils } from 'blockly/core';

/** The bin button as a place to drop blocks on. */
export class BinArea extends DeleteArea {
  override readonly id = 'bin';
  readonly #button: HTMLElement;

  constructor(button: HTMLElement) {
    super();
    this.#button = button;
  }

  override getClientRect(): utils.Rect {
    const { top, bottom, left, right } = this.#button.getBoundingClientRect();
    return new utils.Rect(top, bottom, left, right);
  }

  override onDragEnter(): void {
    this.#button.dataset.over = 'true';
  }

  override onDragExit(): void {
    delete this.#button.dataset.over;
  }

  override onDrop(): void {
    delete this.#button.dataset.over;
  }
}
