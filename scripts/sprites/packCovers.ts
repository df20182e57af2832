import type { View } from '../../sprites/core/render.ts';
import { render, svgDocument } from '../../sprites/core/render.ts';
import { resetIds } from '../../sprites/core/svg.ts';
import { arenaPicture, ARENA_VIEW } from '../../sprites/ui/arenaPicture.ts';
import { certificate, CERTIFICATE_VIEW } from '../../sprites/ui/certificate.ts';
import { lessonPlace, LESSON_VIEW } from '../../sprites/ui/lessonPlace.ts';
import { seaVillage } from '../../sprites/ui/seaVillage.ts';
import { sharePicture, SHARE_VIEW } from '../../sprites/ui/sharePicture.ts';
import { encodeJpeg, encodeLossy } from './encode.ts';
import { assertMaxBytes } from './assertMaxBytes.ts';
import type { Job, Output } from './output.ts';

const LOADING_VIEW: View = { x: 0, y: 0, w: 1600, h: 900 };

interface Cover {
  readonly file: string;
  readonly view: View;
  readonly scale: number;
  readonly quality: number;
  /** The limit of bytes. */
  readonly most: number;
  readonly draw: () => string;
}

/** Pictures that fill a page. A link preview must be a JPEG, because some programs cannot show WebP. */
export const COVERS: readonly Cover[] = [
  { file: 'arena.webp', view: ARENA_VIEW, scale: 1.5, quality: 76, most: 110_000, draw: arenaPicture },
  {
    file: 'certificate.webp',
    view: CERTIFICATE_VIEW,
    scale: 2,
    quality: 84,
    most: 120_000,
    draw: certificate,
  },
  {
    file: 'loading.webp',
    view: LOADING_VIEW,
    // It covers everything for a second, on the way to a map that has to be fetched as well.
    scale: 0.8,
    quality: 60,
    most: 36_000,
    draw: () => seaVillage({ width: LOADING_VIEW.w, height: LOADING_VIEW.h, floor: 752 }),
  },
  { file: 'lesson-place.webp', view: LESSON_VIEW, scale: 2, quality: 80, most: 110_000, draw: lessonPlace },
  { file: 'share.jpg', view: SHARE_VIEW, scale: 1, quality: 86, most: 200_000, draw: sharePicture },
];

/** ui/covers/: one file per cover. */
export function packCovers(): Job {
  const covers = COVERS.map((cover) => {
    resetIds();
    return { ...cover, text: svgDocument(cover.draw(), cover.view, cover.scale) };
  });
  return {
    source: covers.map(({ file, quality, text }) => `${file} ${quality} ${text}`).join('\n'),
    async draw() {
      const outputs: Output[] = [];
      for (const { file, quality, most, text } of covers) {
        const picture = render(text);
        const bytes = await (file.endsWith('.jpg') ? encodeJpeg : encodeLossy)(picture, quality);
        outputs.push(assertMaxBytes({ path: `ui/covers/${file}`, bytes }, most));
      }
      return outputs;
    },
  };
}
