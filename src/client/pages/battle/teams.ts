import type { NpcSprite } from '#shared/content/npcs.ts';

interface TeamAnimal {
  readonly sprite: NpcSprite;
  readonly name: string;
  /** Ground of the emblem. */
  readonly colour: string;
}

/** The animals that stand for the teams, by their number. */
const TEAM_ANIMALS: readonly TeamAnimal[] = [
  { sprite: 'whale', name: '고래', colour: '#9fd0ff' },
  { sprite: 'jellyfish', name: '해파리', colour: '#e2c6ff' },
  { sprite: 'octopus', name: '문어', colour: '#d3c2ff' },
  { sprite: 'turtle', name: '거북', colour: '#c8f0c0' },
  { sprite: 'starfish', name: '불가사리', colour: '#ffd9b0' },
  { sprite: 'crab', name: '꽃게', colour: '#ffc4b4' },
];

export const teamAnimal = (teamId: number): TeamAnimal | undefined => TEAM_ANIMALS[teamId - 1];
