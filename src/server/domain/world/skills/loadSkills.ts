import type { SkillType } from '#shared/content/skillTypes.ts';
import type { PlayerEffects } from '#shared/contract/rooms/playerEffects.ts';
import type { PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { Deps } from '#server/domain/deps.ts';
import { learnedLevels } from './learnedLevels.ts';
import { skillByType } from './skillDefinitions.ts';

/** Learned levels, by the part of the game that uses them; 0 is not learned. */
export interface LearnedSkills {
  /** The input of the movement step. */
  readonly movement: PlayerSkills;
  /** Seen by others on the map. */
  readonly effects: Omit<PlayerEffects, 'pet'>;
  readonly emoteWheel: number;
}

/** The learned skills of a user. */
export async function loadSkills(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: number },
): Promise<LearnedSkills> {
  const levels = await learnedLevels({ db, userId });
  const levelOf = (type: SkillType) => levels.get(skillByType(type).id) ?? 0;
  return {
    movement: {
      dash: levelOf('DASH'),
      doubleJump: levelOf('DOUBLE_JUMP'),
      speedBoost: levelOf('SPEED_BOOST'),
      wallClimb: levelOf('WALL_CLIMB'),
      glide: levelOf('GLIDE'),
      ladderClimb: levelOf('LADDER_CLIMB'),
      swim: levelOf('SWIM'),
      highJump: levelOf('HIGH_JUMP'),
      edgeJump: levelOf('EDGE_JUMP'),
      airControl: levelOf('AIR_CONTROL'),
    },
    effects: {
      lamp: levelOf('LAMP'),
      bubbleTrail: levelOf('BUBBLE_TRAIL'),
      nameGlint: levelOf('NAME_GLINT'),
      shellMagnet: levelOf('SHELL_MAGNET'),
    },
    emoteWheel: levelOf('EMOTE_WHEEL'),
  };
}
