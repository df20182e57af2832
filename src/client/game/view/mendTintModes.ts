import { type Game, Renderer } from 'phaser';

const READ = 'float tintMode = outTintEffect.a;';
const READ_ROUNDED = 'float tintMode = floor(outTintEffect.a + 0.5);';

/**
 * Phaser 4.2 sends a picture's tint mode as a share of 255 and compares it with `==` in the shader. Where the graphics
 * card multiplies by 1/255, a 7 comes back as 6.9999995 and the picture stays without its tint; so it is rounded.
 * To be called before the first frame.
 */
export function mendTintModes({ renderer }: Game): void {
  if (!(renderer instanceof Renderer.WebGL.WebGLRenderer)) return;
  const node = renderer.renderNodes.getNode('BatchHandlerQuad');
  if (!(node instanceof Renderer.WebGL.RenderNodes.BatchHandlerQuad)) return;
  const { programManager } = node;
  const tint = programManager.getAddition('Tint');
  const header: unknown = tint === null ? null : Reflect.get(tint.additions, 'fragmentHeader');
  if (tint === null || typeof header !== 'string' || !header.includes(READ))
    throw new Error('Phaser reads tint modes differently now: look whether mendTintModes is still needed.');
  const additions = { ...tint.additions, fragmentHeader: header.replace(READ, READ_ROUNDED) };
  programManager.replaceAddition('Tint', { ...tint, name: 'RoundedTint', additions });
}
