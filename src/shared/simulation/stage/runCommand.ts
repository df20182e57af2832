import { startCommand } from './startCommand.ts';
import { stepStage } from './stepStage.ts';
import type { StageCommand, StageHappening, StageState, StageValue } from './stageTypes.ts';

export interface CommandRun {
  readonly state: StageState;
  readonly result: StageValue;
  readonly ticks: number;
  readonly happened: readonly StageHappening[];
}

/** Runs one command to its end. Throws StageMisuse for wrong arguments. */
export function runCommand(
  before: StageState,
  command: StageCommand,
  args: readonly StageValue[],
): CommandRun {
  const started = startCommand(before, command, args);
  let { state } = started;
  while (state.drive !== null) state = stepStage(state);
  const { result } = started;
  return { state, result, ticks: state.ticks - before.ticks, happened: state.happened };
}
