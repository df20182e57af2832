import { FRAME } from '#shared/content/avatarLayers.ts';
import type { NpcSprite } from '#shared/content/npcs.ts';
import { FRAME_VIEW, render, svgDocument } from '../../sprites/core/render.ts';
import { at, resetIds, svg } from '../../sprites/core/svg.ts';
import {
  MASCOT_EXPRESSIONS,
  MASCOT_FRAMES,
  MASCOT_SHEETS,
  type MascotExpression,
  type MascotSheet,
} from '../../sprites/npcs/mascot.ts';
import { MASCOTS } from '../../sprites/npcs/mascots.ts';
import { encodeLossless, encodeStill } from './encode.ts';
import type { Frame } from './frame.ts';
import { frameText } from './frame.ts';
import type { Job, Output, Scale } from './output.ts';
import { packSheet } from './packSheet.ts';
import { squareAround } from './thumbnail.ts';

/** Side of the portrait in dialogs, at 1x. */
const BUST = 224;
/** The mouths of a talking portrait after the one at rest; the dialog alternates them. */
const MOUTHS = [0.3, 0.65, 1] as const;

/** The pictures of a mascot in the world, named `<expression>/<index>`, 120 ms each. */
export function mascotFrames(
  sprite: NpcSprite,
  expressions: readonly MascotExpression[] = MASCOT_EXPRESSIONS,
): Frame[] {
  return Array.from({ length: MASCOT_FRAMES }, (_, index) => index).flatMap((index) =>
    expressions.map((expression) => {
      resetIds();
      const content = MASCOTS[sprite](index / MASCOT_FRAMES, expression);
      return { name: `${expression}/${index}`, content, view: FRAME_VIEW };
    }),
  );
}

/** Side by side: the portrait at rest, then with each mouth. Only the mouth differs. */
function talkingBusts(sprite: NpcSprite): string[] {
  return [MASCOTS[sprite](0, 'default'), ...MOUTHS.map((open) => MASCOTS[sprite](0, 'talk', open))];
}

const sheets = Object.keys(MASCOT_SHEETS) as MascotSheet[];

/**
 * npc/<key>/@1x/: sheet and moods (.webp + .json), bust.webp beaming, and talk.webp, a strip of four talking busts.
 */
export function packMascot(sprite: NpcSprite, scale: Scale): Job {
  const framesOf = new Map(sheets.map((name) => [name, mascotFrames(sprite, MASCOT_SHEETS[name])]));
  resetIds();
  const bust = MASCOTS[sprite](0, 'happy');
  const talking = talkingBusts(sprite);
  const folder = `npc/${sprite}/@${scale}x`;
  return {
    source: [...[...framesOf.values()].map(frameText), bust, ...talking].join('\n'),
    async draw() {
      const outputs: Output[] = [];
      for (const [name, frames] of framesOf) {
        const { webp, json } = await packSheet(frames, {
          label: `${sprite} ${name} @${scale}x`,
          scale,
          anchor: { x: FRAME.originX, y: FRAME.originY },
          required: frames.map((frame) => frame.name),
          columns: 4,
        });
        outputs.push(
          { path: `${folder}/${name}.webp`, bytes: webp },
          { path: `${folder}/${name}.json`, bytes: json },
        );
      }
      // One square for all, so that the mascot stays in place when the mood changes.
      const view = squareAround(bust + talking.join(''), 0, 0.03);
      const strip = talking.map((one, i) => at(svg`translate(${i * view.w} 0)`, one)).join('');
      const stripView = { ...view, w: view.w * talking.length };
      const zoom = (BUST * scale) / view.w;
      const picture = (content: string, from: typeof view) => render(svgDocument(content, from, zoom));
      return [
        ...outputs,
        { path: `${folder}/bust.webp`, bytes: await encodeLossless(picture(bust, view)) },
        { path: `${folder}/talk.webp`, bytes: await encodeStill(picture(strip, stripView)) },
      ];
    },
  };
}
