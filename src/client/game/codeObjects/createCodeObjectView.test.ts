import type { Scene } from 'phaser';
import { expect, test } from 'vitest';
import { CODE_OBJECTS } from '#shared/content/codeObjects.ts';
import { CODE_OBJECT_FRAMES } from '#shared/content/sprites.gen.ts';
import { CodeObjectRun } from '#shared/simulation/codeObjects/CodeObjectRun.ts';
import type { CommandValue } from '#shared/simulation/codeObjects/CodeObjectRules.ts';
import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { pictureAt } from '#shared/simulation/codeObjects/pictureAt.ts';
import { rulesOf } from '#shared/simulation/codeObjects/rules.ts';
import { createCodeObjectView, loadView } from './createCodeObjectView.ts';

const known: ReadonlySet<string> = new Set(CODE_OBJECT_FRAMES);
/** Images of one object, off and on, to measure the script's cost of a frame. */
const MOST_IMAGES = 110;
const FRAME_MS = 50;

/** Records the pictures of a view; every frame must be drawn. */
class FakeImage {
  frame = { name: '', realWidth: 680, realHeight: 680 };
  state = { x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0, alpha: 1, visible: true };
  isDestroyed = false;

  constructor(x: number, y: number, texture: string, frame: string) {
    this.setPosition(x, y);
    this.setFrame(frame);
    if (!frame.startsWith(`${texture.slice('object-'.length)}/`))
      throw new Error(`The frame ${frame} is not of the sheet ${texture}.`);
  }

  setFrame(name: string): this {
    if (!known.has(name)) throw new Error(`There is no frame ${name}.`);
    this.frame = { ...this.frame, name };
    return this;
  }

  setPosition(x: number, y: number): this {
    return this.#set({ x, y });
  }

  setScale(scaleX: number, scaleY: number): this {
    return this.#set({ scaleX, scaleY });
  }

  setRotation(rotation: number): this {
    return this.#set({ rotation });
  }

  setAlpha(alpha: number): this {
    return this.#set({ alpha });
  }

  setVisible(visible: boolean): this {
    this.state.visible = visible;
    return this;
  }

  setDepth = (): this => this;
  setTint = (): this => this;
  setCrop = (): this => this;

  destroy(): void {
    this.isDestroyed = true;
  }

  #set(change: Readonly<Record<string, number>>): this {
    for (const [name, value] of Object.entries(change))
      if (Number.isNaN(value)) throw new Error(`An image was given no number as ${name}.`);
    Object.assign(this.state, change);
    return this;
  }
}

/** Words have no frame. */
class FakeText {
  readonly width = 100;
  setOrigin = (): this => this;
  setDepth = (): this => this;
  setScale = (): this => this;
  setVisible = (): this => this;
  destroy = (): void => undefined;
}

type Calls = readonly (readonly [command: string, ...args: readonly CommandValue[]])[];

const PROGRAMS: Readonly<Record<CodeObjectKind, Calls>> = {
  lighthouse: [['blink', ['짧게', '길게']], ['on']],
  crab: [['walk', 3], ['turnRight'], ['walk', 2], ['turnLeft']],
  bell: [['ring', 3]],
  fountain: [
    ['jet', 0, 3],
    ['jet', 4, 10],
  ],
  lamps: [
    ['light', 0, 'red'],
    ['light', 7, 'white'],
  ],
  coral: [
    ['grow', 0, 0, 'pink'],
    ['grow', 2, 4, 'blue'],
  ],
  kelp: [['grow'], ['grow'], ['grow'], ['grow'], ['grow']],
  singer: [
    ['sing', '도'],
    ['sing', '시'],
  ],
  gate: [['ask'], ['open'], ['ask'], ['close'], ['ask']],
  clock: [['show', 14, 45]],
  scoreboard: [
    ['score', 0],
    ['show', 128],
  ],
  flags: [['swap', 0, 1]],
  me: [['walk', 2], ['take']],
  windmill: [
    ['turn', 4],
    ['turn', 8],
  ],
  balloons: [
    ['number', 0],
    ['release', 0],
  ],
  robotCrab: [['duck'], ['jump'], ['jump']],
  sleepyWhale: [['rest'], ['rest'], ['rest'], ['tickle']],
  grumpyStorm: [['umbrella'], ['hold'], ['umbrella'], ['crouch']],
  tangledNet: [['untie'], ['untie'], ['nextRow'], ['untie'], ['nextRow']],
};

async function stage(kind: CodeObjectKind, reducedMotion: boolean) {
  const object = CODE_OBJECTS.find((one) => one.kind === kind);
  if (!object) throw new Error(`There is no object of the kind ${kind}.`);
  const images: FakeImage[] = [];
  const image = (x: number, y: number, texture: string, frame: string) => {
    const added = new FakeImage(x, y, texture, frame);
    images.push(added);
    return added;
  };
  const text = () => new FakeText();
  const scene = { add: { image, text } } as unknown as Scene;
  const effects = { twinkle: () => undefined };
  const body = { subject: { x: object.x - 270, y: object.y }, enact: () => undefined };
  const createView = await loadView(kind);
  const view = createCodeObjectView({
    ...{ scene, object, artScale: 1, reducedMotion, effects, body, createView },
  });
  const seen = () => JSON.stringify(images.map(({ frame, state }) => [frame.name, state]));
  return { images, view, seen };
}

function play(kind: CodeObjectKind, calls: Calls): CodeObjectRun {
  const rules = rulesOf(kind);
  const run = new CodeObjectRun(rules.parts(1), 1);
  for (const [command, ...args] of calls) rules.commands[command]?.(run, args);
  expect(run.acts.length, 'acts of the program').toBeGreaterThan(0);
  return run;
}

test.each(Object.entries(PROGRAMS))('%s shows every moment of a program', async (name, calls) => {
  const kind = name as CodeObjectKind;
  const { images, view, seen } = await stage(kind, false);
  const before = rulesOf(kind).parts(1);
  view.update({ picture: before, isWaiting: true }, FRAME_MS);
  const atRest = seen();
  const run = play(kind, calls);
  for (let at = 0; at <= run.now + 1000; at += FRAME_MS)
    view.update({ picture: pictureAt(before, run.acts, at), isWaiting: false }, FRAME_MS);
  expect(seen(), 'what has come of the program').not.toBe(atRest);
  expect(images.length).toBeLessThanOrEqual(MOST_IMAGES);
  view.destroy();
  expect(images.every(({ isDestroyed }) => isDestroyed)).toBe(true);
});

test.each(Object.keys(PROGRAMS))('%s stands still for whoever wants less motion', async (name) => {
  const kind = name as CodeObjectKind;
  const { view, seen } = await stage(kind, true);
  const picture = rulesOf(kind).parts(1);
  view.update({ picture, isWaiting: true }, FRAME_MS);
  const first = seen();
  for (let frame = 0; frame < 20; frame += 1) view.update({ picture, isWaiting: true }, FRAME_MS);
  expect(seen()).toBe(first);
});
