import './worldView.css';

const FADE_MS = 260;

/** Covers the world during a change of maps. */
export class ScreenFade {
  readonly element = document.createElement('div');

  constructor() {
    this.element.className = 'world-fade';
    this.element.style.opacity = '1';
  }

  fadeOut(): Promise<void> {
    return this.#fadeTo(1);
  }

  fadeIn(): Promise<void> {
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
    // A later fade cancels this one, which is not an error.
    await fade.finished.catch(() => undefined);
  }
}
