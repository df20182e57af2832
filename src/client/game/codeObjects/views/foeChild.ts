import type { CodeObjectFrame } from '#shared/content/sprites.gen.ts';
import type {
  CodeObjectPicture,
  FoeKind,
  PartValue,
} from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { numberOf, type BodyPose, type ViewTools } from '../CodeObjectView.ts';

const JUMP_PX = 92;
const FLOAT_PX = 54;
/** The share of floating in which the water bursts. */
const BURST_SHARE = 0.4;

/** The child in front of a foe: its pose, and the bubble in which it floats back. */
export function foeChild(
  kind: FoeKind,
  { pieces, isCalm, bodyAt, enact }: ViewTools,
): (picture: CodeObjectPicture) => void {
  const splash = pieces.addFront(`${kind}/splash` as CodeObjectFrame).alpha(0);
  const bubble = pieces.addFront(`${kind}/bubble` as CodeObjectFrame).alpha(0);
  return (picture) => {
    const { dx, dy } = bodyAt();
    const isWet = picture['pose'] === 'wet';
    const moved = isCalm ? 0.5 : numberOf(picture['move']);
    const body = poseOf(picture['pose'], moved);
    enact(body);
    bubble.alpha(isWet ? 1 : 0).at(dx, dy - 48 - (body?.rise ?? 0));
    const burst = isWet ? Math.max(0, 1 - moved / BURST_SHARE) : 0;
    splash
      .alpha(isCalm && isWet ? 1 : burst)
      .at(dx, dy - 56)
      .scale(1.5 - 0.6 * burst);
  };
}

/** The own avatar at a share of a pose; null for its own pose. */
function poseOf(pose: PartValue | undefined, share: number): BodyPose | null {
  if (pose === 'duck') return { animation: 'sit', rise: 0 };
  if (pose === 'jump')
    return { animation: share < 0.5 ? 'jump' : 'fall', rise: 4 * JUMP_PX * share * (1 - share) };
  if (pose === 'wet') return { animation: 'fall', rise: Math.sin(share * Math.PI) * FLOAT_PX };
  return null;
}
