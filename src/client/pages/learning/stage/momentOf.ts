/** Pure: what the view draws of a level and of one instant of a run. */
import type { StageMoment, StagePicture, StagePose, StageThing } from '#client/bridge/stageView.ts';
import { NPCS } from '#shared/content/npcs.ts';
import { animationOf } from '#shared/simulation/animationOf.ts';
import { STAGE_COLORS, type StageColor } from '#shared/simulation/stage/level.ts';
import { cellX, floorY, SKY_CELLS } from '#shared/simulation/stage/stagePlaces.ts';
import type { StageCell, StageState } from '#shared/simulation/stage/stageTypes.ts';

export const PAINT: Readonly<Record<StageColor, string>> = {
  red: '#f2615c',
  orange: '#ff9f43',
  yellow: '#ffd34d',
  green: '#4fc27a',
  blue: '#4f8ff0',
  purple: '#a276e8',
  white: '#fdfdff',
};

/** Shells float above the floor. */
const SHELL_ABOVE = 30;
const idOf = ({ column, row }: StageCell) => `${column},${row}`;
const placeOf = (cell: StageCell) => ({ x: cellX(cell.column), y: floorY(cell.row) });

/** The picture of a level before a run. */
export function pictureOf(state: StageState): StagePicture {
  const { layout, level, map } = state;
  const { rows } = layout;
  const cells = rows.flatMap((line, row) => line.split('').map((mark, column) => ({ mark, column, row })));
  const find = (mark: string) => cells.find((cell) => cell.mark === mark);
  const start = find('S');
  const flag = find('F');
  const sky = Array.from({ length: SKY_CELLS }, () => (rows[0] ?? '').split('').map(() => false));
  return {
    theme: level.theme,
    ground: [...sky, ...rows.map((line) => line.split('').map((mark) => mark === '#'))],
    map,
    start: start === undefined ? { x: 0, y: 0 } : placeOf(start),
    goal: flag === undefined ? null : placeOf(flag),
    things: [
      ...cells.flatMap((spot) => thingOf(state, spot) ?? []),
      ...cells
        .filter(({ mark }) => mark === '=')
        .map((cell): StageThing => ({
          kind: 'board',
          id: idOf(cell),
          x: cellX(cell.column),
          y: floorY(cell.row - 1),
        })),
      ...gatesOf(cells),
    ],
  };
}

interface MarkedCell extends StageCell {
  /** Character of the legend. */
  readonly mark: string;
}

function thingOf({ layout }: StageState, spot: MarkedCell): StageThing | null {
  const { mark } = spot;
  const { x, y } = placeOf(spot);
  const id = idOf(spot);
  if (mark === 'o') return { kind: 'shell', id, x, y: y - SHELL_ABOVE };
  if (/[1-9]/u.test(mark)) {
    const friend = layout.friends[Number(mark) - 1];
    const npc = NPCS.find((one) => one.id === friend?.npcId);
    return { kind: 'friend', id: mark, x, y, sprite: npc?.sprite ?? 'crab', name: npc?.name ?? '' };
  }
  if (isSign(mark)) return { kind: 'sign', id, x, y, text: String(layout.signs[mark] ?? '') };
  if (isColor(mark)) return { kind: 'wanted', id, x, y, color: PAINT[STAGE_COLORS[mark]] };
  return null;
}

const isSign = (mark: string): mark is 'A' | 'B' | 'C' | 'D' | 'E' => /^[A-E]$/u.test(mark);
const isColor = (mark: string): mark is keyof typeof STAGE_COLORS => Object.hasOwn(STAGE_COLORS, mark);

/** Parts of a gate that stand on each other are one door. */
function gatesOf(cells: readonly MarkedCell[]): StageThing[] {
  return cells
    .filter(({ mark }) => /^[V-Z]$/u.test(mark))
    .filter(
      ({ mark, column, row }) =>
        !cells.some((below) => below.mark === mark && below.column === column && below.row === row + 1),
    )
    .map((cell) => ({ kind: 'gate', id: cell.mark, ...placeOf(cell) }));
}

export function poseOf({ player }: StageState): StagePose {
  const { x, y, facing, vx, vy } = player;
  return { x, y, facing, vx, vy, animation: animationOf(player) };
}

interface MomentPlace {
  /** Less motion: everybody stands. */
  readonly calm: boolean;
  readonly trail: readonly { readonly x: number; readonly y: number }[];
  readonly ghosts: readonly (StagePose | null)[];
}

export function momentOf(state: StageState, { calm, trail, ghosts }: MomentPlace): StageMoment {
  const { bubble, drive, ending } = state;
  const leg = drive?.legs[0];
  const still = (pose: StagePose): StagePose =>
    calm && pose.animation !== 'climb' ? { ...pose, animation: 'stand', vx: 0, vy: 0 } : pose;
  return {
    pose: still(poseOf(state)),
    taken: state.taken.map(idOf),
    opened: state.openGates,
    painted: state.painted.map(({ color, ...cell }) => ({ ...placeOf(cell), color: PAINT[color] })),
    saying: bubble?.speaker === 0 ? bubble.text : null,
    answer: bubble && bubble.speaker > 0 ? { id: String(bubble.speaker), text: bubble.text } : null,
    hasFallen: leg?.kind === 'sink' || ending === 'FELL',
    hasReached: ending === 'GOAL',
    trail,
    ghosts: ghosts.map((ghost) => ghost && still(ghost)),
  };
}
