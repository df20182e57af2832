import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { MAP_IDS } from './maps/mapTypes.ts';

/** An object of a map that a child's program drives. */
export interface CodeObject {
  /** Stored in the database; never reused. */
  readonly id: number;
  readonly name: string;
  readonly mapId: number;
  readonly kind: CodeObjectKind;
  /** Its foot in world pixels: the middle of its picture on the walking line. */
  readonly x: number;
  readonly y: number;
  /** The seed of its picture while no program runs; 1 by default. */
  readonly seed?: number;
  /** The problem whose accepted program drives it, of kind OBJECT; that of its first phase if it is a foe. */
  readonly problemId: number;
  /** The problems of a foe's phases follow each other from `problemId` on; 1 by default. */
  readonly phases?: number;
}

const { plaza, beach, kelp, cave, arena, sky } = MAP_IDS;

export const CODE_OBJECTS = [
  { id: 1, name: '꼬마 등대', mapId: sky, kind: 'lighthouse', x: 2000, y: 1912, problemId: 9513 },
  { id: 2, name: '모래 그림 게', mapId: beach, kind: 'crab', x: 1726, y: 944, problemId: 9505 },
  { id: 3, name: '시각을 알리는 종', mapId: plaza, kind: 'bell', x: 606, y: 944, problemId: 9502 },
  { id: 4, name: '노래하는 분수', mapId: plaza, kind: 'fountain', x: 1632, y: 816, problemId: 9503 },
  { id: 5, name: '무지개 등불', mapId: plaza, kind: 'lamps', x: 2130, y: 944, problemId: 9504 },
  { id: 6, name: '산호 정원', mapId: beach, kind: 'coral', x: 320, y: 944, problemId: 9506 },
  { id: 7, name: '빛을 찾는 다시마', mapId: kelp, kind: 'kelp', x: 1770, y: 1912, problemId: 9507 },
  { id: 8, name: '꼬마 합창대', mapId: kelp, kind: 'singer', x: 2250, y: 1912, problemId: 9508 },
  { id: 9, name: '동굴의 조개 문', mapId: cave, kind: 'gate', x: 2730, y: 1304, problemId: 9509 },
  { id: 10, name: '수정 시계', mapId: cave, kind: 'clock', x: 296, y: 1304, problemId: 9510 },
  { id: 11, name: '응원 점수판', mapId: arena, kind: 'scoreboard', x: 1250, y: 1080, problemId: 9511 },
  { id: 12, name: '신호 깃발', mapId: arena, kind: 'flags', x: 2140, y: 1144, problemId: 9512 },
  { id: 13, name: '바람개비 풍차', mapId: sky, kind: 'windmill', x: 300, y: 1912, problemId: 9514 },
  { id: 14, name: '소원 풍선', mapId: sky, kind: 'balloons', x: 2320, y: 1912, problemId: 9515 },
  { id: 15, name: '첫 조개 길', mapId: plaza, kind: 'me', x: 340, y: 944, problemId: 9516 },
  { id: 16, name: '긴 조개 길', mapId: beach, kind: 'me', x: 968, y: 944, seed: 2, problemId: 9517 },
  {
    id: 17,
    name: '또또 크랩',
    mapId: arena,
    kind: 'robotCrab',
    x: 2840,
    y: 1144,
    problemId: 9518,
    phases: 3,
  },
  {
    id: 18,
    name: '쿨쿨 고래',
    mapId: cave,
    kind: 'sleepyWhale',
    x: 1340,
    y: 1176,
    problemId: 9521,
    phases: 3,
  },
  { id: 19, name: '엉킨 그물', mapId: kelp, kind: 'tangledNet', x: 592, y: 1912, problemId: 9524, phases: 3 },
  {
    id: 20,
    name: '심술 폭풍',
    mapId: sky,
    kind: 'grumpyStorm',
    x: 1010,
    y: 1912,
    problemId: 9527,
    phases: 3,
  },
] as const satisfies readonly CodeObject[];

export function codeObjectById(id: number): CodeObject | undefined {
  return CODE_OBJECTS.find((object) => object.id === id);
}

/** The object of a kind; `id` tells apart several of one kind. Throws where there is none. */
export function codeObjectOf(kind: CodeObjectKind, id?: number): CodeObject {
  const found = CODE_OBJECTS.find((object) => object.kind === kind && (id === undefined || object.id === id));
  if (!found)
    throw new Error(
      `There is no code object of the kind ${kind}${id === undefined ? '' : ` with id ${id}`}.`,
    );
  return found;
}

export function codeObjectOfProblem(problemId: number): CodeObject | undefined {
  return CODE_OBJECTS.find((object) => problemIdsOf(object).includes(problemId));
}

/** The problems of an object: one, or that of each phase of a foe. */
export const problemIdsOf = ({ problemId, phases = 1 }: CodeObject): readonly number[] =>
  Array.from({ length: phases }, (_, index) => problemId + index);
