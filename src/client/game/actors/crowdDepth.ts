import { DEPTH } from '../depths.ts';
import { TEXTURES_PER_CALL } from '../view/texturesPerCall.ts';

const PER_CALL = 0.05;
const SILHOUETTES = 0.5;

/**
 * Pure: the depth of somebody else whose picture lies on this page; null is a silhouette. Who of a crowd is in front
 * does not matter, but those who share a draw call should follow each other. Silhouettes come first, on the texture of
 * the shadows below them; the first pages come last, along with the own avatar, which usually lies on one of them.
 */
export function crowdDepth(page: number | null): number {
  if (page === null) return DEPTH.OTHERS - SILHOUETTES;
  return DEPTH.OTHERS - PER_CALL * Math.floor(page / TEXTURES_PER_CALL);
}
