import { Renderer, type Game } from 'phaser';
import type { PageFrame } from '#client/game/avatars/AvatarPages.ts';

/** The pixels of a composed avatar as the graphics card has them, premultiplied, the uppermost row first. */
export function readPageFrame({ renderer }: Game, { frame, cell }: PageFrame): ImageData {
  if (!(renderer instanceof Renderer.WebGL.WebGLRenderer))
    throw new Error('There is no graphics card to ask.');
  const { gl } = renderer;
  const { source, cutWidth: width, cutHeight: height } = frame;
  const bound: unknown = gl.getParameter(gl.FRAMEBUFFER_BINDING);
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  const texture = source.glTexture?.webGLTexture ?? null;
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const rows = new Uint8Array(width * height * 4);
  // Phaser's textures stand on their heads.
  gl.readPixels(cell.x, source.height - cell.y - height, width, height, gl.RGBA, gl.UNSIGNED_BYTE, rows);
  gl.bindFramebuffer(gl.FRAMEBUFFER, bound as WebGLFramebuffer | null);
  gl.deleteFramebuffer(framebuffer);
  const picture = new ImageData(width, height);
  const stride = width * 4;
  for (let row = 0; row < height; row += 1) {
    const from = (height - 1 - row) * stride;
    picture.data.set(rows.subarray(from, from + stride), row * stride);
  }
  return picture;
}
