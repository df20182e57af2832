import { CODE_OBJECT_KINDS, isFoeKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { CODE_OBJECT_DRAWINGS, CODE_OBJECT_VIEW } from '../../sprites/codeObjects/codeObjectFrames.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { assertMaxBytes } from './assertMaxBytes.ts';
import { frameText, type Frame } from './frame.ts';
import type { Job, Output, Scale } from './output.ts';
import { packSheet } from './packSheet.ts';

/** The limit of bytes for the sheet of one kind. */
const MOST: Readonly<Record<Scale, number>> = { 1: 56_000, 2: 130_000 };

/** A foe fills the picture that its editor leaves free; like every object it is fetched once the world has settled. */
const MOST_OF_FOE: Readonly<Record<Scale, number>> = { 1: 84_000, 2: 172_000 };

/** ui/objects/@1x/<kind>.webp and .json: a map fetches only the kinds of its objects. */
export function packCodeObjects(scale: Scale): Job {
  const sheets = CODE_OBJECT_KINDS.map((kind) => ({
    kind,
    frames: Object.entries(CODE_OBJECT_DRAWINGS[kind]).map(([name, draw]): Frame => {
      resetIds();
      return { name: `${kind}/${name}`, content: draw(), view: CODE_OBJECT_VIEW };
    }),
  }));
  return {
    source: sheets.map(({ frames }) => frameText(frames)).join('\n'),
    async draw() {
      const outputs: Output[] = [];
      for (const { kind, frames } of sheets) {
        const sheet = await packSheet(frames, {
          label: `code object ${kind} @${scale}x`,
          scale,
          anchor: { x: 0.5, y: 0.5 },
          required: frames.map(({ name }) => name),
          smooth: true,
        });
        const path = `ui/objects/@${scale}x/${kind}`;
        outputs.push(
          assertMaxBytes(
            { path: `${path}.webp`, bytes: sheet.webp },
            (isFoeKind(kind) ? MOST_OF_FOE : MOST)[scale],
          ),
          {
            path: `${path}.json`,
            bytes: sheet.json,
          },
        );
      }
      return outputs;
    },
  };
}
