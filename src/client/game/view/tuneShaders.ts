import { type Game, Renderer } from 'phaser';
import { TEXTURES_PER_CALL } from './texturesPerCall.ts';

/**
 * Every picture of the world takes its tint by one formula without a branch: lights are multiplied by `tint`, shades are
 * lifted to `tint2` where the mode is MULTIPLY_TWO (7). It works on premultiplied colours, so nothing is divided.
 */
const TINT = `
vec4 applyTint (vec4 texture)
{
    vec3 lift = outTintEffect.bgr * step(6.5, outTintEffect.a);
    return vec4((texture.a - texture.rgb) * lift + texture.rgb * outTint.bgr, texture.a) * outTint.a;
}
`;
/** What the formula above stands in for; without it Phaser has changed. */
const REPLACED = 'vec4 applyTint(vec4 texture)';

/**
 * Phaser 4.2 draws everything with a program that knows all tint modes and sixteen textures. One that knows what this
 * world uses fills the same pixels in a third of the time where they cost most: on two cores without a graphics card,
 * 18 frames a second became 48 (640 × 360). It also compares no tint mode with `==`, which fails where a card
 * multiplies by 1/255. To be called before the first frame.
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
  renderNodes.setMaxParallelTextureUnits(TEXTURES_PER_CALL);
}
