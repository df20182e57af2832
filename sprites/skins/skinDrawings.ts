import type { Drawings } from '../core/drawing.ts';
import { skin } from './skin.ts';

export const SKIN_DRAWINGS = {
  'skin.peach': skin('#ffdcc0'),
  'skin.tan': skin('#eab98c'),
  'skin.brown': skin('#b97a52'),
  'skin.fair': skin('#ffe8d6'),
  'skin.deep': skin('#8a5638'),
  'skin.sea': skin('#b4e6dc', { fins: '#5fb8d6' }),
} satisfies Drawings;
