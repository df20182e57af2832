/** Traces of story quests on their map, seen by the child who completed them alone. */
import { MAP_IDS } from './maps/mapTypes.ts';

export const TRACE_LOOKS = [
  'lantern',
  'flag',
  'shells',
  'nest',
  'plank',
  'postbox',
  'books',
  'flowers',
  'crystal',
  'kite',
  'bell',
  'castle',
] as const;
export type TraceLook = (typeof TRACE_LOOKS)[number];

export interface QuestTrace {
  readonly questId: number;
  readonly mapId: number;
  readonly look: TraceLook;
  /** The middle of its foot on a floor, world px. */
  readonly x: number;
  readonly y: number;
}

/** The box of a picture at 1x; it stands on the lower edge. */
export const TRACE_FRAME = { width: 120, height: 130 } as const;

export const tracePicture = (look: TraceLook, scale: 1 | 2): string => `/ui/traces/@${scale}x/${look}.webp`;

const { plaza, beach, kelp, cave, arena, sky } = MAP_IDS;

export const QUEST_TRACES: readonly QuestTrace[] = [
  // 산호 마을 광장
  { questId: 21, mapId: plaza, look: 'flowers', x: 896, y: 944 },
  { questId: 11, mapId: plaza, look: 'flag', x: 1024, y: 944 },
  { questId: 24, mapId: plaza, look: 'shells', x: 1152, y: 944 },
  { questId: 15, mapId: plaza, look: 'postbox', x: 1984, y: 944 },
  { questId: 16, mapId: plaza, look: 'lantern', x: 2304, y: 944 },
  { questId: 14, mapId: plaza, look: 'books', x: 2624, y: 944 },
  { questId: 25, mapId: plaza, look: 'plank', x: 1408, y: 880 },
  { questId: 20, mapId: plaza, look: 'bell', x: 1856, y: 880 },
  { questId: 401, mapId: plaza, look: 'lantern', x: 1376, y: 712 },
  { questId: 408, mapId: plaza, look: 'books', x: 2176, y: 664 },
  { questId: 402, mapId: plaza, look: 'postbox', x: 2368, y: 664 },
  { questId: 409, mapId: plaza, look: 'flowers', x: 2592, y: 648 },
  { questId: 404, mapId: plaza, look: 'crystal', x: 896, y: 640 },
  { questId: 407, mapId: plaza, look: 'books', x: 1024, y: 640 },
  { questId: 461, mapId: plaza, look: 'flag', x: 544, y: 552 },
  { questId: 457, mapId: plaza, look: 'nest', x: 672, y: 552 },
  // 해변
  { questId: 22, mapId: beach, look: 'shells', x: 512, y: 944 },
  { questId: 23, mapId: beach, look: 'flag', x: 640, y: 944 },
  { questId: 12, mapId: beach, look: 'plank', x: 1920, y: 944 },
  { questId: 26, mapId: beach, look: 'shells', x: 2048, y: 944 },
  { questId: 13, mapId: beach, look: 'flag', x: 1664, y: 736 },
  { questId: 31, mapId: beach, look: 'plank', x: 2496, y: 712 },
  { questId: 32, mapId: beach, look: 'castle', x: 480, y: 640 },
  { questId: 33, mapId: beach, look: 'crystal', x: 1856, y: 632 },
  { questId: 36, mapId: beach, look: 'castle', x: 2048, y: 632 },
  { questId: 37, mapId: beach, look: 'flowers', x: 2272, y: 616 },
  { questId: 38, mapId: beach, look: 'lantern', x: 2496, y: 520 },
  { questId: 71, mapId: beach, look: 'flag', x: 1616, y: 480 },
  { questId: 72, mapId: beach, look: 'kite', x: 2016, y: 384 },
  { questId: 77, mapId: beach, look: 'bell', x: 576, y: 944 },
  { questId: 78, mapId: beach, look: 'flag', x: 1984, y: 944 },
  { questId: 410, mapId: beach, look: 'castle', x: 1728, y: 736 },
  { questId: 405, mapId: beach, look: 'flowers', x: 544, y: 640 },
  // 다시마 숲
  { questId: 18, mapId: kelp, look: 'bell', x: 2432, y: 1912 },
  { questId: 19, mapId: kelp, look: 'lantern', x: 1616, y: 1808 },
  { questId: 55, mapId: kelp, look: 'lantern', x: 2208, y: 1712 },
  { questId: 56, mapId: kelp, look: 'flowers', x: 2192, y: 1472 },
  { questId: 57, mapId: kelp, look: 'crystal', x: 2320, y: 1472 },
  { questId: 73, mapId: kelp, look: 'flag', x: 224, y: 1384 },
  { questId: 451, mapId: kelp, look: 'books', x: 352, y: 1384 },
  { questId: 452, mapId: kelp, look: 'plank', x: 1936, y: 1376 },
  { questId: 453, mapId: kelp, look: 'bell', x: 992, y: 1368 },
  { questId: 456, mapId: kelp, look: 'postbox', x: 608, y: 1288 },
  { questId: 462, mapId: kelp, look: 'flowers', x: 2144, y: 1280 },
  { questId: 459, mapId: kelp, look: 'nest', x: 1512, y: 1272 },
  // 수정 동굴
  { questId: 34, mapId: cave, look: 'crystal', x: 1664, y: 1304 },
  { questId: 53, mapId: cave, look: 'lantern', x: 1792, y: 1304 },
  { questId: 54, mapId: cave, look: 'crystal', x: 1920, y: 1304 },
  { questId: 74, mapId: cave, look: 'flag', x: 768, y: 1176 },
  { questId: 403, mapId: cave, look: 'books', x: 2304, y: 1176 },
  { questId: 460, mapId: cave, look: 'lantern', x: 2624, y: 976 },
  { questId: 455, mapId: cave, look: 'crystal', x: 128, y: 968 },
  // 침몰선 경기장
  { questId: 17, mapId: arena, look: 'shells', x: 512, y: 1144 },
  { questId: 35, mapId: arena, look: 'lantern', x: 1536, y: 1144 },
  { questId: 76, mapId: arena, look: 'flag', x: 2304, y: 1144 },
  { questId: 406, mapId: arena, look: 'books', x: 2432, y: 1144 },
  // 등대 하늘섬
  { questId: 51, mapId: sky, look: 'lantern', x: 64, y: 1912 },
  { questId: 52, mapId: sky, look: 'crystal', x: 448, y: 1912 },
  { questId: 58, mapId: sky, look: 'kite', x: 2176, y: 1912 },
  { questId: 59, mapId: sky, look: 'lantern', x: 2496, y: 1912 },
  { questId: 75, mapId: sky, look: 'flag', x: 512, y: 1712 },
  { questId: 454, mapId: sky, look: 'nest', x: 1824, y: 1696 },
  { questId: 458, mapId: sky, look: 'kite', x: 336, y: 1616 },
];
