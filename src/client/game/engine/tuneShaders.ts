import { type Game, Renderer } from 'phaser';
import { TEXTURES_PER_CALL } from '../depths.ts';

/**
 * One branchless tint formula for every picture: lights are multiplied by `tint`, shades are raised to `tint2` in mode
 * MULTIPLY_TWO (7). Colours are premultiplied, so that no division is needed.
 */
const TINT = `
vec4 applyTint (vec4 texture)
{
    vec3 lift = outTintEffect.bgr * step(6.5, outTintEffect.a);
    return vec4((texture.a - texture.rgb) * lift + texture.rgb * outTint.bgr, texture.a) * outTint.a;
}
`;
/** The function of Phaser's shader that TINT replaces; its absence means another version of Phaser. */
const REPLACED = 'vec4 applyTint(vec4 texture)';

/**
 * Phaser compares an interpolated texture index with `==`; where it is off by the last bit, rotated pictures lose
 * triangles and rows. The macro rounds it; a macro does not expand itself.
 */
const WHOLE_TEXTURE_NUMBER = '#define outTexDatum floor(outTexDatum + 0.5)';

/**
 * Replaces Phaser 4.2's shader, which supports every tint mode and sixteen textures, by one for the needs of this
 * world: without a graphics card, 18 frames a second became 48 (640 × 360, two cores). It also avoids comparing a tint
 * mode with `==`, which fails on cards that multiply by 1/255. Must be called before the first frame.
 */
export function tuneShaders({ renderer }: Game): void {
  if (!(renderer instanceof Renderer.WebGL.WebGLRenderer)) return;
  const { renderNodes } = renderer;
  const node = renderNodes.getNode('BatchHandlerQuad');
  if (!(node instanceof Renderer.WebGL.RenderNodes.BatchHandlerQuad)) return;
  const { programManager } = node;
  const tint = programManager.getAddition('Tint');
  const header: unknown = tint === null ? null : Reflect.get(tint.additions, 'fragmentHeader');
  if (tint === null || typeof header !== 'string' || !header.includes(REPLACED))
    throw new Error('Phaser tints differently now: look at tuneShaders again.');
  programManager.replaceAddition('Tint', {
    ...tint,
    name: 'WorldTint',
    additions: { ...tint.additions, fragmentHeader: TINT },
  });
  programManager.addAddition(
    { name: 'WholeTextureNumber', additions: { fragmentHeader: WHOLE_TEXTURE_NUMBER } },
    0,
  );
  renderNodes.setMaxParallelTextureUnits(TEXTURES_PER_CALL);
}
