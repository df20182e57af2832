import type { View } from '../../sprites/core/render.ts';
import { bounds, render, svgDocument } from '../../sprites/core/render.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { COMPANION_DRAWINGS, COMPANION_VIEW } from '../../sprites/companion/companionDrawings.ts';
import { ENCOUNTER_DRAWINGS, ENCOUNTER_VIEW } from '../../sprites/encounters/encounterDrawings.ts';
import { PET_DRAWINGS, PET_VIEW } from '../../sprites/pets/petDrawings.ts';
import { TRACE_DRAWINGS, TRACE_VIEW } from '../../sprites/traces/traceDrawings.ts';
import { SCENE_VIEW } from '../../sprites/ui/scenes/stage.ts';
import { SCENES } from '../../sprites/ui/scenes/scenes.ts';
import { SKILL_ICONS } from '../../sprites/ui/skillIcons.ts';
import { TIER_BADGES } from '../../sprites/ui/tierBadges.ts';
import { encodeLossy, encodeSheet } from './encode.ts';
import { assertMaxBytes } from './assertMaxBytes.ts';
import type { Job, Output, Scale } from './output.ts';

/** Pictures of dialogs and pages in separate files, so that a page fetches only those it shows. */
export type UiPictureGroup = 'icons' | 'scenes' | 'pets' | 'companion' | 'encounters' | 'traces';

interface Group {
  readonly view: View;
  readonly drawings: Readonly<Record<string, () => string>>;
  /** The limit of bytes for one picture. */
  readonly most: Readonly<Record<Scale, number>>;
}

export const UI_PICTURE_GROUPS: Readonly<Record<UiPictureGroup, Group>> = {
  icons: {
    view: { x: -34, y: -34, w: 68, h: 68 },
    drawings: { ...SKILL_ICONS, ...TIER_BADGES },
    most: { 1: 4000, 2: 9000 },
  },
  scenes: { view: SCENE_VIEW, drawings: SCENES, most: { 1: 12_000, 2: 28_000 } },
  pets: { view: PET_VIEW, drawings: PET_DRAWINGS, most: { 1: 9_000, 2: 20_000 } },
  encounters: { view: ENCOUNTER_VIEW, drawings: ENCOUNTER_DRAWINGS, most: { 1: 9_000, 2: 20_000 } },
  traces: { view: TRACE_VIEW, drawings: TRACE_DRAWINGS, most: { 1: 12_000, 2: 26_000 } },
  companion: { view: COMPANION_VIEW, drawings: COMPANION_DRAWINGS, most: { 1: 16_000, 2: 36_000 } },
};

/** A painted scene is large and soft; a sign is small and sharp. */
const QUALITY = 88;

/** ui/icons/@1x/<key>.webp, and so for the other groups. */
export function packUiPictures(group: UiPictureGroup, scale: Scale): Job {
  const { view, drawings, most } = UI_PICTURE_GROUPS[group];
  const pictures = Object.entries(drawings).map(([name, draw]) => {
    resetIds();
    return { name, text: svgDocument(draw(), view, scale) };
  });
  return {
    source: pictures.map(({ name, text }) => `${name} ${text}`).join('\n'),
    async draw() {
      const outputs: Output[] = [];
      for (const { name, text } of pictures) {
        const picture = render(text);
        const path = `ui/${group}/@${scale}x/${name}.webp`;
        if (!bounds(picture)) throw new Error(`${path} is empty`);
        const bytes = await (group === 'scenes' ? encodeLossy(picture, QUALITY) : encodeSheet(picture));
        outputs.push(assertMaxBytes({ path, bytes }, most[scale]));
      }
      return outputs;
    },
  };
}
