import { basename } from 'node:path';
import type { View } from '../../sprites/core/render.ts';
import { render, svgDocument } from '../../sprites/core/render.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { favicon, logo } from '../../sprites/ui/logo.ts';
import { SKILLS, skillIcon } from '#shared/content/skills.ts';
import { SKILL_ICONS } from '../../sprites/ui/skillIcons.ts';
import { questMark } from '../../sprites/ui/questMark.ts';
import { coin, gift, star } from '../../sprites/ui/treasures.ts';
import { encodePng } from './encode.ts';
import type { Job, Output } from './output.ts';

const square = (size: number): View => ({ x: -size / 2, y: -size / 2, w: size, h: size });

/** Pictures of the pages, as SVG: sharp at any size. */
const PICTURES: readonly { readonly name: string; readonly view: View; readonly draw: () => string }[] = [
  { name: 'logo', view: square(132), draw: logo },
  { name: 'favicon', view: square(64), draw: favicon },
  { name: 'coin', view: square(42), draw: coin },
  { name: 'star', view: square(42), draw: () => star() },
  { name: 'gift', view: square(42), draw: gift },
  { name: 'mark-available', view: square(62), draw: () => questMark('available') },
  { name: 'mark-complete', view: square(62), draw: () => questMark('complete') },
  { name: 'mark-progress', view: square(62), draw: () => questMark('progress') },
  ...SKILLS.map(({ type }) => ({
    name: basename(skillIcon(type), '.svg'),
    view: square(66),
    draw: SKILL_ICONS[type],
  })),
];

/** Sizes that browsers and home screens want as PNG. */
const ICONS = [
  { name: 'favicon', picture: 'favicon', size: 64 },
  { name: 'icon-180', picture: 'logo', size: 180 },
  { name: 'icon-512', picture: 'logo', size: 512 },
] as const;

/** ui/: <name>.svg and the icons. */
export function packPictures(): Job {
  const pictures = PICTURES.map(({ name, view, draw }) => {
    resetIds();
    const content = draw();
    return { name, view, content, text: svgDocument(content, view, 1) };
  });
  return {
    source: pictures.map(({ name, text }) => `${name} ${text}`).join('\n'),
    async draw() {
      const outputs: Output[] = pictures.map(({ name, text }) => ({
        path: `ui/${name}.svg`,
        bytes: Buffer.from(text),
      }));
      for (const { name, picture, size } of ICONS) {
        const found = pictures.find((candidate) => candidate.name === picture);
        if (!found) throw new Error(`icon ${name} is made of ${picture}, which is not drawn`);
        const bytes = await encodePng(render(svgDocument(found.content, found.view, size / found.view.w)));
        outputs.push({ path: `ui/${name}.png`, bytes });
      }
      return outputs;
    },
  };
}
