import type { Drawings } from '../core/drawing.ts';
import { astronaut } from './astronaut.ts';
import { baseballCap } from './baseballCap.ts';
import { beanie } from './beanie.ts';
import { bearHood } from './bearHood.ts';
import { bigRibbon } from './bigRibbon.ts';
import { bugBand } from './bugBand.ts';
import { captain } from './captain.ts';
import { catBand } from './catBand.ts';
import { crown } from './crown.ts';
import { frogHood } from './frogHood.ts';
import { gat } from './gat.ts';
import { headphones } from './headphones.ts';
import { sharkCap } from './sharkCap.ts';
import { strawHat } from './strawHat.ts';
import { wizardHat } from './wizardHat.ts';
import { wreath } from './wreath.ts';

export const HAT_DRAWINGS = {
  'hat.captain': captain(),
  'hat.shark': sharkCap('#6f9fc8'),
  'hat.baseball': baseballCap('#ee5f56', '#3f5fb0'),
  'hat.beanie': beanie('#4f8fe0'),
  'hat.straw': strawHat('#ee6a6a', '#ffffff'),
  'hat.wizard': wizardHat('#5a4fb8'),
  'hat.gat': gat(),
  'hat.crown': crown(),
  'hat.ribbon': bigRibbon('#f2708f'),
  'hat.cat': catBand('#4a4458'),
  'hat.headphones': headphones('#7a5fd0'),
  'hat.wreath': wreath(['#ff9fb8', '#fff6e6', '#c79bf0']),
  'hat.bug': bugBand(),
  'hat.frog': frogHood('#7fcf6a'),
  'hat.bear': bearHood('#f4f6fa', '#ffc3cf'),
  'hat.astronaut': astronaut(),
} satisfies Drawings;
