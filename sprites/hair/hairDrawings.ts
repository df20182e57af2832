import { HAIR_RECOLOURS, type HairRecolour, type HairStyle } from '#shared/content/items/hairColours.ts';
import type { Drawing, Drawings } from '../core/drawing.ts';
import { hairBob } from './hairBob.ts';
import { hairBowl } from './hairBowl.ts';
import { hairBraid } from './hairBraid.ts';
import { hairBun } from './hairBun.ts';
import { hairCrest } from './hairCrest.ts';
import { hairCurly } from './hairCurly.ts';
import { hairPony } from './hairPony.ts';
import { hairShort } from './hairShort.ts';
import { hairSide } from './hairSide.ts';
import { hairSpiky } from './hairSpiky.ts';
import { hairStraight } from './hairStraight.ts';
import { hairTwin } from './hairTwin.ts';
import { hairWave } from './hairWave.ts';

/** A ribbon that is seen on hair of every colour. */
const BLUE_TIE = '#6fd3e6';
const isPink = (hex: string) => hex === '#f49ab8';

const IN_COLOUR: Readonly<Record<HairStyle, (color: string) => Drawing>> = {
  short: hairShort,
  bob: hairBob,
  twin: (color) => hairTwin(color),
  wave: hairWave,
  bun: (color) => hairBun(color),
  pony: (color) => (isPink(color) ? hairPony(color, BLUE_TIE) : hairPony(color)),
  braid: hairBraid,
  spiky: hairSpiky,
  curly: hairCurly,
  straight: hairStraight,
  bowl: hairBowl,
  side: (color) => hairSide(color),
};

const RECOLOURS = Object.fromEntries(
  HAIR_RECOLOURS.map(({ key, style, hex }) => [key, IN_COLOUR[style](hex)]),
) as Record<HairRecolour['key'], Drawing>;

export const HAIR_DRAWINGS = {
  ...RECOLOURS,
  'hair.short': hairShort('#6b4632'),
  'hair.short.navy': hairShort('#3a4a86'),
  'hair.bob': hairBob('#4a3550'),
  'hair.bob.plum': hairBob('#7d4a86'),
  'hair.twin': hairTwin('#f4c255'),
  'hair.twin.pink': hairTwin('#f49ab8', '#6fd3e6'),
  'hair.wave': hairWave('#2f9fb0'),
  'hair.wave.brown': hairWave('#8a5638'),
  'hair.bun': hairBun('#5a3d5e'),
  'hair.pony': hairPony('#e8a03c'),
  'hair.braid': hairBraid('#a5532e'),
  'hair.spiky': hairSpiky('#e8604e'),
  'hair.curly': hairCurly('#6b4030'),
  'hair.straight': hairStraight('#3b3552'),
  'hair.straight.silver': hairStraight('#c3cfe6'),
  'hair.bowl': hairBowl('#8a5a34'),
  'hair.side': hairSide('#f08a4e'),
  'hair.crest': hairCrest('#3a4a70', '#35c09a'),
} satisfies Drawings;
