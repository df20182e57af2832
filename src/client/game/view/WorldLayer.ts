import type { WorldOverlay } from '#client/bridge/commands.ts';
import type { Spot } from '#client/bridge/worldEvents.ts';
import type { View } from '../camera/cameraMotion.ts';

/** DOM elements that lie over the map: their CSS px are world px. */
export class WorldLayer {
  readonly element = document.createElement('div');
  readonly #overlays = new Set<WorldOverlay>();
  #transform = '';

  constructor() {
    this.element.className = 'world-layer';
  }

  add(overlay: WorldOverlay): void {
    this.#overlays.add(overlay);
    this.element.append(overlay.element);
  }

  remove(overlay: WorldOverlay): void {
    this.#overlays.delete(overlay);
    overlay.element.remove();
  }

  /** Hidden during a dialog, like the names. */
  setAside(isAside: boolean): void {
    this.element.classList.toggle('world-layer-aside', isAside);
  }

  /** `cssZoom` is CSS px per world px of this view. */
  update(view: View, cssZoom: number, own: Spot): void {
    if (this.#overlays.size === 0) return;
    const transform = `translate3d(${-view.left * cssZoom}px, ${-view.top * cssZoom}px, 0) scale(${cssZoom})`;
    if (transform !== this.#transform) this.element.style.transform = transform;
    this.#transform = transform;
    for (const overlay of [...this.#overlays]) overlay.onFrame?.(own, view);
  }

  destroy(): void {
    this.#overlays.clear();
    this.element.remove();
  }
}
