import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { documentIdOf, problemIdOf } from '#shared/content/lessonIds.ts';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { NPCS } from '#shared/content/npcs.ts';
import { QUESTS } from '#shared/content/quests.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import type { RequestParts } from './apiClient.ts';
import { starterLook } from './signUpChild.ts';

const [npc] = NPCS;
const [quest] = QUESTS;
const [itemId] = starterLook();
const problem = { problemId: problemIdOf(1, 0) };
const content = { lessonId: 1, contentOnLessonId: documentIdOf(1) };
const ownQuest = { worldId: WORLD_ID, questId: quest?.id ?? 0 };
const code = { language: 'JAVASCRIPT', source: 'print(1);' };
const profile = { nickname: '물결', introduction: '반가워요.' };

/**
 * A well-formed request of every route, naming things that exist. Whether it succeeds depends on the caller; that it
 * passes validation does not.
 */
export const SAMPLE_REQUESTS: Readonly<Record<RouteName, RequestParts>> = {
  signUp: {
    body: {
      loginName: 'sample_child',
      nickname: '견본아이',
      password: 'dolphin-1234',
      birthDate: '2010-05-05',
    },
  },
  signIn: { body: { loginName: 'sample_child', password: 'dolphin-1234' } },
  signOut: {},
  refreshTokens: { body: { refreshId: 'an-id-that-nobody-issued' } },
  checkAvailability: { query: { loginName: 'free_name', nickname: '빈이름' } },
  requestPasswordReset: { body: { loginName: 'nobody_here', email: 'nobody@example.com' } },
  completePasswordReset: {
    body: { loginName: 'nobody_here', code: 'ABCD2345', newPassword: 'dolphin-5678' },
  },
  getMe: {},
  saveExtraInfo: {
    body: { name: '김견본', gender: 'OTHER', introduction: '안녕하세요.', phoneNumber: '010-1234-5678' },
  },
  getOwnPhone: {},
  getMyProfile: {},
  saveIntroduction: { body: { introduction: '안녕하세요.' } },
  saveGender: { body: { gender: 'FEMALE' } },
  getProfile: { params: { id: 1 } },
  getProfileByNickname: { params: { nickname: '없는아이' } },
  getMusicState: {},
  saveMusicState: { body: { musicOn: true } },
  listOutbox: {},
  getCharacter: {},
  chooseLook: { body: { itemIdList: starterLook() } },
  getExperience: {},
  getPoints: {},
  getInventory: { query: { inventory_category: 'HAT', page: 1 } },
  getEquipped: {},
  equipItem: { body: { itemId, itemCategory: 'SKIN' } },
  unequipItem: { params: { id: itemId ?? 0 } },
  listProducts: { query: { item_category: 'HAT', shop_large_category: 'ACCESSORY', page: 1 } },
  listRecommendations: {},
  validatePurchase: { query: { product_ids: String(itemId) } },
  buyProduct: { params: { id: itemId ?? 0 } },
  listSkillCatalog: {},
  acquireSkill: { params: { id: 3 } },
  upgradeSkill: { params: { id: 3 }, body: { level: 2 } },
  listWorldSkills: { params: { worldId: WORLD_ID }, query: { page: 0, size: 1000 } },
  listQuests: { params: { worldId: WORLD_ID } },
  listNpcs: { params: { worldId: WORLD_ID }, query: { page: 0, size: '20', map_id: FIRST_MAP.id } },
  listNpcQuests: { params: { worldId: WORLD_ID, mapId: FIRST_MAP.id, npcId: npc.id } },
  talkToNpc: { params: { worldId: WORLD_ID, npcId: npc.id } },
  acceptQuest: { params: ownQuest },
  completeQuest: { params: ownQuest },
  markRewardSeen: { params: ownQuest },
  listQuestRewards: {
    params: { worldId: WORLD_ID },
    query: { page: 0, size: '20', map_id: FIRST_MAP.id, reward_type: 'POINT' },
  },
  listPlaces: { params: { worldId: WORLD_ID } },
  listCourseRanking: {
    params: { worldId: WORLD_ID, mapId: FIRST_MAP.id, courseId: 1 },
    query: { period: 'TODAY', run_class: 'SKILLED' },
  },
  getChannelByDomain: { params: { channelDomain: 'dolphin' } },
  listMyChannels: {},
  joinChannel: { params: { id: DEFAULT_CHANNEL_ID }, body: profile },
  saveChannelProfile: { params: { id: DEFAULT_CHANNEL_ID }, body: profile },
  listCourses: {},
  getCourse: { params: { courseId: 1 } },
  getLesson: { params: { lessonId: 1 } },
  getDocument: { params: content },
  checkContent: { params: content },
  getProblem: { params: problem },
  getHint: { params: { ...problem, step: 1 } },
  getDraft: { params: problem, query: { language: 'JAVASCRIPT' } },
  saveDraft: { params: problem, body: { ...code, baseVersion: 0 } },
  listDraftVersions: { params: problem, query: { language: 'JAVASCRIPT' } },
  runCode: { body: { ...problem, ...code, input: '' } },
  submitProblem: { params: problem, body: { ...code, clientKey: '0b9e1e0c-8f5c-4e0e-9d9b-6a8f5f2f3c11' } },
  getSubmission: { params: { ...problem, submissionId: 1 } },
  listSubmissions: { params: problem },
  getChatRules: {},
  sendWhisper: { body: { userId: 1, text: '안녕!' } },
  listWhispers: { query: { partner_id: 1, before: 1000 } },
  countUnreadWhispers: {},
  readWhispers: { body: { whisperId: 1 } },
  listMutes: {},
  muteUser: { params: { id: 1 } },
  unmuteUser: { params: { id: 1 } },
  getChannelChatSettings: {},
  saveChannelChatSettings: { body: { chatMode: 'FREE', whisperOn: true } },
  getMemberChatSettings: { params: { id: 1 } },
  saveMemberChatSettings: { params: { id: 1 }, body: { chatMode: 'FREE', whisperOn: true } },
  listLobbyMembers: {},
  listFriendships: { query: { page: 1 } },
  requestFriendship: { body: { userId: 1 } },
  acceptFriendship: { params: { id: 1 } },
  rejectFriendship: { params: { id: 1 } },
  listReceivedFriendships: { query: { page: 1 } },
  endFriendship: { params: { id: 1 } },
  listBlocks: {},
  blockUser: { params: { id: 1 } },
  unblockUser: { params: { id: 1 } },
  reportUser: { body: { userId: 1, reason: 'OTHER', comment: '자꾸 따라와요.' } },
  listReports: { query: { state: 'OPEN', page: 1 } },
  resolveReport: { params: { id: 1 }, body: { action: 'DISMISS' } },
};
