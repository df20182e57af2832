import type { GameObjects, Scene } from 'phaser';
import type { TimeTrialCourse, MapDefinition, Rect } from '#shared/content/maps/mapTypes.ts';
import { bodyTouches } from '#shared/simulation/bodyTouches.ts';
import { timeTrialStore, type TimeTrialState } from '#client/stores/timeTrialStore.ts';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import { GAME_TEXTS } from '../texts.ts';
import type { NameTag } from '../view/NameTags.ts';
import type { WorldParts } from '../worldParts.ts';
import type { CameraSubject } from '../camera/cameraMotion.ts';
import type { Effects } from '../actors/Effects.ts';
import { RunGhost } from './RunGhost.ts';

interface CourseSigns {
  readonly course: TimeTrialCourse;
  readonly images: readonly GameObjects.Image[];
  readonly gates: readonly GameObjects.Image[];
  readonly tag: NameTag;
}

/** The foot of a pole, below the middle of its picture, world px. */
const POLE_FOOT = 60;
/** Height of the name above the foot: over the flag, clear of players' name tags. */
const NAME_ABOVE_FOOT = 164;
/** Opacity of the gates of a course without a run. */
const IDLE_ALPHA = 0.5;
/** The next goal of a run breathes: its size, and the time of one breath, ms. */
const BREATH = { size: 0.14, ms: 900 } as const;

/**
 * Flags and gates of the time trials: the next one of a run breathes, passed gates are brighter. At a start the talk key
 * calls for the run.
 */
export class TimeTrials {
  readonly #signs: readonly CourseSigns[];
  readonly #effects: Effects;
  readonly #parts: WorldParts;
  readonly #ghost: RunGhost;
  readonly #disposals: (() => void)[];
  #near: number | null = null;
  /** The runner stands in the finish of its run before the last ring. */
  #isEarly = false;
  #time = 0;

  constructor(scene: Scene, map: MapDefinition, parts: WorldParts, effects: Effects) {
    this.#effects = effects;
    this.#parts = parts;
    this.#ghost = new RunGhost(scene, map, parts);
    this.#signs = map.courses.map((course) => {
      const put = (frame: string, { x, y }: { readonly x: number; readonly y: number }) =>
        scene.add
          .image(x, y, UI_TEXTURE, frame)
          .setScale(1 / parts.artScale)
          .setDepth(DEPTH.COURSE);
      const tag = parts.tags.add('npc', course.name, GAME_TEXTS.course);
      const foot = footOf(course.start);
      tag.moveTo(foot.x, foot.y - NAME_ABOVE_FOOT);
      return {
        course,
        images: [put('course/start', poleAt(course.start)), put('course/finish', poleAt(course.finish))],
        gates: course.gates.map((gate) => put('course/gate', middleOf(gate))),
        tag,
      };
    });
    this.#disposals = [
      timeTrialStore.subscribe((now, before) => {
        if (now.run === before.run) return;
        this.#show(now);
        this.#celebrate(now, before);
      }),
      parts.broker.onPress('talk', () => this.#call()),
    ];
    this.#show(timeTrialStore.getState());
  }

  update(dt: number, player: CameraSubject): void {
    const { run } = timeTrialStore.getState();
    this.#ghost.update(dt, run);
    this.#breathe(dt, run);
    this.#missRings(run, player);
    const isHere = ({ course }: CourseSigns) =>
      run === null && player.grounded && bodyTouches(player, course.start);
    const near = this.#signs.find(isHere)?.course.id ?? null;
    if (near === this.#near) return;
    this.#near = near;
    this.#parts.bridge.emit({ type: 'courseNearChanged', courseId: near });
  }

  destroy(): void {
    for (const dispose of this.#disposals) dispose();
    this.#ghost.destroy();
    if (this.#near !== null) this.#parts.bridge.emit({ type: 'courseNearChanged', courseId: null });
    for (const { images, gates, tag } of this.#signs) {
      for (const image of [...images, ...gates]) image.destroy();
      tag.destroy();
    }
  }

  #call(): boolean {
    if (this.#near === null) return false;
    this.#parts.bridge.emit({ type: 'courseCalled', courseId: this.#near });
    return true;
  }

  /** Says once for each visit that the finish does not count yet. */
  #missRings(run: TimeTrialState['run'], player: CameraSubject): void {
    const course =
      run === null ? undefined : this.#signs.find((signs) => signs.course.id === run.courseId)?.course;
    const left = course === undefined || run === null ? 0 : course.gates.length - run.gates;
    const isEarly = course !== undefined && left > 0 && bodyTouches(player, course.finish);
    if (isEarly && !this.#isEarly) this.#parts.bridge.emit({ type: 'ringsMissed', left });
    this.#isEarly = isEarly;
  }

  #breathe(dt: number, run: TimeTrialState['run']): void {
    this.#time += this.#parts.reducedMotion ? 0 : dt;
    const breath = 1 + BREATH.size * (0.5 + 0.5 * Math.sin((this.#time / BREATH.ms) * Math.PI * 2));
    for (const { course, gates, images } of this.#signs) {
      const next = run?.courseId === course.id ? run.gates : null;
      const scaleOf = (isNext: boolean) => (isNext ? breath : 1) / this.#parts.artScale;
      for (const [index, gate] of gates.entries()) gate.setScale(scaleOf(index === next));
      images[1]?.setScale(scaleOf(next === gates.length));
    }
  }

  #show({ run }: TimeTrialState): void {
    for (const { course, gates } of this.#signs) {
      const passed = run?.courseId === course.id ? run.gates : null;
      for (const [index, gate] of gates.entries()) {
        const isPassed = passed !== null && index < passed;
        gate
          .setFrame(isPassed ? 'course/gate-passed' : 'course/gate')
          .setAlpha(passed === null || index > passed ? IDLE_ALPHA : 1);
      }
    }
  }

  #celebrate({ run }: TimeTrialState, before: TimeTrialState): void {
    const passed = run?.gates ?? 0;
    if (run === null || passed <= (before.run?.gates ?? 0)) return;
    const gate = this.#signs.find(({ course }) => course.id === run.courseId)?.course.gates[passed - 1];
    if (gate === undefined) return;
    const { x, y } = middleOf(gate);
    this.#effects.sparkle(x, y);
  }
}

const footOf = ({ x, y, w, h }: Rect) => ({ x: x + w / 2, y: y + h });
const middleOf = ({ x, y, w, h }: Rect) => ({ x: x + w / 2, y: y + h / 2 });
const poleAt = (box: Rect) => ({ x: footOf(box).x, y: footOf(box).y - POLE_FOOT });
