import type { Cameras } from 'phaser';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { Viewport } from '../view/viewport.ts';
import {
  besideView,
  breathe,
  blendViews,
  type CameraState,
  type CameraSubject,
  dashLag,
  focusView,
  photoView,
  followSubject,
  startCamera,
  type View,
  viewOf,
} from './cameraMotion.ts';

const FOCUS_MS = 250;
/** Below this motion per frame (world px) the camera snaps to whole pixels to be crisp. */
const REST_PX = 0.04;

interface CameraRigOptions {
  readonly camera: Cameras.Scene2D.Camera;
  readonly map: MapDefinition;
  readonly viewport: Viewport;
  readonly start: CameraSubject;
  /** Set for reduced motion: the camera cuts instead of travelling. */
  readonly reducedMotion: boolean;
}

/** Moves the scene's camera: behind the player, or close to an NPC in a dialog. */
export class CameraRig {
  readonly #camera: Cameras.Scene2D.Camera;
  readonly #map: MapDefinition;
  readonly #focusMs: number;
  readonly #reducedMotion: boolean;
  #viewport: Viewport;
  #follow: CameraState;
  /** Camera position before and after snapping to whole pixels. */
  #exact: View;
  #view: View;
  #focus: { readonly x: number; readonly y: number } | null = null;
  #photo: { readonly zoom: number; readonly dx: number; readonly dy: number } | null = null;
  /** Shares of the screen that an editor covers; null in a dialog. */
  #covered: { readonly right: number; readonly bottom: number } | null = null;
  #isFocused = false;
  /** Share of the transition to the dialog's view, 0 to 1. */
  #share = 0;
  /** Time since the last breath and the last dash, ms. */
  #breathed = Number.POSITIVE_INFINITY;
  #dashed = Number.POSITIVE_INFINITY;
  #dashFacing: -1 | 1 = 1;

  constructor({ camera, map, viewport, start, reducedMotion }: CameraRigOptions) {
    this.#focusMs = reducedMotion ? 1 : FOCUS_MS;
    this.#reducedMotion = reducedMotion;
    this.#camera = camera;
    this.#map = map;
    this.#viewport = viewport;
    this.#follow = startCamera(start, this.#size);
    this.#exact = viewOf(this.#follow, this.#size, map);
    this.#view = this.#exact;
  }

  /** The visible part of the world, world px. */
  get view(): View {
    return this.#view;
  }

  get cssZoom(): number {
    return this.#viewport.css.width / this.#view.width;
  }

  resize(viewport: Viewport): void {
    this.#viewport = viewport;
  }

  focusOn(feet: { readonly x: number; readonly y: number }): void {
    this.#focus = feet;
    this.#covered = null;
    this.#isFocused = true;
  }

  /** Close to an object beside an editor. */
  focusBeside(
    feet: { readonly x: number; readonly y: number },
    covered: { readonly right: number; readonly bottom: number },
  ): void {
    this.#focus = feet;
    this.#covered = covered;
    this.#isFocused = true;
  }

  release(): void {
    this.#isFocused = false;
  }

  /** Something was found: the view comes nearer for a moment. */
  breathe(): void {
    if (!this.#reducedMotion) this.#breathed = 0;
  }

  /** The own avatar dashes: the view hangs behind for a moment. */
  dash(facing: -1 | 1): void {
    if (this.#reducedMotion) return;
    this.#dashed = 0;
    this.#dashFacing = facing;
  }

  /** Null follows the player again. */
  showForPhoto(photo: { readonly zoom: number; readonly dx: number; readonly dy: number } | null): void {
    this.#photo = photo;
  }

  update(subject: CameraSubject, dt: number): void {
    const seen = { width: this.#size.width, reducedMotion: this.#reducedMotion };
    this.#follow = followSubject(this.#follow, subject, dt, seen);
    const step = dt / this.#focusMs;
    this.#share = Math.max(0, Math.min(1, this.#share + (this.#isFocused ? step : -step)));
    this.#breathed += dt;
    this.#dashed += dt;
    const following = this.#following;
    const exact =
      this.#focus === null || this.#share === 0
        ? following
        : blendViews(following, this.#focused(this.#focus), easeInOut(this.#share));
    this.#view = this.#photo === null ? this.#settled(exact) : photoView(exact, this.#photo, this.#map);
    this.#exact = exact;
    const { left, top, width, height } = this.#view;
    this.#camera
      .setZoom(this.#camera.width / width)
      .setScroll(left + width / 2 - this.#camera.width / 2, top + height / 2 - this.#camera.height / 2);
  }

  #focused(feet: { readonly x: number; readonly y: number }): View {
    return this.#covered === null
      ? focusView(feet, this.#size, this.#map)
      : besideView(feet, this.#size, this.#covered);
  }

  /** The view behind the player, with what a find or a dash does to it. */
  get #following(): View {
    const { x } = this.#follow;
    const follow = { ...this.#follow, x: x + dashLag(this.#dashFacing, this.#dashed) };
    return breathe(viewOf(follow, this.#size, this.#map), this.#breathed);
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
