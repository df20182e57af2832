import type { UserState } from '#shared/contract/people/accounts.ts';
import type { NpcQuest, QuestGoal } from '#shared/contract/world/quests.ts';
import { ApiError, type ApiErrorOptions } from '#client/net/rest/ApiError.ts';

/** A child who has signed up and may play, as the server tells it. */
export const userState = (part: Partial<UserState> = {}): UserState => ({
  userId: 1,
  loginName: 'pado',
  nickname: '파도코딩',
  name: '김파도',
  email: '',
  portrait: '',
  introduction: '안녕!',
  gender: 'NOT_SELECTED',
  level: 1,
  verifiedState: 'UNVERIFIED',
  state: 'VALID',
  signupPath: '',
  needsExtraInfo: false,
  needsBirthDate: false,
  needsTerms: false,
  needsGuardianConsent: false,
  needsOutfit: false,
  channelProfileList: [],
  channelProfile: null,
  roleList: [],
  superChannelRoleList: [],
  channelNickname: '',
  channelIntroduction: '',
  joinedChannelGroupList: [],
  subscriptionList: [],
  offFeatureList: [],
  eraseAt: null,
  ...part,
});

/** A quest without goals and rewards, as the server tells it; a test names what it looks at. */
export const npcQuest = (part: Partial<NpcQuest> = {}): NpcQuest => ({
  mapNpcQuestId: 11,
  mapNpcObjectId: 101,
  mapId: 1,
  kind: 'SUB',
  character: '돌핀 선생님',
  level: 1,
  timeLimit: null,
  expiresAt: null,
  secondsLeft: null,
  title: '첫 인사',
  description: '',
  completionMethod: 'NPC',
  state: 'AVAILABLE',
  goalList: [],
  rewardList: [],
  offerMessageList: [],
  progressMessageList: [],
  completeMessageList: [],
  rewardSeen: true,
  ...part,
});

/** A goal that one talks with a friend, once; a test names what it looks at. */
export const questGoal = (part: Partial<QuestGoal> = {}): QuestGoal => ({
  goalName: '',
  actionType: 'TALK',
  actionId: 101,
  goalCount: 1,
  completedCount: 0,
  path: null,
  answerMessageList: [],
  answerMoment: null,
  ...part,
});

/** The error of a call that fails; without more, a refusal that the server did not explain. */
export const failedCall = (options: Partial<ApiErrorOptions> = {}): ApiError =>
  new ApiError({ failure: 'answered', route: 'GET /x', path: '/game/v1/x', status: 400, ...options });

/** A browser's storage that keeps its entries in memory; `kept` is what an earlier visit left, under any key. */
export function memoryStorage(kept: string | null = null): Storage {
  const entries = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => entries.get(key) ?? kept,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  return storage as Storage;
}
