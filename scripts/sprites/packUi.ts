import { drawUiFrame, UI_FRAMES, UI_SHEETS, type UiSheet } from '../../sprites/ui/uiFrames.ts';
import { frameText } from './frame.ts';
import type { Job, Scale } from './output.ts';
import { packSheet } from './packSheet.ts';

const FOLDERS: Readonly<Record<UiSheet, string>> = {
  sheet: 'ui',
  further: 'ui/further',
  season: 'ui/season',
  garlands: 'ui/garlands',
  doors: 'ui/doors',
};

/** ui/@1x/ or a folder in it: sheet.webp + sheet.json of the small pictures of the world. */
export function packUi(name: UiSheet, scale: Scale): Job {
  const frames = UI_SHEETS[name].map((frame) => ({
    name: frame,
    content: drawUiFrame(frame),
    view: UI_FRAMES[frame].view,
  }));
  return {
    source: frameText(frames),
    async draw() {
      const sheet = await packSheet(frames, {
        label: `ui ${name} @${scale}x`,
        scale,
        anchor: { x: 0.5, y: 0.5 },
        required: UI_SHEETS[name],
        smooth: true,
      });
      return [
        { path: `${FOLDERS[name]}/@${scale}x/sheet.webp`, bytes: sheet.webp },
        { path: `${FOLDERS[name]}/@${scale}x/sheet.json`, bytes: sheet.json },
      ];
    },
  };
}
