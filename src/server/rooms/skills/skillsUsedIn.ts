/** Pure. The skills that a step of the body has really used. */
import type { SkillType } from '#shared/content/skillTypes.ts';
import { byLevel, EDGE_TICKS, GLIDE_SPEED } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import type { BodyStep } from '#server/rooms/session/PlayerSession.ts';

type Steps = Pick<BodyStep, 'before' | 'after' | 'skills'>;

/** Left the air for a jump, neither from the ground nor just off an edge. */
const jumpsInAir = (before: PlayerState, after: PlayerState) =>
  before.standingOn === 'air' && before.coyote <= 1 && !before.jumpHeld && after.jumpHeld;

const USES: readonly { readonly type: SkillType; readonly isUsed: (step: Steps) => boolean }[] = [
  { type: 'DASH', isUsed: ({ before, after }) => after.dash > before.dash },
  { type: 'DOUBLE_JUMP', isUsed: ({ before, after }) => after.airJumps > before.airJumps },
  {
    type: 'SPEED_BOOST',
    isUsed: ({ before, after, skills }) =>
      skills.speedBoost > 0 && after.grounded && before.vx === 0 && after.vx !== 0,
  },
  {
    type: 'WALL_CLIMB',
    isUsed: ({ before, after, skills }) =>
      skills.wallClimb > 0 && after.airJumps === 0 && jumpsInAir(before, after),
  },
  // The tick in which the fall is first held back.
  {
    type: 'GLIDE',
    isUsed: ({ before, after, skills }) =>
      skills.glide > 0 &&
      after.standingOn === 'air' &&
      after.vy === byLevel(GLIDE_SPEED, skills.glide) &&
      before.vy !== after.vy,
  },
  // Beginning to climb, or turning round.
  {
    type: 'LADDER_CLIMB',
    isUsed: ({ before, after, skills }) =>
      skills.ladderClimb > 0 &&
      after.standingOn === 'ladder' &&
      after.vy !== 0 &&
      (before.standingOn !== 'ladder' || before.vy !== after.vy),
  },
  {
    type: 'HIGH_JUMP',
    isUsed: ({ before, after, skills }) =>
      skills.highJump > 0 &&
      !before.jumpHeld &&
      after.jumpHeld &&
      after.airJumps === 0 &&
      before.standingOn !== 'ladder' &&
      !jumpsInAir(before, after),
  },
  // Too late for a user who has not learned it.
  {
    type: 'EDGE_JUMP',
    isUsed: ({ before, after, skills }) =>
      skills.edgeJump > 0 &&
      before.standingOn === 'air' &&
      before.coyote > 1 &&
      before.coyote <= byLevel(EDGE_TICKS, skills.edgeJump) &&
      !before.jumpHeld &&
      after.jumpHeld,
  },
];

/** Calls back for each; runs at every step of every player, so it allocates nothing. */
export function skillsUsedIn(step: Steps, onUse: (type: SkillType) => void): void {
  for (const { type, isUsed } of USES) if (isUsed(step)) onUse(type);
}
