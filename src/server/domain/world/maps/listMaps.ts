import { MAPS } from '#shared/content/maps/maps.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { MapOverview } from '#shared/contract/world/maps.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { Deps } from '#server/domain/deps.ts';
import { loadAllFinds } from '#server/domain/world/collectibles/loadFinds.ts';
import { shellsOfDay } from '#server/domain/world/collectibles/shellsOfDay.ts';
import { loadBestTimes } from '#server/domain/world/timeTrials/loadBestTimes.ts';

interface MapsRequest {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'presence'>;
  readonly userId: number;
}

/** Every map: its users, and the caller's finds and runs on it. */
export async function listMaps({ deps, userId }: MapsRequest): Promise<MapOverview[]> {
  const day = seoulDay(deps.clock.now());
  const [{ shells, secrets }, bestOf, people] = await Promise.all([
    loadAllFinds(deps, { userId, day }),
    loadBestTimes(deps, { userId }),
    deps.presence.countByMap(),
  ]);
  return MAPS.map((map) => ({
    mapId: map.id,
    people: people.get(map.id) ?? 0,
    shells: {
      found: shells.find(({ mapId }) => mapId === map.id)?.found ?? 0,
      total: shellsOfDay(map, day).length,
    },
    secrets: { foundList: namedSecrets(map, secrets), total: map.secrets.length },
    courseList: map.courses.map((course) => ({
      courseId: course.id,
      name: course.name,
      best: bestOf(map, course),
    })),
  }));
}

/** A spot that is no longer on the map is skipped. */
function namedSecrets(map: MapDefinition, found: readonly { mapId: number; secretId: number }[]) {
  return found.flatMap(({ mapId, secretId }) => {
    const secret = mapId === map.id ? map.secrets.find(({ id }) => id === secretId) : undefined;
    return secret === undefined ? [] : { secretId, name: secret.name };
  });
}
