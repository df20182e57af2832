/** Pure: an instant of a level in which only ghosts run. */
import type { StageMoment, StagePicture, StagePose } from '#client/bridge/stageView.ts';

/** The camera follows the ghost that is furthest from the start; without one it rests at the start. */
export function watchMoment(picture: StagePicture, poses: readonly (StagePose | null)[]): StageMoment {
  const { start } = picture;
  const far = (pose: StagePose) => Math.hypot(pose.x - start.x, pose.y - start.y);
  const [leader] = poses.filter((pose) => pose !== null).toSorted((a, b) => far(b) - far(a));
  return {
    pose: leader ?? { ...start, facing: 1, animation: 'stand', vx: 0, vy: 0 },
    ...{ taken: [], opened: [], painted: [], saying: null, answer: null },
    ...{ hasFallen: false, hasReached: false, trail: [] },
    ghosts: poses,
  };
}
