import { describe, expect, it } from 'vitest';
import { createRandom } from '../createRandom.ts';
import { hashStates } from '../hashStates.ts';
import type { PlayerState } from '../playerState.ts';
import { createStage } from './createStage.ts';
import type { StageLevel } from './level.ts';
import { runCommand } from './runCommand.ts';
import { sampleLevel } from './sampleLevel.ts';
import { cellX, floorY } from './stagePlaces.ts';
import { startCommand } from './startCommand.ts';
import { stepStage } from './stepStage.ts';
import type { StageCommand, StageState, StageValue } from './stageTypes.ts';

type Line = readonly [StageCommand, ...StageValue[]];

const play = (level: StageLevel, ...lines: readonly Line[]): StageState =>
  lines.reduce((state, [command, ...args]) => runCommand(state, command, args).state, createStage(level, 1));

const kinds = (state: StageState) => state.happened.map(({ kind }) => kind);
const standsIn = (state: StageState) => [state.cell.column, state.cell.row];

describe('going', () => {
  const gaps = sampleLevel(['..........', 'S.........', '###.##..##', '###.##..##']);

  it('walks cell by cell with the feet of the world, and costs a step each', () => {
    const state = play(gaps, ['walk', 2]);
    expect(standsIn(state)).toEqual([2, 1]);
    expect(state.player).toMatchObject({ x: cellX(2), y: floorY(1), grounded: true, vx: 0 });
    expect(state.stepCount).toBe(2);
    expect(state.ticks).toBeGreaterThan(30);
  });

  it('jumps over one missing stone and dashes over two', () => {
    const state = play(gaps, ['walk', 2], ['jump'], ['walk', 1], ['dash']);
    expect(standsIn(state)).toEqual([8, 1]);
    expect(state.fallCount).toBe(0);
    expect(standsIn(play(gaps, ['walk', 2], ['jump'], ['walk', 1], ['jump']))).toEqual([5, 1]);
  });

  it('sinks into a gap and comes back to the last stone, which costs a step more', () => {
    const state = play(gaps, ['walk', 4]);
    expect(standsIn(state)).toEqual([2, 1]);
    expect(kinds(state)).toEqual(['fell']);
    expect(state).toMatchObject({ stepCount: 4, fallCount: 1, ending: null });
    expect(play({ ...gaps, fallEnds: true }, ['walk', 4]).ending).toBe('FELL');
  });

  it('bumps into walls and the end of the level, and turns', () => {
    const wall = sampleLevel(['...#..', 'S..#..', '######']);
    const state = play(wall, ['walk', 5]);
    expect(standsIn(state)).toEqual([2, 1]);
    expect(kinds(state)).toEqual(['bumped']);
    expect(standsIn(play(wall, ['walk', 2], ['turn'], ['walk', 9]))).toEqual([0, 1]);
    expect(kinds(play(wall, ['walk', 2], ['jump']))).toEqual(['bumped']);
  });

  it('jumps up a step and onto a board, and drops down from an edge', () => {
    const stairs = sampleLevel(['.......', '...#...', 'S.##...', '#######']);
    const up = play(stairs, ['walk', 1], ['jump'], ['jump']);
    expect(standsIn(up)).toEqual([3, 0]);
    expect(standsIn(runCommand(up, 'walk', [2]).state)).toEqual([5, 2]);
    const boards = sampleLevel(['......', '......', '..==..', 'S.....', '######']);
    expect(standsIn(play(boards, ['walk', 2], ['jump'], ['walk', 1]))).toEqual([3, 1]);
  });

  it('climbs ladders part of the way and to the top, and lets go to the side', () => {
    const ladder = sampleLevel(['......', '.|.##.', '.|....', 'S|....', '######']);
    const up = play(ladder, ['walk', 1], ['climbUp', 9]);
    expect(standsIn(up)).toEqual([1, 0]);
    expect(up.stepCount).toBe(4);
    expect(standsIn(runCommand(up, 'climbDown', [2]).state)).toEqual([1, 2]);
    const hanging = play(ladder, ['walk', 1], ['climbUp', 1]);
    expect(hanging.player.standingOn).toBe('ladder');
    expect(standsIn(runCommand(hanging, 'walk', [1]).state)).toEqual([2, 3]);
    expect(kinds(play(ladder, ['climbUp', 1]))).toEqual(['noLadder']);
  });
});

describe('the pilot', () => {
  it('takes the body to the cell that was planned, on any ground', () => {
    const random = createRandom(15);
    const pick = (count: number) => Math.floor(random() * count);
    for (let round = 0; round < 50; round += 1) {
      let height = 2;
      const heights = Array.from({ length: 12 }, (_, column) => {
        if (column > 0 && pick(3) === 0) height = Math.max(1, Math.min(4, height + pick(3) - 1));
        return column > 0 && pick(5) === 0 ? 0 : height;
      });
      heights[0] = 2;
      const rows = Array.from({ length: 8 }, (_, row) =>
        heights.map((top, column) => (row >= 8 - top ? '#' : row === 5 && column === 0 ? 'S' : '.')).join(''),
      );
      let state = createStage(sampleLevel(rows), 1);
      for (let turn = 0; turn < 10; turn += 1) {
        const command = (['walk', 'walk', 'jump', 'dash', 'turn'] as const)[pick(5)] ?? 'walk';
        state = startCommand(state, command, command === 'walk' ? [1 + pick(3)] : []).state;
        let before = state;
        while (state.drive !== null) {
          before = state;
          state = stepStage(state);
          expect(state.drive?.legTicks ?? 0, `${command}\n${rows.join('\n')}`).toBeLessThan(150);
        }
        expect(Math.abs(before.player.x - state.player.x)).toBeLessThan(8);
        expect(Math.abs(before.player.y - state.player.y)).toBeLessThan(30);
      }
    }
  });

  it('does the same bit for bit in every run', () => {
    const level = sampleLevel(['...........', 'S..........', '###.#..#.##', '###.#..#.##']);
    const hashOf = () => {
      const players: PlayerState[] = [];
      let state = createStage(level, 1);
      for (const command of ['walk', 'walk', 'jump', 'dash', 'jump', 'turn', 'walk'] as const) {
        state = startCommand(state, command, []).state;
        while (state.drive !== null) {
          state = stepStage(state);
          players.push(state.player);
        }
      }
      return [players.length, hashStates(players)];
    };
    expect(hashOf()).toEqual(hashOf());
    expect(hashOf()).toEqual([PINNED.ticks, PINNED.hash]);
  });
});

/** The result of the run above: recorded runs of friends would no longer fit if it changed. */
const PINNED = { ticks: 301, hash: 'f53c48f9' };

describe('doing', () => {
  const beach = sampleLevel(['.....V..', '.....V..', 'So1A.V.F', '########'], {
    signs: { A: 7 },
    friends: [{ npcId: 102, says: '산호' }],
    gates: { V: { kind: 'SAY', text: '산호' } },
    goals: [{ kind: 'FLAG' }, { kind: 'SHELLS', count: 'ALL' }, { kind: 'TALK', friend: 1 }],
  });

  it('takes shells, reads signs, talks, opens the gate and reaches the goal', () => {
    const state = play(beach, ['walk', 1], ['take'], ['talk'], ['say', '산호']);
    expect(kinds(state)).toEqual(['said', 'opened']);
    expect(state.bubble).toEqual({ speaker: 0, text: '산호' });
    expect(runCommand(createStage(beach, 1), 'talk', []).result).toBe('');
    expect(play(beach, ['walk', 9]).cell.column).toBe(4);
    const end = runCommand(state, 'walk', [6]).state;
    expect(end).toMatchObject({ ending: 'GOAL', talkedTo: [1] });
    expect(kinds(end)).toEqual(['reached']);
    expect(end.stepCount).toBe(10);
  });

  it('senses without a step', () => {
    const sense = (state: StageState, command: StageCommand) => runCommand(state, command, []).result;
    const start = createStage(beach, 1);
    expect(sense(start, 'shellAhead')).toBe(true);
    expect(sense(start, 'shellHere')).toBe(false);
    expect(sense(start, 'stepsLeft')).toBe(20);
    expect(sense(start, 'readSign')).toBe(null);
    expect(sense(play(beach, ['walk', 3]), 'readSign')).toBe(7);
    expect(sense(play(beach, ['walk', 1]), 'friendAhead')).toBe(true);
    expect(sense(play(beach, ['walk', 4]), 'wallAhead')).toBe(true);
    expect(runCommand(start, 'gapAhead', []).state).toMatchObject({ stepCount: 0, ticks: 0, senseCount: 1 });
  });

  it('shows an empty hand where nothing lies', () => {
    const state = play(beach, ['take']);
    expect(kinds(state)).toEqual(['emptyHand']);
    expect(state.stepCount).toBe(1);
    const twice = play(beach, ['walk', 1], ['take'], ['take']);
    expect(twice.taken).toHaveLength(1);
  });

  it('a friend listens to three answers', () => {
    const riddle = sampleLevel(['.....', 'S1...', '#####'], {
      friends: [{ npcId: 103, says: '몇 개?' }],
      goals: [{ kind: 'SAY', text: '3', friend: 1 }],
    });
    expect(play(riddle, ['say', 1], ['say', 2], ['say', 3]).ending).toBe('GOAL');
    expect(play(riddle, ['say', 1], ['say', 2], ['say', 4], ['say', 3]).ending).toBe(null);
    expect(play(riddle, ['say', 2]).happened).toContainEqual({ kind: 'answered', friend: 1, isRight: false });
  });

  it('a pattern wants every stone and no other', () => {
    const pattern = sampleLevel(['.....', 'Srb..', '#####'], { goals: [{ kind: 'PATTERN' }] });
    const painted = play(pattern, ['walk', 1], ['draw', 'red'], ['walk', 1], ['draw', '파랑']);
    expect(painted.ending).toBe('GOAL');
    const stray = play(pattern, ['draw', 'red'], ['walk', 1], ['draw', 'red'], ['walk', 1], ['draw', 'blue']);
    expect(stray.ending).toBe(null);
    expect(play(pattern, ['walk', 1], ['draw', 'blue'], ['draw', 'red']).painted).toHaveLength(1);
  });

  it('ends a run that goes on for too long', () => {
    let state = createStage(beach, 1);
    for (let turn = 0; turn < 301; turn += 1) state = runCommand(state, 'turn', []).state;
    expect(state).toMatchObject({ ending: 'TOO_MANY_STEPS', commandCount: 300 });
    let looking = createStage(beach, 1);
    for (let look = 0; look < 3001; look += 1) looking = runCommand(looking, 'atFlag', []).state;
    expect(looking.ending).toBe('TOO_MANY_STEPS');
  });
});

describe('wrong use', () => {
  const wrong: readonly (readonly [Line, RegExp])[] = [
    [['walk', -1], /0보다 작은 수.*turn\(\)/],
    [['walk', 'a'], /숫자.*"a"/],
    [['walk', '3'], /글자예요/],
    [['walk', 1.5], /딱 떨어지는/],
    [['walk', null], /비어 있어요/],
    [['walk', true], /참\(true\)/],
    [['walk', 1, 2], /하나만/],
    [['jump', 3], /아무것도 넣지 않아요/],
    [['say'], /말할 것/],
    [['say', [1, 2]], /목록/],
    [['draw', 'pink'], /"pink" 색을 몰라요/],
    [['draw'], /색 이름/],
  ];

  it.each(wrong)('%j is told in Korean', ([command, ...args], message) => {
    const state = createStage(sampleLevel(['.....', 'S....', '#####']), 1);
    expect(() => runCommand(state, command, args)).toThrow(message);
  });

  it('walking no cell at all is harmless', () => {
    const state = play(sampleLevel(['.....', 'S....', '#####']), ['walk', 0]);
    expect(state).toMatchObject({ stepCount: 0, cell: { column: 0, row: 1 }, ending: null });
  });
});
