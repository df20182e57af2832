import { and, count, eq, min } from 'drizzle-orm';
import { MAPS } from '#shared/content/maps/maps.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { RUN_CLASSES, type Place, type RunClass } from '#shared/contract/places.ts';
import { collectedShells, courseRuns, foundSecrets } from '#server/db/tables/places.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { Deps } from '../deps.ts';
import { courseVersion } from './courseVersion.ts';
import { shellsOfDay } from './shellsOfDay.ts';

interface PlacesRequest {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'presence'>;
  readonly userId: number;
}

/** Every map with what the user has found and run there. */
export async function listPlaces({ deps, userId }: PlacesRequest): Promise<Place[]> {
  const { db, clock, presence } = deps;
  const day = seoulDay(clock.now());
  const [shells, secrets, runs] = await Promise.all([
    db
      .select({ mapId: collectedShells.mapId, found: count() })
      .from(collectedShells)
      .where(and(eq(collectedShells.userId, userId), eq(collectedShells.day, day)))
      .groupBy(collectedShells.mapId),
    db
      .select({ mapId: foundSecrets.mapId, secretId: foundSecrets.secretId })
      .from(foundSecrets)
      .where(eq(foundSecrets.userId, userId))
      .orderBy(foundSecrets.foundAt),
    db
      .select({ version: courseRuns.version, runClass: courseRuns.runClass, ticks: min(courseRuns.ticks) })
      .from(courseRuns)
      .where(eq(courseRuns.userId, userId))
      .groupBy(courseRuns.version, courseRuns.runClass),
  ]);
  const people = presence.countByMap();
  const bestOf = (version: string, runClass: RunClass) =>
    runs.find((run) => run.version === version && run.runClass === runClass)?.ticks ?? null;

  return MAPS.map((map) => ({
    mapId: map.id,
    people: people.get(map.id) ?? 0,
    shells: {
      found: shells.find(({ mapId }) => mapId === map.id)?.found ?? 0,
      total: shellsOfDay(map, day).length,
    },
    secrets: { foundList: namedSecrets(map, secrets), total: map.secrets.length },
    courseList: map.courses.map((course) => {
      const version = courseVersion(map, course);
      const best = Object.fromEntries(
        RUN_CLASSES.map((runClass) => [runClass, bestOf(version, runClass)]),
      ) as Record<RunClass, number | null>;
      return { courseId: course.id, name: course.name, best };
    }),
  }));
}

/** A spot that is no longer on the map is passed over. */
function namedSecrets(map: MapDefinition, found: readonly { mapId: number; secretId: number }[]) {
  return found.flatMap(({ mapId, secretId }) => {
    const secret = mapId === map.id ? map.secrets.find(({ id }) => id === secretId) : undefined;
    return secret === undefined ? [] : { secretId, name: secret.name };
  });
}
