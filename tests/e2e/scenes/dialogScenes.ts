import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { DialogName } from '#client/ui/dialogs/dialogPayloads.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { fillAlbum } from './fillAlbum.ts';
import type { DialogScene } from './sceneTypes.ts';
import { setStore } from './setStore.ts';

const IN_A_WEEK = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();

/** Every dialog as a child meets it that has played for a while. A new dialog starts with a line here. */
export const DIALOG_SCENES: { readonly [N in DialogName]: DialogScene<N> } = {
  npc: { payload: () => ({ npcId: 101 }), shows: '돌핀 선생님' },
  quest: { payload: () => ({}), shows: '목표' },
  mainQuest: {
    payload: () => null,
    before: (page, { nextQuestId }) => setStore(page, 'queue', [nextQuestId]),
    shows: '목표',
  },
  questBrowser: { payload: () => null, shows: '돌핀 선생님' },
  certificates: { payload: () => null, shows: '보기' },
  certificate: { payload: ({ userCertificateId }) => ({ userCertificateId }), shows: '인쇄하기' },
  competitionCertificate: {
    payload: ({ competitionId }) => ({ channelId: DEFAULT_CHANNEL_ID, competitionId }),
    shows: '인쇄하기',
  },
  reward: { payload: ({ rewardQuestId }) => ({ questIdList: [rewardQuestId] }), shows: '고마워요!' },
  rewardHistory: { payload: () => null, shows: '포인트' },
  pets: { payload: () => null, shows: '말랑이' },
  photoAlbum: {
    payload: () => null,
    before: (page, { hero }) => fillAlbum(page, hero.user.userId),
    shows: '산호 마을 광장',
  },
  shop: { payload: () => null, shows: '줄무늬 티' },
  inventory: { payload: () => null, shows: '선장 모자' },
  collection: { payload: () => null, shows: /산호 (가리비|소라|진주조개)/ },
  skills: { payload: () => ({ worldId: WORLD_ID }), shows: '이렇게 써요' },
  guestbook: {
    payload: ({ hero: { user } }) => ({ userId: user.userId, nickname: user.nickname }),
    shows: '바다노래',
  },
  friendHomes: { payload: () => null, shows: '친구 방 가기' },
  homeDoor: { payload: () => ({ door: 'FRIENDS' }), shows: '친구' },
  settings: { payload: () => null, shows: '소리' },
  walkTo: { payload: () => null, shows: '돌핀 선생님' },
  map: { payload: () => null, shows: '산호 마을' },
  timeTrialStart: { payload: () => ({ mapId: 1, courseId: 1 }), shows: '달리기 시작' },
  timeTrialRanking: { payload: () => ({ mapId: 1, courseId: 1 }), shows: '바다노래' },
  worldRanking: { payload: () => null, shows: '불가사리' },
  notice: { payload: () => ({ message: 'WELCOME' }), shows: /./ },
  alert: {
    payload: () => ({ title: '포인트가 모자라요.', detail: '퀘스트를 끝내면 포인트를 받을 수 있어요.' }),
    shows: '포인트가 모자라요.',
  },
  confirm: {
    payload: () => ({
      title: '바다노래와 친구를 그만할까요?',
      detail: '다시 친구가 되려면 신청해야 해요.',
      confirmLabel: '그만하기',
      danger: true,
    }),
    shows: '그만하기',
  },
  tutorial: { payload: () => ({}), shows: '다음' },
  signUpRequired: { payload: () => null, shows: /./ },
  premiumRequired: { payload: () => null, shows: /./ },
  chatUser: { payload: ({ friend }) => ({ userId: friend.user.userId }), shows: '바다노래' },
  userDetail: { payload: ({ friend }) => ({ userId: friend.user.userId }), shows: '고래와 퍼즐을 좋아해요!' },
  report: {
    payload: ({ stranger: { user } }) => ({ userId: user.userId, nickname: user.nickname }),
    shows: '신고 보내기',
  },
  memberChat: {
    payload: ({ hero: { user } }) => ({ userId: user.userId, nickname: user.nickname }),
    shows: '여름방학',
    viewer: 'teacher',
  },
  classmates: { payload: () => null, shows: '지금은 다른 친구가 없어요.' },
  friends: { payload: () => null, shows: '솜사탕' },
  askGuardian: { payload: () => null, shows: '이메일', viewer: 'young' },
  terms: { payload: () => ({ type: 'SERVICE' }), shows: '이용약관' },
  notifications: { payload: () => null, shows: '내일은 반복문을 함께 배워요!' },
  sendNotification: { payload: () => null, shows: /보내기/, viewer: 'teacher' },
  textMessage: {
    payload: ({ hero: { user } }) => ({
      mode: 'PUBLISH',
      channelId: 1,
      channelName: '돌핀 학교',
      receiverList: [{ userId: user.userId, nickname: user.nickname, phoneNumber: '' }],
    }),
    shows: '내용',
    viewer: 'teacher',
  },
  changePassword: { payload: () => null, shows: '지금 비밀번호' },
  changeEmail: { payload: () => null, shows: '새 이메일' },
  changePhone: { payload: () => null, shows: '새 휴대전화 번호' },
  deleteAccount: { payload: () => null, shows: /7일/ },
  comeBack: { payload: () => ({ eraseAt: IN_A_WEEK }), shows: /./ },
};
