import { FRAME } from '#shared/content/avatarLayers.ts';
import type { NpcSprite } from '#shared/content/npcs.ts';
import { FRAME_VIEW, render, svgDocument } from '../../sprites/core/render.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { MASCOT_EXPRESSIONS } from '../../sprites/npcs/mascot.ts';
import { MASCOTS } from '../../sprites/npcs/mascots.ts';
import { encodeLossless } from './encode.ts';
import type { Frame } from './frame.ts';
import { frameText } from './frame.ts';
import type { Job, Scale } from './output.ts';
import { packSheet } from './packSheet.ts';
import { squareAround } from './thumbnail.ts';

/** Frames of one turn of the idle motion, named `<expression>/<index>`, 120 ms each. */
const FRAMES = 8;
/** Side of the portrait in dialogs, at 1x. */
const BUST = 224;

function mascotFrames(sprite: NpcSprite): Frame[] {
  return Array.from({ length: FRAMES }, (_, index) => index).flatMap((index) =>
    MASCOT_EXPRESSIONS.map((expression) => {
      resetIds();
      const content = MASCOTS[sprite](index / FRAMES, expression);
      return { name: `${expression}/${index}`, content, view: FRAME_VIEW };
    }),
  );
}

/** npc/<key>/@1x/: sheet.webp + sheet.json and bust.webp. */
export function packMascot(sprite: NpcSprite, scale: Scale): Job {
  const frames = mascotFrames(sprite);
  resetIds();
  const bust = MASCOTS[sprite](0, 'happy');
  const folder = `npc/${sprite}/@${scale}x`;
  return {
    source: [frameText(frames), bust].join('\n'),
    async draw() {
      const sheet = await packSheet(frames, {
        label: `${sprite} @${scale}x`,
        scale,
        anchor: { x: FRAME.originX, y: FRAME.originY },
        required: frames.map(({ name }) => name),
        columns: 2 * MASCOT_EXPRESSIONS.length,
      });
      const view = squareAround(bust, 0, 0.03);
      return [
        { path: `${folder}/sheet.webp`, bytes: sheet.webp },
        { path: `${folder}/sheet.json`, bytes: sheet.json },
        {
          path: `${folder}/bust.webp`,
          bytes: await encodeLossless(render(svgDocument(bust, view, (BUST * scale) / view.w))),
        },
      ];
    },
  };
}
