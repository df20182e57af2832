import type { Cameras } from 'phaser';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { Viewport } from '../view/fitViewport.ts';
import {
  blendViews,
  type CameraState,
  type CameraSubject,
  focusView,
  followSubject,
  startCamera,
  type View,
  viewOf,
} from './cameraMotion.ts';

const FOCUS_MS = 250;
/** Slower than this per frame (world px) the camera rests, and is put onto whole pixels to be crisp. */
const REST_PX = 0.04;

interface CameraRigOptions {
  readonly camera: Cameras.Scene2D.Camera;
  readonly map: MapDefinition;
  readonly viewport: Viewport;
  readonly start: CameraSubject;
  /** No travelling, only cuts. */
  readonly isCalm: boolean;
}

/** Moves the scene's camera: behind the player, or close to a speaker. */
export class CameraRig {
  readonly #camera: Cameras.Scene2D.Camera;
  readonly #map: MapDefinition;
  readonly #focusMs: number;
  readonly #isCalm: boolean;
  #viewport: Viewport;
  #follow: CameraState;
  /** Before and after it is put onto whole pixels. */
  #exact: View;
  #view: View;
  #focus: { readonly x: number; readonly y: number } | null = null;
  #isFocused = false;
  /** How far the camera has gone over to the speaker, 0 to 1. */
  #share = 0;

  constructor({ camera, map, viewport, start, isCalm }: CameraRigOptions) {
    this.#focusMs = isCalm ? 1 : FOCUS_MS;
    this.#isCalm = isCalm;
    this.#camera = camera;
    this.#map = map;
    this.#viewport = viewport;
    this.#follow = startCamera(start);
    this.#exact = viewOf(this.#follow, this.#size, map);
    this.#view = this.#exact;
  }

  /** What is seen now, in world px. */
  get view(): View {
    return this.#view;
  }

  /** CSS px per world px now. */
  get cssZoom(): number {
    return this.#viewport.css.width / this.#view.width;
  }

  resize(viewport: Viewport): void {
    this.#viewport = viewport;
  }

  focusOn(feet: { readonly x: number; readonly y: number }): void {
    this.#focus = feet;
    this.#isFocused = true;
  }

  release(): void {
    this.#isFocused = false;
  }

  update(subject: CameraSubject, dt: number): void {
    const seen = { width: this.#size.width, isCalm: this.#isCalm };
    this.#follow = followSubject(this.#follow, subject, dt, seen);
    const step = dt / this.#focusMs;
    this.#share = Math.max(0, Math.min(1, this.#share + (this.#isFocused ? step : -step)));
    const following = viewOf(this.#follow, this.#size, this.#map);
    const exact =
      this.#focus === null || this.#share === 0
        ? following
        : blendViews(following, focusView(this.#focus, this.#size, this.#map), easeInOut(this.#share));
    this.#view = this.#settled(exact);
    this.#exact = exact;
    const { left, top, width, height } = this.#view;
    this.#camera
      .setZoom(this.#camera.width / width)
      .setScroll(left + width / 2 - this.#camera.width / 2, top + height / 2 - this.#camera.height / 2);
  }

  get #size(): { width: number; height: number } {
    const { canvas, zoom } = this.#viewport;
    return { width: canvas.width / zoom, height: canvas.height / zoom };
  }

  #settled(exact: View): View {
    const { left, top, width } = exact;
    const moved = Math.max(Math.abs(left - this.#exact.left), Math.abs(top - this.#exact.top));
    if (moved > REST_PX) return exact;
    const zoom = this.#camera.width / width;
    return { ...exact, left: Math.round(left * zoom) / zoom, top: Math.round(top * zoom) / zoom };
  }
}

const easeInOut = (share: number) => share * share * (3 - 2 * share);
