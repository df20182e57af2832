import { createStage } from '#shared/simulation/stage/createStage.ts';
import { countShells } from '#shared/simulation/stage/isGoalMet.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import { runCommand } from '#shared/simulation/stage/runCommand.ts';
import { isAtFlag } from '#shared/simulation/stage/senseStage.ts';
import { StageMisuse } from '#shared/simulation/stage/StageMisuse.ts';
import {
  STAGE_ACTIONS,
  STAGE_SENSES,
  type StageCommand,
  type StageOutcome,
  type StageStep,
} from '#shared/simulation/stage/stageTypes.ts';
import { DeviceEnd, DeviceError, type Device } from './device.ts';

export interface StageRequest {
  readonly kind: 'stage';
  readonly level: StageLevel;
  /** Seeds are numbered from 1. */
  readonly seed: number;
}

const COMMANDS: readonly StageCommand[] = [...STAGE_ACTIONS, ...STAGE_SENSES];

/** A level that a program acts upon; every command is played to its end before the program continues. */
export function stageDevice({ level, seed }: Pick<StageRequest, 'level' | 'seed'>): Device<StageOutcome> {
  let state = createStage(level, seed);
  const steps: StageStep[] = [];
  return {
    commands: COMMANDS,
    call(name, args, line) {
      const command = COMMANDS.find((one) => one === name);
      if (!command) throw new DeviceError(`${name}()라는 명령은 여기에 없어요.`);
      if (state.ending !== null) throw new DeviceEnd();
      try {
        const ran = runCommand(state, command, args);
        const { commandCount, senseCount } = state;
        state = ran.state;
        if (state.commandCount > commandCount || state.senseCount > senseCount)
          steps.push({ command, args, line, ticks: ran.ticks, result: ran.result });
        if (state.ending !== null) throw new DeviceEnd();
        return ran.result;
      } catch (error) {
        throw error instanceof StageMisuse ? new DeviceError(error.message) : error;
      }
    },
    outcome: () => ({
      kind: 'stage',
      ending: state.ending ?? 'UNFINISHED',
      steps,
      stepCount: state.stepCount,
      ticks: state.ticks,
      shellCount: state.taken.length,
      shellTotal: countShells(state),
      talkedTo: state.talkedTo,
      reached: isAtFlag(state),
      fallCount: state.fallCount,
      bumpCount: state.bumpCount,
    }),
  };
}
