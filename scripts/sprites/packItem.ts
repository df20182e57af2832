import { FRAME } from '#shared/content/avatarLayers.ts';
import { FRAME_VIEW, render, svgDocument } from '../../sprites/core/render.ts';
import { assertWithin } from './assertWithin.ts';
import { avatarFrames, requiredFrames, standContent } from './avatarFrames.ts';
import type { Design } from './avatarFrames.ts';
import { encodeSheet, encodeStill } from './encode.ts';
import { frameText } from './frame.ts';
import type { Job, Scale } from './output.ts';
import { packSheet } from './packSheet.ts';
import { SHEET_BUDGET, THUMBNAIL_BUDGET } from './spriteBudgets.ts';
import { drawThumbnail, thumbnailContent } from './thumbnail.ts';

/** avatar/@1x/<key>/: sheet.webp + sheet.json, stand1.webp (untrimmed, same anchor), thumb.webp. */
export function packItem(design: Design, scale: Scale): Job {
  const frames = avatarFrames(design);
  const stand = standContent(design);
  const folder = `avatar/@${scale}x/${design.key}`;
  return {
    source: [frameText(frames), stand, thumbnailContent(design)].join('\n'),
    async draw() {
      const sheet = await packSheet(frames, {
        label: `${design.key} @${scale}x`,
        scale,
        anchor: { x: FRAME.originX, y: FRAME.originY },
        required: requiredFrames(design, frames),
      });
      const stand1 = await encodeStill(render(svgDocument(stand, FRAME_VIEW, scale)));
      const thumb = await encodeSheet(drawThumbnail(design, scale));
      assertWithin(SHEET_BUDGET[design.category][scale], `${design.key} @${scale}x`, sheet.webp.length);
      assertWithin(THUMBNAIL_BUDGET[scale], `the thumbnail of ${design.key} @${scale}x`, thumb.length);
      return [
        { path: `${folder}/sheet.webp`, bytes: sheet.webp },
        { path: `${folder}/sheet.json`, bytes: sheet.json },
        { path: `${folder}/stand1.webp`, bytes: stand1 },
        { path: `${folder}/thumb.webp`, bytes: thumb },
      ];
    },
  };
}
