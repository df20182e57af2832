import type { FurnitureKey } from '#shared/content/furniture.ts';
import { at } from '../core/svg.ts';
import { vineDoor } from '../ui/stageDoor.ts';
import { MASCOTS } from '../npcs/mascots.ts';
import { bunting } from '../scenery/furniture.ts';
import * as floor from './floorThings.ts';
import { footShadow } from './materials.ts';
import { bed, cushion, sofa, stool } from './seats.ts';
import { bookcase, desk, fanLamp } from './study.ts';
import { frame, jellyLamp, porthole, shipWheel, starClock, starLamp, trophyShelf } from './wallThings.ts';

const whalePicture = () =>
  frame(108, 84, '#ffcf4a', at('translate(0 50) scale(.66)', MASCOTS.whale(0.2, 'happy')));
const friendsPicture = () =>
  frame(
    108,
    84,
    '#ff9f7a',
    at('translate(-22 40) scale(.5)', MASCOTS.turtle(0.1, 'happy')) +
      at('translate(24 40) scale(-.5 .5)', MASCOTS.otter(0.3, 'happy')),
    '#d6f5dc',
  );
const dolphinPicture = () =>
  frame(84, 92, '#57c9b8', at('translate(0 46) scale(.62)', MASCOTS.dolphin(0.2, 'happy')), '#ffe9b8');

/** How every piece is drawn, around its anchor. */
export const FURNITURE_DRAWINGS: Readonly<Record<FurnitureKey, () => string>> = {
  'bed.wave': bed,
  'sofa.shell': () => sofa('#b79df0', '#452a80'),
  'sofa.mint': () => sofa('#8fe0c4', '#1d5f5c'),
  'sofa.gold': () => sofa('#ffcf3f', '#8a5414'),
  'stool.coral': stool,
  'cushion.heart': cushion,
  'desk.shell': desk,
  'bookcase.reef': bookcase,
  'lamp.fan': () => footShadow(26, 4) + fanLamp(104),
  'lamp.jelly': () => jellyLamp(),
  'window.porthole': porthole,
  'clock.star': starClock,
  'frame.whale': whalePicture,
  'frame.friends': friendsPicture,
  'frame.dolphin': dolphinPicture,
  'bunting.flags': () => at('translate(-174 -20)', bunting(348, 0, 12)),
  'plant.kelp': floor.kelpPlant,
  'coral.tree': floor.coralTree,
  'tank.small': floor.tank,
  'rug.round': floor.roundRug,
  'rug.heart': floor.heartRug,
  'ball.beach': floor.beachBall,
  'shelf.trophies': trophyShelf,
  'trophy.race': floor.raceTrophy,
  'stand.pearl': floor.pearlStand,
  'chest.treasure': floor.treasureChest,
  'wheel.ship': shipWheel,
  'lamp.star': starLamp,
  'rug.star': floor.starRug,
  'door.vine': () => footShadow(70, 5) + vineDoor(),
};
