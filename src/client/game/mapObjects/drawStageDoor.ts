import type { GameObjects, Scene } from 'phaser';
import type { StageDoorShown } from '#client/bridge/commands.ts';
import { STAGE_DOOR_OPENING } from '#shared/content/stageDoors.ts';
import type { DoorFrame, UiFrame } from '#shared/content/sprites.gen.ts';
import { COLUMNS, ROWS, viewOf } from '#shared/simulation/stage/levelView.ts';
import type { View } from '../camera/cameraMotion.ts';
import { DEPTH, LIGHT_ABOVE_LAYER } from '../depths.ts';
import { DOOR_TEXTURE, UI_TEXTURE } from '../loading/loadArt.ts';
import { isNearView } from '../scenery/layerOffset.ts';

export interface DrawnStageDoor {
  show(shown: StageDoorShown): void;
  /** `dt` is in ms. */
  update(dt: number, view: View): void;
  destroy(): void;
}

interface DoorOptions {
  /** Its foot, world px. */
  readonly x: number;
  readonly y: number;
  readonly artScale: number;
  readonly reducedMotion: boolean;
}

/** The place behind the frame keeps its colour at dusk. */
const BEHIND = DEPTH.CODE_OBJECT + LIGHT_ABOVE_LAYER;
const FRAME = BEHIND + LIGHT_ABOVE_LAYER;
/** The lanterns light the board at dusk. */
const LIT = DEPTH.LAMPLIGHT;
const BOARD_Y = -228;
const PLATE_Y = BOARD_Y + 28;
/** The walking line of the lowest row of the small level above the foot. */
const FLOOR = -20;
const CELL = STAGE_DOOR_OPENING.width / COLUMNS;
const FLOWER = { dx: 16, dy: -112, petals: 6 } as const;
const GLOW = 0xfff0b0;
const FONT = 'Jua, Pretendard, sans-serif';
/** The greatest reach of its light. */
const MARGIN = 180;

/** A piece of the small level that moves by itself. */
type Move = (time: number) => void;

/** The door of a map into its stages: a tree, the place behind it, and its board. */
export function drawStageDoor(scene: Scene, options: DoorOptions): DrawnStageDoor {
  const { x, y, artScale, reducedMotion } = options;
  const put = (texture: string, frame: string, depth: number, dx = 0, dy = 0, scale = 1) =>
    scene.add
      .image(x + dx, y + dy, texture, frame)
      .setScale(scale / artScale)
      .setDepth(depth);
  const light = (dy: number, scaleX: number, scaleY: number) =>
    put(UI_TEXTURE, 'effect/glow' satisfies UiFrame, BEHIND, 0, dy).setScale(
      scaleX / artScale,
      scaleY / artScale,
    );
  const door = (frame: DoorFrame, depth: number, dx = 0, dy = 0) => put(DOOR_TEXTURE, frame, depth, dx, dy);
  const glow = light(-94, 3.6, 3.6);
  const path = light(4, 3.2, 0.5);
  const inside = door('door/warm', BEHIND);
  const frame = door('door/frame', FRAME);
  const board = door('door/board', LIT, 0, BOARD_Y);
  const star = put(UI_TEXTURE, 'icon/star' satisfies UiFrame, LIT, -32, PLATE_Y, 0.42);
  const lock = door('door/lock', LIT, -34, PLATE_Y);
  const write = (size: number, color: string, dx: number, dy: number) =>
    scene.add
      .text(x + dx, y + dy, '', { fontFamily: FONT, fontSize: `${size}px`, color, resolution: 2 })
      .setOrigin(0.5)
      .setDepth(LIT);
  const name = write(19, '#4a2a12', 0, BOARD_Y - 3);
  const plate = write(15, '#6b3d08', 10, PLATE_Y);
  const fixed: readonly GameObjects.GameObject[] = [
    glow,
    path,
    inside,
    frame,
    board,
    star,
    lock,
    name,
    plate,
  ];
  let picture: GameObjects.GameObject[] = [];
  let moves: Move[] = [];
  let shownKey = '';
  let time = 0;
  let isGone = false;

  const piece = <T extends GameObjects.GameObject>(made: T): T => {
    picture.push(made);
    return made;
  };
  /** Web fonts come in subsets; that with these letters may come after the first drawing. */
  const redrawWithFont = async (text: string) => {
    await document.fonts.load('19px Jua', text).catch(() => undefined);
    if (!isGone) for (const one of [name, plate]) one.updateText();
  };

  const drawLevel = ({ theme, rows, done }: StageDoorShown) => {
    const view = viewOf(rows);
    const place = (column: number, row: number) => ({
      dx: (column + 0.5 - COLUMNS / 2) * CELL,
      dy: FLOOR - (ROWS - 1 - row) * CELL,
    });
    const ground = `door/ground-${theme.toLowerCase()}` as DoorFrame;
    for (let row = 0; row < ROWS; row += 1)
      for (let column = 0; column < COLUMNS; column += 1) {
        // Each line has one more cell at each side.
        if (view.lines[row]?.[column + 1] !== '#') continue;
        const { dx, dy } = place(column, row);
        piece(door(ground, BEHIND, dx, dy));
      }
    for (const { mark, column, row } of view.cells) {
      const { dx, dy } = place(column, row);
      if (mark === 'o') {
        const shell = piece(put(UI_TEXTURE, 'shell/scallop', BEHIND, dx, dy + 12, 0.42));
        moves.push((at) => shell.setY(y + dy + 12 + Math.sin(at / 420 + dx) * 1.6));
      } else if (mark === 'F') {
        const flag = piece(put(UI_TEXTURE, 'course/finish', BEHIND, dx, dy + 4, 0.3));
        moves.push((at) => flag.setRotation(Math.sin(at / 500) * 0.04));
      }
    }
    if (theme === 'PATTERN') drawFlower(done);
    const fish = piece(put(UI_TEXTURE, 'ambient/fish-orange', BEHIND, -34, -100, 0.8));
    moves.push((at) => {
      const way = Math.sin(at / 2600);
      fish.setPosition(x + way * 40, y - 96 + Math.sin(at / 700) * 5).setFlipX(Math.cos(at / 2600) < 0);
    });
    const spark = piece(put(UI_TEXTURE, 'effect/spark', BEHIND, 38, -136, 0.5));
    moves.push((at) => spark.setAlpha(0.55 + Math.sin(at / 600) * 0.45));
  };

  /** A pattern that grows with the stages that are done. */
  const drawFlower = (done: number) => {
    const drawn = Math.round(done * FLOWER.petals);
    for (let index = 0; index < FLOWER.petals; index += 1) {
      const petal = index < drawn ? (`door/petal-${index % 4}` as DoorFrame) : 'door/petal-later';
      piece(door(petal, BEHIND, FLOWER.dx, FLOWER.dy)).setRotation((index / FLOWER.petals) * Math.PI * 2);
    }
  };

  const show = (shown: StageDoorShown) => {
    const { state, theme, rows } = shown;
    name.setText(shown.name);
    plate.setText(shown.plate);
    void redrawWithFont(shown.name + shown.plate);
    star.setVisible(state !== 'closed' && state !== 'loading');
    lock.setVisible(state === 'closed');
    frame.setFrame(`door/frame${state === 'done' ? '-gold' : ''}` satisfies DoorFrame);
    for (const one of [glow, path]) one.setVisible(state !== 'closed').setTint(GLOW);
    const key = JSON.stringify([state, theme, rows, shown.done]);
    if (key === shownKey) return;
    shownKey = key;
    for (const one of picture) one.destroy();
    picture = [];
    moves = [];
    inside.setFrame(insideOf(shown));
    if (state === 'closed') piece(door('door/mist', BEHIND));
    else if (state === 'open' || state === 'done') drawLevel(shown);
  };

  return {
    show,
    update: (dt, view) => {
      const area = { x: x - 100, y: y - 260, w: 200, h: 300 };
      if (reducedMotion || !isNearView(view, area, MARGIN)) return;
      time += dt;
      glow.setAlpha(0.86 + Math.sin(time / 900) * 0.14);
      for (const move of moves) move(time);
    },
    destroy: () => {
      isGone = true;
      for (const one of [...fixed, ...picture]) one.destroy();
    },
  };
}

function insideOf({ state, theme }: StageDoorShown): DoorFrame {
  if (state === 'loading') return 'door/warm';
  return state === 'new' ? 'door/leaf' : (`door/inside-${theme.toLowerCase()}` as DoorFrame);
}
