import type { Drawings } from '../core/drawing.ts';
import { aloha } from './aloha.ts';
import { blazer } from './blazer.ts';
import { hoodie } from './hoodie.ts';
import { jeogori } from './jeogori.ts';
import { knit } from './knit.ts';
import { lifeVest } from './lifeVest.ts';
import { padding } from './padding.ts';
import { codePrint, robotPrint, whalePrint } from './prints.ts';
import { printTee } from './printTee.ts';
import { sailor } from './sailor.ts';
import { soccerShirt } from './soccerShirt.ts';
import { spaceJacket } from './spaceJacket.ts';
import { teeStripe } from './teeStripe.ts';
import { varsity } from './varsity.ts';

export const TOP_DRAWINGS = {
  'top.tee': teeStripe('#ffffff', '#3f7fd0'),
  'top.teeR': teeStripe('#fff6e6', '#ee6258'),
  'top.teeM': teeStripe('#ffffff', '#3fbf9f'),
  'top.teeY': teeStripe('#fffdf0', '#f2b632'),
  'top.hoodie': hoodie('#ff9f43'),
  'top.hoodieB': hoodie('#4fa7e6'),
  'top.sailor': sailor('#ffffff', '#2f5fb0', '#ee6258'),
  'top.robot': printTee('#ffcf4f', '#ee7a3c', robotPrint),
  'top.code': printTee('#3a4066', '#7ff0b8', codePrint),
  'top.whale': printTee('#e8f6ff', '#4fa7e6', whalePrint),
  'top.jeogori': jeogori('#ffd966', '#e8504e'),
  'top.jeogoriB': jeogori('#7fb4e8', '#3f4fa8'),
  'top.soccer': soccerShirt('#ee5a52', '#ffffff'),
  'top.space': spaceJacket(),
  'top.blazer': blazer('#3f4f8f', '#ee6258'),
  'top.knit': knit('#d8545c'),
  'top.padding': padding('#6fb8e8'),
  'top.aloha': aloha('#2fa8b8', '#ff8fa8'),
  'top.varsity': varsity('#35507f', '#fff3dc', '#ee6258'),
  'top.vest': lifeVest('#ff8a34', '#dff2ff'),
} satisfies Drawings;
