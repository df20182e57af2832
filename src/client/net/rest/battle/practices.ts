import { practiceRoutes, type Practice } from '#shared/contract/battle/practices.ts';
import type { StagePath } from '#shared/contract/battle/stageContents.ts';
import type { Problem } from '#shared/contract/learning/problems.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import type { ContestSubmission } from './competitions.ts';

/** A practice has no live line: its answers set the clock. */
function clocked(practice: Practice): Practice {
  battleStore.setState({ clockOffset: Date.parse(practice.board.clock.serverTime) - Date.now() });
  return practice;
}

/** Practises the race of a room or a competition that is over. */
export async function startPractice(channelId: number, key: string): Promise<Practice> {
  return clocked(await rest.call(practiceRoutes.start, { channelId, params: { key } }));
}

export async function getPractice(
  channelId: number,
  practiceId: number,
  signal?: AbortSignal,
): Promise<Practice> {
  return clocked(
    await rest.call(practiceRoutes.get, { channelId, params: { practiceId } }, { signal, quiet: true }),
  );
}

export async function practiseAgain(channelId: number, practiceId: number): Promise<Practice> {
  return clocked(await rest.call(practiceRoutes.again, { channelId, params: { practiceId } }));
}

export async function endPractice(channelId: number, practiceId: number): Promise<void> {
  await rest.call(practiceRoutes.end, { channelId, params: { practiceId } });
}

export function getPracticeProblem(
  channelId: number,
  practiceId: number,
  competitionContentId: number,
  signal?: AbortSignal,
): Promise<Problem> {
  return rest.call(
    practiceRoutes.getProblem,
    { channelId, params: { practiceId, competitionContentId } },
    { signal },
  );
}

export async function listPracticePaths(
  channelId: number,
  practiceId: number,
  competitionContentId: number,
  signal?: AbortSignal,
): Promise<readonly StagePath[]> {
  const params = { practiceId, competitionContentId };
  return (await rest.call(practiceRoutes.listPaths, { channelId, params }, { signal })).pathList;
}

/** Quiet: the page itself says what became of it. */
export function submitToPractice(
  channelId: number,
  practiceId: number,
  { competitionContentId, clientKey, language, source }: Omit<ContestSubmission, 'key'>,
): Promise<ResponseOf<typeof practiceRoutes.submit>> {
  const params = { practiceId, competitionContentId };
  return rest.call(
    practiceRoutes.submit,
    { channelId, params, body: { clientKey, language, source } },
    { quiet: true },
  );
}
