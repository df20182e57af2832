import type { CodeObjectRules } from './CodeObjectRules.ts';
import { balloons } from './balloons.ts';
import { bell } from './bell.ts';
import { clock } from './clock.ts';
import { coral } from './coral.ts';
import { crab } from './crab.ts';
import { flags } from './flags.ts';
import { fountain } from './fountain.ts';
import { gate } from './gate.ts';
import { grumpyStorm } from './grumpyStorm.ts';
import { kelp } from './kelp.ts';
import { lamps } from './lamps.ts';
import { lighthouse } from './lighthouse.ts';
import { me } from './me.ts';
import { scoreboard } from './scoreboard.ts';
import { robotCrab } from './robotCrab.ts';
import { singer } from './singer.ts';
import { sleepyWhale } from './sleepyWhale.ts';
import { tangledNet } from './tangledNet.ts';
import type { CodeObjectKind, FoeKind } from './codeObjectTypes.ts';
import type { FoeRules } from './foeRun.ts';
import { windmill } from './windmill.ts';

const FOE_RULES: Readonly<Record<FoeKind, FoeRules>> = {
  robotCrab,
  sleepyWhale,
  tangledNet,
  grumpyStorm,
};

const RULES: Readonly<Record<CodeObjectKind, CodeObjectRules>> = {
  lighthouse,
  crab,
  bell,
  fountain,
  lamps,
  coral,
  kelp,
  singer,
  gate,
  clock,
  scoreboard,
  flags,
  windmill,
  balloons,
  me,
  ...FOE_RULES,
};

export const rulesOf = (kind: CodeObjectKind): CodeObjectRules => RULES[kind];

/** The turns of a foe on a seed, in their order. */
export const turnsOf = (kind: FoeKind, seed: number): readonly string[] => FOE_RULES[kind].turns(seed);
