import type { Drawings } from '../core/drawing.ts';
import { cape } from './cape.ts';
import { ladybugCape } from './ladybugCape.ts';
import { leafCape } from './leafCape.ts';
import { nightCape } from './nightCape.ts';
import { royalCape } from './royalCape.ts';
import { scarf } from './scarf.ts';
import { towelCape } from './towelCape.ts';

export const CAPE_DRAWINGS = {
  'cape.sea': cape({ color: '#e8505b', trim: '#ffd34d' }),
  'cape.night': nightCape('#454a94', '#ffd34d'),
  'cape.ladybug': ladybugCape('#ee5a52'),
  'cape.royal': royalCape('#8a4fb0'),
  'cape.leaf': leafCape('#e8873c', '#c8503c'),
  'cape.scarf': scarf('#3fae8a', '#fff3dc'),
  'cape.towel': towelCape('#5cb6ec', '#ffffff'),
  'cape.mint': cape({ color: '#45c49a', trim: '#ffffff' }),
} satisfies Drawings;
