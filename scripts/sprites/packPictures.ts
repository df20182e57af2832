import { ALL_EMOTE_NAMES } from '#shared/content/emotes.ts';
import type { View } from '../../sprites/core/render.ts';
import { render, svgDocument } from '../../sprites/core/render.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { drawEmote } from '../../sprites/ui/emotes.ts';
import { appIcon, favicon, logo, maskableIcon } from '../../sprites/ui/logo.ts';
import { questMark } from '../../sprites/ui/questMark.ts';
import { conch, pearlShell, scallop } from '../../sprites/ui/shells.ts';
import { startFlag } from '../../sprites/ui/courseSigns.ts';
import { coin, gift, key, star } from '../../sprites/ui/treasures.ts';
import { wordmark } from '../../sprites/ui/wordmark.ts';
import { encodePng } from './encode.ts';
import { assertMaxBytes } from './assertMaxBytes.ts';
import type { Job, Output } from './output.ts';
import { webManifest } from './webManifest.ts';

const square = (size: number): View => ({ x: -size / 2, y: -size / 2, w: size, h: size });

/** Pictures of the pages, as SVG: sharp at any size. */
export const PICTURES: readonly {
  readonly name: string;
  readonly view: View;
  readonly draw: () => string;
}[] = [
  { name: 'logo', view: square(132), draw: logo },
  { name: 'wordmark', view: { x: -245, y: -80, w: 490, h: 160 }, draw: wordmark },
  { name: 'favicon', view: square(64), draw: favicon },
  { name: 'coin', view: square(42), draw: coin },
  { name: 'star', view: square(42), draw: () => star() },
  { name: 'gift', view: square(42), draw: gift },
  { name: 'shell', view: square(42), draw: () => scallop() },
  { name: 'conch', view: square(42), draw: () => conch() },
  { name: 'pearl', view: square(42), draw: () => pearlShell() },
  { name: 'key', view: square(44), draw: key },
  { name: 'flag', view: { x: -13, y: -70, w: 70, h: 70 }, draw: () => startFlag() },
  { name: 'mark-available', view: square(62), draw: () => questMark('available') },
  { name: 'mark-complete', view: square(62), draw: () => questMark('complete') },
  { name: 'mark-progress', view: square(62), draw: () => questMark('progress') },
  ...ALL_EMOTE_NAMES.map((emote) => ({
    name: `emote-${emote.toLowerCase()}`,
    view: square(50),
    draw: () => drawEmote(emote),
  })),
];

/** The PNG files that browsers and home screens need. */
const ICONS: readonly {
  readonly name: string;
  readonly view: View;
  readonly draw: () => string;
  readonly size: number;
}[] = [
  { name: 'favicon', view: square(64), draw: favicon, size: 64 },
  { name: 'icon-180', view: square(128), draw: maskableIcon, size: 180 },
  { name: 'icon-192', view: square(128), draw: appIcon, size: 192 },
  { name: 'icon-512', view: square(128), draw: appIcon, size: 512 },
  { name: 'icon-maskable-512', view: square(128), draw: maskableIcon, size: 512 },
];

/** The limit of bytes for each: every visitor fetches them, or none that waits. */
const MOST = { svg: 24_000, png: 160_000 } as const;

/** ui/: <name>.svg, the icons and their manifest. */
export function packPictures(): Job {
  const drawn = <T extends { readonly view: View; readonly draw: () => string }>(
    picture: T,
    size?: number,
  ) => {
    resetIds();
    const { view, draw } = picture;
    return { ...picture, text: svgDocument(draw(), view, size === undefined ? 1 : size / view.w) };
  };
  const pictures = PICTURES.map((picture) => drawn(picture));
  const icons = ICONS.map((icon) => drawn(icon, icon.size));
  const manifest = `${JSON.stringify(webManifest(), null, 1)}\n`;
  return {
    source: [...[...pictures, ...icons].map(({ name, text }) => `${name} ${text}`), manifest].join('\n'),
    async draw() {
      const outputs: Output[] = pictures.map(({ name, text }) =>
        assertMaxBytes({ path: `ui/${name}.svg`, bytes: Buffer.from(text) }, MOST.svg),
      );
      for (const { name, text } of icons) {
        const bytes = await encodePng(render(text));
        outputs.push(assertMaxBytes({ path: `ui/${name}.png`, bytes }, MOST.png));
      }
      outputs.push({ path: 'ui/app.webmanifest', bytes: Buffer.from(manifest) });
      return outputs;
    },
  };
}
