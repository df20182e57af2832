/** Pure: a run as a film. Every tick of it is kept, so that playing, stepping and rewinding are only a place in it. */
import { createStage } from '#shared/simulation/stage/createStage.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import { startCommand } from '#shared/simulation/stage/startCommand.ts';
import { stepStage } from '#shared/simulation/stage/stepStage.ts';
import type { StageState, StageStep } from '#shared/simulation/stage/stageTypes.ts';

/** The known facts of a command of any run: a friend's run is told without its lines. */
export type PlayedStep = Pick<StageStep, 'command' | 'args'> & Partial<Pick<StageStep, 'line'>>;

/** A command that acted: where it begins and ends in the film. */
export interface FilmStop {
  readonly from: number;
  readonly to: number;
  readonly step: PlayedStep;
  /** Place among all commands, sensing included. */
  readonly index: number;
}

export interface Film {
  /** The state at every tick; the first is the start. */
  readonly states: readonly StageState[];
  readonly stops: readonly FilmStop[];
}

/** The level before anything has happened. */
export function emptyFilm(level: StageLevel, seed: number): Film {
  return { states: [createStage(level, seed)], stops: [] };
}

/** Simulates the commands of a run again. */
export function filmOf(level: StageLevel, seed: number, steps: readonly PlayedStep[]): Film {
  let state = createStage(level, seed);
  const states = [state];
  const stops: FilmStop[] = [];
  for (const [index, step] of steps.entries()) {
    const from = states.length - 1;
    state = startCommand(state, step.command, step.args).state;
    while (state.drive !== null) {
      state = stepStage(state);
      states.push(state);
    }
    if (states.length - 1 > from) stops.push({ from, to: states.length - 1, step, index });
    else states[from] = state;
  }
  return { states, stops };
}

/** The command under way at a tick, as its place among the stops; -1 before the first one. */
export function stopAt({ stops }: Film, tick: number): number {
  let found = -1;
  for (const [index, { from }] of stops.entries()) if (tick > from) found = index;
  return found;
}

/** The tick of a wish for less motion: nobody is seen on the way from cell to cell. */
export function calmTick(film: Film, tick: number): number {
  const stop = film.stops[stopAt(film, tick)];
  return stop === undefined ? 0 : tick >= stop.to ? stop.to : stop.from;
}
