import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { profileQuery } from '#client/net/people/profiles.ts';
import type { GhostRun } from '#client/pages/learning/stage/useStagePlay.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import type { StagePath } from '#shared/contract/battle/stageContents.ts';
import type { Profile } from '#shared/contract/people/profiles.ts';
import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { poseOnPath } from '#shared/simulation/stage/recordPath.ts';
import type { RaceCalls } from '#client/net/battle/raceCalls.ts';
import { choosePaths } from './choosePaths.ts';

export interface RaceGhost extends GhostRun {
  readonly userId: number;
  readonly success: boolean;
  /** Ticks. */
  readonly length: number;
}

/** How far beside its true place each is drawn: on the same way they would hide each other, px. */
const BESIDE_PX = [-16, 16, -30, 30, -8];

interface RaceGhostsOptions {
  readonly calls: RaceCalls;
  readonly board: Scoreboard;
  readonly competitionContentId: number;
}

/** The others' runs in a stage, dressed and named; asked again whenever the board says that there is another one. */
export function useRaceGhosts({ calls, board, competitionContentId }: RaceGhostsOptions) {
  const news = board.scoreboardList
    .filter((entry) => entry.competitionContentId === competitionContentId)
    .map(({ userId, submissionCount, pendingCount, success }) =>
      [userId, submissionCount, pendingCount, success].join(),
    )
    .join(' ');
  const { data, isError } = useQuery(
    calls.paths(competitionContentId, `${news} ${board.clock.state} ${board.clock.isFrozen}`),
  );
  const paths = useMemo(() => choosePaths(data ?? []), [data]);
  const outfits = useQueries({
    queries: paths.map(({ userId }) => profileQuery(userId)),
    combine: outfitsOf,
  });
  const ghosts = useMemo(
    () => paths.flatMap((path, index) => ghostOf(path, outfits, BESIDE_PX[index] ?? 0) ?? []),
    [paths, outfits],
  );
  return { ghosts, isError };
}

const outfitsOf = (
  profiles: readonly UseQueryResult<Profile>[],
): ReadonlyMap<number, { readonly name: string; readonly outfit: string }> =>
  new Map(
    profiles.flatMap(({ data }) => {
      if (!data) return [];
      const outfit = encodeOutfit(data.equippedUserItemList.map(({ itemId }) => itemId));
      return [[data.userId, { name: data.nickname, outfit }] as const];
    }),
  );

/** A player who is not known yet is not drawn yet. */
function ghostOf(
  { userId, success, path }: StagePath,
  outfits: ReturnType<typeof outfitsOf>,
  beside: number,
): RaceGhost | null {
  const look = outfits.get(userId);
  if (!look) return null;
  return {
    ...look,
    ...{ userId, success },
    length: path.at(-1)?.[0] ?? 0,
    poseAt: (tick) => {
      const pose = poseOnPath(path, tick);
      return pose && { ...pose, x: pose.x + beside };
    },
  };
}
