import type { CodeObjectRules } from './CodeObjectRules.ts';
import { balloons } from './balloons.ts';
import { bell } from './bell.ts';
import { clock } from './clock.ts';
import { coral } from './coral.ts';
import { crab } from './crab.ts';
import { flags } from './flags.ts';
import { fountain } from './fountain.ts';
import { gate } from './gate.ts';
import { kelp } from './kelp.ts';
import { lamps } from './lamps.ts';
import { lighthouse } from './lighthouse.ts';
import { me } from './me.ts';
import { scoreboard } from './scoreboard.ts';
import { singer } from './singer.ts';
import { robotCrab } from './robotCrab.ts';
import type { CodeObjectKind } from './codeObjectTypes.ts';
import { windmill } from './windmill.ts';

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
  robotCrab,
};

export const rulesOf = (kind: CodeObjectKind): CodeObjectRules => RULES[kind];
