import { drawUiFrame, UI_FRAME_NAMES, UI_FRAMES } from '../../sprites/ui/uiFrames.ts';
import { frameText } from './frame.ts';
import type { Job, Scale } from './output.ts';
import { packSheet } from './packSheet.ts';

/** ui/@1x/: sheet.webp + sheet.json of the small pictures of the world. */
export function packUi(scale: Scale): Job {
  const frames = UI_FRAME_NAMES.map((name) => ({
    name,
    content: drawUiFrame(name),
    view: UI_FRAMES[name].view,
  }));
  return {
    source: frameText(frames),
    async draw() {
      const sheet = await packSheet(frames, {
        label: `ui @${scale}x`,
        scale,
        anchor: { x: 0.5, y: 0.5 },
        required: UI_FRAME_NAMES,
      });
      return [
        { path: `ui/@${scale}x/sheet.webp`, bytes: sheet.webp },
        { path: `ui/@${scale}x/sheet.json`, bytes: sheet.json },
      ];
    },
  };
}
