import type { GameObjects, Scene } from 'phaser';
import type { Course, MapDefinition, Rect } from '#shared/content/maps/mapTypes.ts';
import { placeStore, type PlaceState } from '#client/stores/placeStore.ts';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import { GAME_TEXTS } from '../texts.ts';
import type { NameTag } from '../view/NameTags.ts';
import type { WorldParts } from '../worldParts.ts';
import type { Effects } from './Effects.ts';

interface CourseSigns {
  readonly course: Course;
  readonly images: readonly GameObjects.Image[];
  readonly gates: readonly GameObjects.Image[];
  readonly tag: NameTag;
}

/** The foot of a pole, below the middle of its picture, world px. */
const POLE_FOOT = 60;
/** From the foot up to where the name is written: over the flag, clear of the names of who stands there. */
const NAME_ABOVE_FOOT = 164;
/** Gates of a course that nobody is on step back. */
const QUIET_ALPHA = 0.5;

/** Flags and gates of the timed runs; a gate that was passed shines. */
export class Courses {
  readonly #signs: readonly CourseSigns[];
  readonly #effects: Effects;
  readonly #stop: () => void;

  constructor(scene: Scene, map: MapDefinition, parts: WorldParts, effects: Effects) {
    this.#effects = effects;
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
    this.#stop = placeStore.subscribe((now, before) => {
      if (now.run === before.run) return;
      this.#show(now);
      this.#celebrate(now, before);
    });
    this.#show(placeStore.getState());
  }

  destroy(): void {
    this.#stop();
    for (const { images, gates, tag } of this.#signs) {
      for (const image of [...images, ...gates]) image.destroy();
      tag.destroy();
    }
  }

  #show({ run }: PlaceState): void {
    for (const { course, gates } of this.#signs) {
      const passed = run?.courseId === course.id ? run.gates : null;
      for (const [index, gate] of gates.entries()) {
        const isPassed = passed !== null && index < passed;
        gate
          .setFrame(isPassed ? 'course/gate-passed' : 'course/gate')
          .setAlpha(passed === null || index > passed ? QUIET_ALPHA : 1);
      }
    }
  }

  #celebrate({ run }: PlaceState, before: PlaceState): void {
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
