import { DECORATION_VIEW, STAGE_FRAMES, STAGE_GROUND, type StageFrame } from '#shared/content/stageArt.ts';
import { STAGE_THEMES, type StageTheme } from '#shared/simulation/stage/level.ts';
import { STAGE_MAP } from '#shared/content/stageRoad.ts';
import type { View } from '../../sprites/core/render.ts';
import { render, svgDocument } from '../../sprites/core/render.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { BACKDROP, stageBackdrop } from '../../sprites/stage/stageBackdrop.ts';
import { stageGround } from '../../sprites/stage/stageGround.ts';
import { stageMap } from '../../sprites/stage/stageMap.ts';
import { STAGE_OBJECTS } from '../../sprites/stage/stageObjects.ts';
import { STAGE_LOOKS } from '../../sprites/stage/stageThemes.ts';
import { assertMaxBytes } from './assertMaxBytes.ts';
import { encodeLossy } from './encode.ts';
import { frameText, type Frame } from './frame.ts';
import type { Job, Output, Scale } from './output.ts';
import { packSheet } from './packSheet.ts';

/** The limit of bytes for one picture. */
const MOST: Readonly<Record<Scale, number>> = { 1: 130_000, 2: 320_000 };
const QUALITY = 84;

interface Wide {
  readonly name: string;
  readonly view: View;
  readonly draw: () => string;
}

const wide: readonly Wide[] = [
  { name: 'map', view: { x: 0, y: 0, w: STAGE_MAP.width, h: STAGE_MAP.height }, draw: stageMap },
  ...STAGE_THEMES.flatMap((theme): Wide[] => [
    {
      name: `backdrop-${theme.toLowerCase()}`,
      view: { x: 0, y: 0, w: BACKDROP.width, h: BACKDROP.height },
      draw: () => stageBackdrop(theme),
    },
    {
      name: `ground-${theme.toLowerCase()}`,
      view: STAGE_GROUND.view,
      draw: () => stageGround(theme, STAGE_GROUND.depth.deep),
    },
    {
      name: `ledge-${theme.toLowerCase()}`,
      view: { ...STAGE_GROUND.view, h: STAGE_GROUND.depth.ledge - STAGE_GROUND.view.y + 8 },
      draw: () => stageGround(theme, STAGE_GROUND.depth.ledge),
    },
  ]),
];

/**
 * ui/stage/@1x/: the stage map, the grounds and backdrops of levels, and a sheet of small pictures for all and per
 * theme.
 */
export function packStage(scale: Scale): Job {
  const drawn = wide.map((picture) => ({ ...picture, text: textOf(picture, scale) }));
  const sheets = [
    { name: 'sheet', frames: objectFrames() },
    ...STAGE_THEMES.map((theme) => ({
      name: `things-${theme.toLowerCase()}`,
      frames: decorationFrames(theme),
    })),
  ];
  return {
    source: [
      ...drawn.map(({ name, text }) => `${name} ${text}`),
      ...sheets.map(({ frames }) => frameText(frames)),
    ].join('\n'),
    async draw() {
      const outputs: Output[] = [];
      const folder = `ui/stage/@${scale}x`;
      for (const { name, text } of drawn) {
        const bytes = await encodeLossy(render(text), QUALITY, 90);
        outputs.push(assertMaxBytes({ path: `${folder}/${name}.webp`, bytes }, MOST[scale]));
      }
      for (const { name, frames } of sheets) {
        const label = `stage ${name} @${scale}x`;
        const required = frames.map((frame) => frame.name);
        const sheet = await packSheet(frames, {
          label,
          scale,
          anchor: { x: 0, y: 0 },
          required,
          smooth: true,
        });
        outputs.push(
          { path: `${folder}/${name}.webp`, bytes: sheet.webp },
          { path: `${folder}/${name}.json`, bytes: sheet.json },
        );
      }
      return outputs;
    },
  };
}

function textOf({ draw, view }: Wide, scale: Scale): string {
  resetIds();
  return svgDocument(draw(), view, scale);
}

function objectFrames(): Frame[] {
  return Object.entries(STAGE_OBJECTS).map(([name, draw]) => {
    resetIds();
    return { name, view: STAGE_FRAMES[name as StageFrame], content: draw() };
  });
}

function decorationFrames(theme: StageTheme): Frame[] {
  const { behind, small, below } = STAGE_LOOKS[theme];
  return Object.entries({ behind, small, below }).flatMap(([kind, drawings]) =>
    drawings.map((draw, index) => {
      resetIds();
      return { name: `${kind}/${index}`, view: DECORATION_VIEW, content: draw() };
    }),
  );
}
