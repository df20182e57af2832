import './worldView.css';

const FADE_MS = 260;

/** Covers the world while one map gives way to another. */
export class Veil {
  readonly element = document.createElement('div');

  constructor() {
    this.element.className = 'world-veil';
    this.element.style.opacity = '1';
  }

  cover(): Promise<void> {
    return this.#fadeTo(1);
  }

  lift(): Promise<void> {
    return this.#fadeTo(0);
  }

  destroy(): void {
    for (const animation of this.element.getAnimations()) animation.cancel();
    this.element.remove();
  }

  async #fadeTo(opacity: number): Promise<void> {
    const from = getComputedStyle(this.element).opacity;
    for (const running of this.element.getAnimations()) running.cancel();
    this.element.style.opacity = String(opacity);
    const fade = this.element.animate([{ opacity: from }, { opacity }], {
      duration: FADE_MS,
      easing: 'ease-in-out',
    });
    // A later fade cancels this one, which is no error.
    await fade.finished.catch(() => undefined);
  }
}
