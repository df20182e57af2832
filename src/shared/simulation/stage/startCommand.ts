import { STAGE_COMMAND_LIMIT, type StageColor } from './level.ts';
import { planClimb, planDash, planJump, planWalk, type Motion, type Stance } from './planMotion.ts';
import { saidTo } from './isGoalMet.ts';
import { friendNear, hasShell, senseStage } from './senseStage.ts';
import { assertArguments, readCells, readColor, readText } from './stageArguments.ts';
import { isSameCell } from './stagePlaces.ts';
import {
  STAGE_GESTURES,
  STAGE_MOTIONS,
  type StageCommand,
  type StageGesture,
  type StageHappening,
  type StageLeg,
  STAGE_SENSES,
  type StageMotion,
  type StageSense,
  type StageState,
  type StageValue,
} from './stageTypes.ts';

export interface StartedCommand {
  readonly state: StageState;
  readonly result: StageValue;
}

/** Sensing commands of a run; one more ends it, so that a loop that only senses ends as well. */
const SENSE_LIMIT = 3000;

/** Ticks for which a gesture is shown. */
const GESTURE_TICKS = { turn: 12, take: 20, talk: 54, say: 48, draw: 22, stay: 6 };

/**
 * Begins a command: `stepStage` plays it on until `drive` is null. Sensing is over at once, and so is everything once
 * the run has ended. Throws StageMisuse for wrong arguments.
 */
export function startCommand(
  state: StageState,
  command: StageCommand,
  args: readonly StageValue[],
): StartedCommand {
  assertArguments(command, args);
  if (state.ending !== null) return { state, result: null };
  const moving = STAGE_MOTIONS.find((one) => one === command);
  const gesture = STAGE_GESTURES.find((one) => one === command);
  if (isSense(command)) return startSense(state, command);
  if (state.commandCount >= STAGE_COMMAND_LIMIT) return { state: tooMany(state), result: null };
  const begun = { ...state, commandCount: state.commandCount + 1, bubble: null, happened: [] };
  if (moving) return move(begun, moving, planOf(stanceOf(state), moving, args[0]));
  return gesture ? gesticulate(begun, gesture, args[0]) : { state, result: null };
}

const isSense = (command: StageCommand): command is StageSense =>
  STAGE_SENSES.some((sense) => sense === command);

function startSense(state: StageState, sense: StageSense): StartedCommand {
  if (state.senseCount >= SENSE_LIMIT) return { state: tooMany(state), result: null };
  const value = senseStage(state, sense);
  const happened: StageHappening[] = [{ kind: 'sensed', sense, value }];
  if (sense === 'readSign' && value === null) happened.push({ kind: 'noSign' });
  return { state: { ...state, senseCount: state.senseCount + 1, happened }, result: value };
}

const tooMany = (state: StageState): StageState => ({ ...state, happened: [], ending: 'TOO_MANY_STEPS' });

const stanceOf = ({ grid, cell, player }: StageState): Stance => ({
  grid,
  cell,
  facing: player.facing,
  isHanging: player.standingOn === 'ladder',
});

function planOf(stance: Stance, action: StageMotion, value: StageValue | undefined): Motion {
  switch (action) {
    case 'walk':
      return planWalk(stance, readCells(action, value));
    case 'jump':
      return planJump(stance);
    case 'dash':
      return planDash(stance);
    case 'climbUp':
      return planClimb(stance, readCells(action, value), -1);
    case 'climbDown':
      return planClimb(stance, readCells(action, value), 1);
  }
}

function move(state: StageState, command: StageMotion, motion: Motion): StartedCommand {
  const legs: readonly StageLeg[] =
    motion.legs.length > 0 ? motion.legs : [{ kind: 'wait', ticks: GESTURE_TICKS.stay }];
  const { end, ends, cost } = motion;
  const drive = { command, legs, legTicks: 0, end, ends };
  return { state: { ...state, drive, stepCount: state.stepCount + cost }, result: null };
}

/** A gesture takes effect at once; then it is shown for a while. */
function gesticulate(
  state: StageState,
  command: StageGesture,
  value: StageValue | undefined,
): StartedCommand {
  const { changed, happened, result, ticks } = gestureOf(state, command, value);
  const drive = {
    command,
    legTicks: 0,
    end: state.cell,
    ends: [],
    legs: [{ kind: 'wait' as const, ticks }],
  };
  return { state: { ...state, ...changed, happened, drive, stepCount: state.stepCount + 1 }, result };
}

interface Gesture {
  readonly changed: Partial<StageState>;
  readonly happened: readonly StageHappening[];
  readonly result: StageValue;
  readonly ticks: number;
}

function gestureOf(state: StageState, command: StageGesture, value: StageValue | undefined): Gesture {
  switch (command) {
    case 'take':
      return take(state);
    case 'talk':
      return talk(state);
    case 'say':
      return say(state, readText(value));
    case 'draw':
      return draw(state, readColor(value));
    case 'turn': {
      const facing = state.player.facing > 0 ? -1 : 1;
      const player = { ...state.player, facing } as const;
      return { changed: { player }, happened: [], result: null, ticks: GESTURE_TICKS.turn };
    }
  }
}

function take(state: StageState): Gesture {
  const at = state.cell;
  const ticks = GESTURE_TICKS.take;
  if (!hasShell(state, at)) return { changed: {}, happened: [{ kind: 'emptyHand' }], result: false, ticks };
  return { changed: { taken: [...state.taken, at] }, happened: [{ kind: 'took', at }], result: true, ticks };
}

function talk(state: StageState): Gesture {
  const friend = friendNear(state);
  const ticks = GESTURE_TICKS.talk;
  const says = friend === null ? undefined : state.layout.friends[friend - 1]?.says;
  if (friend === null || says === undefined) {
    const bubble = { speaker: 0, text: '여기에는 친구가 없네.' };
    return { changed: { bubble }, happened: [{ kind: 'nobody' }], result: '', ticks };
  }
  const text = String(says);
  const talkedTo = state.talkedTo.includes(friend) ? state.talkedTo : [...state.talkedTo, friend];
  return {
    changed: { talkedTo, bubble: { speaker: friend, text } },
    happened: [{ kind: 'talked', friend, text }],
    result: says,
    ticks,
  };
}

/** Said to the friend here or in front, who answers whether it was the text of the goal. */
function say(state: StageState, text: string): Gesture {
  const friend = friendNear(state);
  const said = [...state.said, { text, friend }];
  const happened: StageHappening[] = [{ kind: 'said', text }];
  const goals = state.layout.goals.filter((goal) => goal.kind === 'SAY' && goal.friend === friend);
  if (friend !== null && goals.length > 0 && saidTo(state, friend).length < 3)
    happened.push({
      kind: 'answered',
      friend,
      isRight: goals.some((goal) => goal.kind === 'SAY' && goal.text === text),
    });
  return {
    changed: { said, bubble: { speaker: 0, text } },
    happened,
    result: null,
    ticks: GESTURE_TICKS.say,
  };
}

function draw(state: StageState, color: StageColor): Gesture {
  const at = state.cell;
  const others = state.painted.filter((one) => !isSameCell(one, at));
  return {
    changed: { painted: [...others, { ...at, color }] },
    happened: [{ kind: 'painted', at, color }],
    result: null,
    ticks: GESTURE_TICKS.draw,
  };
}
