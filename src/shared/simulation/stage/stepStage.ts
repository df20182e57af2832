import { NO_SKILLS, type PlayerSkills } from '../playerSkills.ts';
import type { PlayerState } from '../playerState.ts';
import { stepPlayer } from '../stepPlayer.ts';
import { buildStageMap } from './buildStageMap.ts';
import { playerStandingIn } from './createStage.ts';
import { isLegDone, keysOfLeg, sinkBody } from './flyLeg.ts';
import { isGateOpened, isGoalMet } from './isGoalMet.ts';
import { GATE_LETTERS } from './level.ts';
import { isAtFlag } from './senseStage.ts';
import { StageGrid } from './StageGrid.ts';
import { cellX, floorY } from './stagePlaces.ts';
import type { StageCell, StageDrive, StageHappening, StageLeg, StageState } from './stageTypes.ts';

/** Every child moves alike here, independent of learned skills. Two taps in other legs are only steering, no dash. */
const DASH_SKILLS: PlayerSkills = { ...NO_SKILLS, dash: 5 };

/** The ticks after which a stuck body is put to the end of its leg. */
const LONGEST_LEG_TICKS = 400;

/** Ticks of a run, three minutes; one more ends it. */
const TICK_LIMIT = 10_800;

/** One tick (1/60 s) of the running command; without one nothing changes. */
export function stepStage(state: StageState): StageState {
  const { drive } = state;
  const leg = drive?.legs[0];
  if (!drive || !leg) return state;
  const player = moveBody(state, drive, leg);
  const legTicks = drive.legTicks + 1;
  const stepped = { ...state, player, ticks: state.ticks + 1, drive: { ...drive, legTicks } };
  const isDone = isLegDone(flightOf(player, stepped.drive, leg));
  if (!isDone && legTicks < LONGEST_LEG_TICKS) return stepped;
  const legs = drive.legs.slice(1);
  if (legs.length === 0) return endCommand(stepped, drive);
  const carried = isDone || leg.kind === 'wait' ? player : standAt(stepped, leg.to);
  return { ...stepped, player: carried, drive: { ...drive, legs, legTicks: 0 } };
}

function moveBody({ player, map }: StageState, drive: StageDrive, leg: StageLeg): PlayerState {
  if (leg.kind === 'sink') return sinkBody(player, drive.legTicks, leg.to);
  const skills = leg.kind === 'dash' ? DASH_SKILLS : NO_SKILLS;
  const moved = stepPlayer(player, keysOfLeg(flightOf(player, drive, leg)), map, skills);
  return moved.facing === player.facing ? moved : { ...moved, facing: player.facing };
}

const flightOf = (player: PlayerState, { legs, legTicks }: StageDrive, leg: StageLeg) => ({
  player,
  leg,
  facing: player.facing,
  ticks: legTicks,
  runsOn: leg.kind === 'walk' && legs[1]?.kind === 'walk',
});

/** The body at rest in a cell: standing, or on the ladder where nothing carries it. */
function standAt({ grid, map, player }: StageState, cell: StageCell): PlayerState {
  if (grid.carries(cell.column, cell.row + 1)) return playerStandingIn(map, cell, player);
  const still = { vx: 0, vy: 0, heldBits: 0, letGo: 0 };
  return {
    ...player,
    ...still,
    standingOn: 'ladder',
    grounded: false,
    x: cellX(cell.column),
    y: floorY(cell.row),
  };
}

function endCommand(state: StageState, drive: StageDrive): StageState {
  const fell = drive.ends.some(({ kind }) => kind === 'fell');
  const bumped = drive.ends.some(({ kind }) => kind === 'bumped');
  const arrived = openGates({
    ...state,
    drive: null,
    cell: drive.end,
    player: standAt(state, drive.end),
    happened: [...state.happened, ...drive.ends],
    fallCount: state.fallCount + (fell ? 1 : 0),
    bumpCount: state.bumpCount + (bumped ? 1 : 0),
  });
  const ended = { ...arrived, ending: endingOf(arrived, fell) };
  const hasCome = isAtFlag(ended) && !isAtFlag(state);
  return hasCome ? { ...ended, happened: [...ended.happened, { kind: 'reached' }] } : ended;
}

function endingOf(state: StageState, fell: boolean): StageState['ending'] {
  if (isGoalMet(state)) return 'GOAL';
  if (fell && state.level.fallEnds) return 'FELL';
  return state.ticks >= TICK_LIMIT ? 'TOO_MANY_STEPS' : null;
}

function openGates(state: StageState): StageState {
  const opened = GATE_LETTERS.filter((letter) => {
    const gate = state.layout.gates[letter];
    return gate !== undefined && !state.openGates.includes(letter) && isGateOpened(state, gate);
  });
  if (opened.length === 0) return state;
  const gates = [...state.openGates, ...opened];
  const grid = new StageGrid(state.layout.rows, gates);
  const happened: StageHappening[] = opened.map((gate) => ({ kind: 'opened', gate }));
  return {
    ...state,
    grid,
    map: buildStageMap(grid),
    openGates: gates,
    happened: [...state.happened, ...happened],
  };
}
