/** Pure. The ids of the product's content: their ranges by kind, and the free ones. */
import { CODE_OBJECTS, problemIdsOf } from '#shared/content/codeObjects.ts';
import { FOES } from '#shared/content/foes.ts';
import { ITEMS } from '#shared/content/items.ts';
import { HAIR_STYLES } from '#shared/content/items/hairColours.ts';
import { MAP_IDS } from '#shared/content/maps/mapTypes.ts';
import { NPCS } from '#shared/content/npcs.ts';
import { PETS, WHALE_LOOKS } from '#shared/content/pets.ts';
import { TITLES } from '#shared/content/titles.ts';
import { WORLD_OBJECTS } from '#shared/content/worldObjects.ts';
import { FIRST_STAFF_ID } from '#server/db/seedRows.ts';
import { COURSES } from '#server/domain/seed/courses.ts';
import { DEMO_FILMS } from '#server/domain/seed/videos/demoFilms.ts';
import { CERTIFICATES } from '#server/domain/world/certificates/certificateDefinitions.ts';
import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import type { QuestDefinition } from '#server/domain/world/quests/questTypes.ts';
import { OFFERS } from '#server/domain/world/shop/offerDefinitions.ts';
import { SKILLS } from '#server/domain/world/skills/skillDefinitions.ts';

interface IdRange {
  /** The printed name of what has these ids. */
  readonly of: string;
  readonly first: number;
  readonly last: number;
  readonly used: readonly number[];
  /** The file that takes a new row. */
  readonly file: string;
}

const definitions = 'server/domain/world/quests/definitions';

/** Both ends belong to the range. */
const STORIES = {
  TOWN: [11, 29],
  BUILDERS: [31, 49],
  LIGHTS: [51, 69],
  RACE: [71, 89],
  LIBRARY: [401, 449],
  // Side quests that lead to code objects have the ids behind this story.
  DETECTIVE: [451, 470],
} as const satisfies Record<NonNullable<QuestDefinition['chain']>, readonly [number, number]>;
const KINDS = { SUB: [101, 199], DAILY: [201, 299], WEEKLY: [301, 399] } as const;
const CODE = [471, 489] as const;

/** The range of a quest by its story or kind. */
function questRange({ id, kind, chain }: QuestDefinition): readonly [string, readonly [number, number]] {
  if (chain) return [`story ${chain}`, STORIES[chain]];
  if (kind === 'SUB' && id >= CODE[0]) return ['code object', CODE];
  return [kind, kind === 'MAIN' ? STORIES.TOWN : KINDS[kind]];
}

/** Quests whose id is outside of the range of their kind, and stories without a chain. */
export function questIdProblems(quests: readonly QuestDefinition[]): string[] {
  return quests.flatMap((quest) => {
    const [of, [first, last]] = questRange(quest);
    return [
      ...(quest.id >= first && quest.id <= last
        ? []
        : [`quest ${quest.id}: ids of ${of} are ${first} to ${last}`]),
      ...((quest.kind === 'MAIN') === (quest.chain !== undefined)
        ? []
        : [`quest ${quest.id}: MAIN, and only MAIN, names its chain`]),
    ];
  });
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
const questsOf = (range: readonly [number, number], of: string, file: string): IdRange => ({
  of: `quest: ${of}`,
  first: range[0],
  last: range[1],
  used: idsOf(QUESTS).filter((id) => id >= range[0] && id <= range[1]),
  file: `${definitions}/${file}`,
});
const LAST_SMALL_ID = 32_767;

const items: readonly { readonly id: number }[] = ITEMS;
/** The first id of hair styles in other colours. */
const FIRST_RECOLOUR = 2010;

const lessons = COURSES.flatMap((course) => course.lessons);

/** Every kind of content with ids. */
export const CONTENT_IDS: readonly IdRange[] = [
  questsOf(STORIES.TOWN, 'story TOWN', 'town.ts'),
  questsOf(STORIES.BUILDERS, 'story BUILDERS', 'builders.ts'),
  questsOf(STORIES.LIGHTS, 'story LIGHTS', 'lights.ts'),
  questsOf(STORIES.RACE, 'story RACE', 'race.ts'),
  questsOf(STORIES.LIBRARY, 'story LIBRARY', 'library.ts'),
  questsOf(STORIES.DETECTIVE, 'story DETECTIVE', 'detective.ts'),
  questsOf(KINDS.SUB, 'SUB', 'neighbours.ts'),
  questsOf(CODE, 'code object', 'code.ts'),
  questsOf(KINDS.DAILY, 'DAILY', 'daily.ts'),
  questsOf(KINDS.WEEKLY, 'WEEKLY', 'weekly.ts'),
  table(
    'item',
    items.filter(({ id }) => id < FIRST_RECOLOUR),
    'shared/content/items/',
    {
      first: 1001,
      last: FIRST_RECOLOUR - 1,
    },
  ),
  {
    // Each style has ten ids, one for each possible colour.
    of: 'hair style',
    first: FIRST_RECOLOUR,
    last: LAST_SMALL_ID,
    file: 'shared/content/items/hairColours.ts',
    used: Object.values(HAIR_STYLES).map(({ firstId }) => firstId + 9),
  },
  table('NPC', NPCS, 'shared/content/npcs.ts', { first: 101 }),
  table('title', TITLES, 'shared/content/titles.ts'),
  table('companion', [...PETS, ...WHALE_LOOKS.slice(1)], 'shared/content/pets.ts', { last: 15 }),
  table('skill', SKILLS, 'server/domain/world/skills/deepSkills.ts'),
  table('certificate', CERTIFICATES, 'server/domain/world/certificates/certificateDefinitions.ts'),
  table('offer of the shop', OFFERS, 'server/domain/world/shop/offerDefinitions.ts'),
  table('code object', CODE_OBJECTS, 'shared/content/codeObjects.ts'),
  table('foe', FOES, 'shared/content/foes.ts'),
  table('object changed by a quest', WORLD_OBJECTS, 'shared/content/worldObjects.ts'),
  table(
    'map',
    Object.values(MAP_IDS).map((id) => ({ id })),
    'shared/content/maps/mapTypes.ts',
  ),
  table('course', COURSES, 'server/domain/seed/courses.ts', { last: FIRST_STAFF_ID - 1 }),
  table(
    'lesson',
    lessons.map(({ number }) => ({ id: number })),
    'server/domain/seed/lessons/',
    {
      last: FIRST_STAFF_ID / 100 - 1,
    },
  ),
  // Ids of other problems and of documents follow from their lesson (`lessonIds.ts`).
  table(
    'problem of a code object',
    CODE_OBJECTS.flatMap(problemIdsOf).map((id) => ({ id })),
    'server/domain/seed/codeObjects/',
    { first: 9502, last: 9599 },
  ),
  table('film', DEMO_FILMS, 'server/domain/seed/videos/demoFilms.ts', { last: FIRST_STAFF_ID - 1 }),
];

function table(
  of: string,
  rows: readonly { readonly id: number }[],
  file: string,
  { first = 1, last = LAST_SMALL_ID }: { readonly first?: number; readonly last?: number } = {},
): IdRange {
  return { of, first, last, used: idsOf(rows), file };
}

/** Repeated ids within a kind, or ids outside of its range. */
export function idProblems(ranges: readonly IdRange[] = CONTENT_IDS): string[] {
  return ranges.flatMap(({ of, first, last, used }) => [
    ...used.filter((id, index) => used.indexOf(id) !== index).map((id) => `${of} ${id} is there twice`),
    ...used
      .filter((id) => id < first || id > last)
      .map((id) => `${of} ${id}: its ids are ${first} to ${last}`),
  ]);
}

/**
 * The ids for a new row: after the highest used one. A gap may be the id of a removed row, so only those after it are
 * free; `left` counts them.
 */
export function freeIds({ first, last, used }: IdRange): {
  readonly next: number | null;
  readonly left: number;
} {
  const next = Math.max(first - 1, ...used) + 1;
  return next > last ? { next: null, left: 0 } : { next, left: last - next + 1 };
}
