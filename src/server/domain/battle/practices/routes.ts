import type { practiceRoutes } from '#shared/contract/battle/practices.ts';
import { assertEnded } from '#server/domain/battle/scoreboard/contests.ts';
import { listPaths } from '#server/domain/battle/scoreboard/listPaths.ts';
import { problemOfContent } from '#server/domain/battle/scoreboard/problemOfContent.ts';
import { submitToContest } from '#server/domain/battle/scoreboard/submitToContest.ts';
import { seenContest } from '#server/domain/battle/competitions/findTarget.ts';
import type { CallerChannel, Handlers } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import {
  contentOfRace,
  endPractice,
  findPractice,
  practiseAgain,
  startPractice,
  viewPractice,
  type PracticeCall,
} from './practices.ts';

interface Call {
  readonly deps: Deps;
  readonly userId: number;
  readonly channel: CallerChannel;
  readonly params: { readonly practiceId: number };
}
const practiceCall = ({ deps, userId, channel, params }: Call): PracticeCall => ({
  deps,
  userId,
  channel,
  practiceId: params.practiceId,
});

export const practiceHandlers: Handlers<typeof practiceRoutes> = {
  start: async ({ deps, userId, channel, params }) => {
    const { contest: race } = await seenContest({ deps, userId, channel, key: params.key });
    assertEnded(race, deps.clock.now());
    return startPractice({ deps, userId, channel, race });
  },
  get: (call) => viewPractice(practiceCall(call)),
  again: (call) => practiseAgain(practiceCall(call)),
  end: async (call) => {
    await endPractice(practiceCall(call));
    return {};
  },
  getProblem: async (call) => {
    const { deps, userId, params } = call;
    const { contest } = await findPractice(practiceCall(call));
    const { competitionContentId } = params;
    return problemOfContent({ deps, userId, contest, competitionContentId });
  },
  listPaths: async (call) => {
    const { deps, userId, params } = call;
    const { ofContestId } = await findPractice(practiceCall(call));
    const { db } = deps;
    const competitionContentId = await contentOfRace(db, {
      contestId: params.practiceId,
      competitionContentId: params.competitionContentId,
      ofContestId,
    });
    return {
      pathList: await listPaths({
        db,
        contestId: ofContestId,
        competitionContentId,
        userId,
        viewer: 'public',
      }),
    };
  },
  submit: async (call) => {
    const { deps, userId, channel, params, body } = call;
    await findPractice(practiceCall(call));
    return submitToContest({
      deps,
      userId,
      channelId: channel.channelId,
      contestId: params.practiceId,
      competitionContentId: params.competitionContentId,
      priority: 'practice' as const,
      ...body,
    });
  },
};
