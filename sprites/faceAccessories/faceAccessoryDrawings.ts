import type { Drawings } from '../core/drawing.ts';
import { diveMask } from './diveMask.ts';
import { eyePatch } from './eyePatch.ts';
import { faceMask } from './faceMask.ts';
import { glasses } from './glasses.ts';
import { plaster } from './plaster.ts';
import { heartGlasses, starGlasses } from './shapedGlasses.ts';
import { squareGlasses } from './squareGlasses.ts';
import { sunglasses } from './sunglasses.ts';
import { vrHeadset } from './vrHeadset.ts';

export const FACE_ACCESSORY_DRAWINGS = {
  'faceacc.round': glasses('#ffb52e'),
  'faceacc.square': squareGlasses('#3f4f8f'),
  'faceacc.heart': heartGlasses('#ff6f9c', '#ffc3d6'),
  'faceacc.star': starGlasses('#ffcf3f', '#fff3b8'),
  'faceacc.sun': sunglasses('#4a4668'),
  'faceacc.dive': diveMask('#ffb52e'),
  'faceacc.patch': eyePatch(),
  'faceacc.vr': vrHeadset('#e8edf8', '#7ff0e0'),
  'faceacc.plaster': plaster('#e8a878'),
  'faceacc.mask': faceMask('#f4f8ff'),
} satisfies Drawings;
