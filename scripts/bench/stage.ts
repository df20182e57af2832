/** Measures the time to simulate a minute of a stage: walking, jumping, dashing and climbing over a long level. */
import { createStage } from '#shared/simulation/stage/createStage.ts';
import { sampleLevel } from '#shared/simulation/stage/sampleLevel.ts';
import { runCommand } from '#shared/simulation/stage/runCommand.ts';
import { TICK_RATE } from '#shared/simulation/feel.ts';

const MINUTE_TICKS = 60 * TICK_RATE;
const ROUNDS = 30;

const level = sampleLevel([
  '........................................',
  '.......|####.......................|####',
  '....#..|####......#..........####..|####',
  'S..##..|####.....###....##..#####..|####',
  '#####.##########.####..####.############',
  '#####.##########.####..####.############',
]);

/** Milliseconds of the wall clock for at least a minute of play. */
function playMinute(): number {
  const startedAt = performance.now();
  let state = createStage(level, 1);
  const way = ['walk', 'jump', 'walk', 'dash', 'climbUp', 'jump', 'turn'] as const;
  for (let turn = 0; state.ticks < MINUTE_TICKS; turn += 1) {
    const command = way[turn % way.length] ?? 'walk';
    state = {
      ...runCommand(state, command, command === 'walk' ? [3] : []).state,
      commandCount: 0,
      ending: null,
    };
  }
  return ((performance.now() - startedAt) * MINUTE_TICKS) / state.ticks;
}

playMinute();
const times = Array.from({ length: ROUNDS }, playMinute).toSorted((a, b) => a - b);
const median = times[Math.floor(ROUNDS / 2)] ?? 0;
process.stdout.write(
  `a minute of a stage (${MINUTE_TICKS} ticks): median ${median.toFixed(1)} ms, slowest ${(times.at(-1) ?? 0).toFixed(1)} ms\n`,
);
