import { WORLD_ID } from '#shared/content/world.ts';
import type { DialogName } from '#client/ui/dialogs/dialogPayloads.ts';
import { PLAYERS, STAFF, TALKERS, type Persona } from '../personas.ts';
import type { Town } from '../town/makeTown.ts';
import type { DialogDoor } from './doorTypes.ts';

const IN_A_WEEK = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();

/** In each of these the rules of talk, friendship or consent change what a dialog shows. */
const SOCIAL: readonly Persona[] = ['child', ...TALKERS, 'phone', 'pupil', 'master', 'adult'];
/** The other dialogs open for one of each kind: an own world is the same for all. */
const ONE_OF_EACH: readonly Persona[] = ['child', 'phone', 'pupil', 'master', 'adult'];

const own = (shows: string, opens: readonly Persona[] = ONE_OF_EACH): DialogDoor => ({
  payload: () => null,
  ...{ shows, opens },
});
const given = (
  payload: (town: Town) => object,
  shows: string,
  opens: readonly Persona[] = ONE_OF_EACH,
): DialogDoor => ({ payload, shows, opens });
/** It shows what has just happened to somebody, or what somebody has earned in hours. */
const unopened = (payload: object | null, why: string): DialogDoor => ({
  ...{ payload: () => payload, shows: '.', opens: [], unopened: why },
});
const friend = ({ friendId, friendName }: Town) => ({ userId: friendId, nickname: friendName });
const classmate = ({ accounts: { pupil } }: Town) => ({
  userId: pupil?.userId ?? 0,
  nickname: pupil?.nickname ?? '',
});

/** Every dialog of the product. A new one does not compile without its row. */
export const DIALOG_DOORS: { readonly [N in DialogName]: DialogDoor } = {
  npc: given(() => ({ npcId: 101 }), '돌핀 선생님'),
  quest: given(() => ({}), '퀘스트'),
  mainQuest: unopened(null, 'A part of a story that has just opened: dialogs.spec.ts.'),
  questBrowser: own('돌핀 선생님'),
  certificates: own('.'),
  certificate: unopened({ userCertificateId: 1 }, 'The end of a story gives the first one: dialogs.spec.ts.'),
  competitionCertificate: given(
    ({ channelId, overCompetitionId: competitionId }) => ({ channelId, competitionId }),
    '1위에 올랐기에',
    ['pupil'],
  ),
  reward: unopened({ questIdList: [1] }, 'A quest that has just been done: dialogs.spec.ts.'),
  rewardHistory: own('.'),
  pets: own('.'),
  photoAlbum: own('사진'),
  shop: own('줄무늬 티'),
  inventory: own('가방'),
  collection: own('도감|책갈피|조개'),
  skills: given(() => ({ worldId: WORLD_ID }), '스킬'),
  guestbook: given(friend, '방명록', ['child']),
  homeDoor: given(() => ({ door: 'FRIENDS' }), '친구'),
  settings: own('소리', SOCIAL),
  walkTo: own('돌핀 선생님'),
  map: own('산호 마을'),
  timeTrialStart: given(() => ({ mapId: 1, courseId: 1 }), '달리기 시작'),
  timeTrialRanking: given(() => ({ mapId: 1, courseId: 1 }), '.'),
  worldRanking: own('순위', SOCIAL),
  notice: given(() => ({ message: 'WELCOME' }), '.'),
  alert: given(() => ({ title: '포인트가 모자라요.' }), '포인트가 모자라요'),
  confirm: given(() => ({ title: '그만할까요?', confirmLabel: '그만하기' }), '그만하기'),
  tutorial: given(() => ({}), '다음'),
  signUpRequired: own('.', ['child', 'visitor']),
  premiumRequired: own('.', ['child', 'adult', 'master']),
  chatUser: given(({ friendId }) => ({ userId: friendId }), '단짝물결', SOCIAL),
  userDetail: given(({ friendId }) => ({ userId: friendId }), '단짝물결', SOCIAL),
  report: given(friend, '신고 보내기', SOCIAL),
  memberChat: given(classmate, '해마학생', STAFF),
  classmates: own('친구', ['child', 'pupil', 'master']),
  friendHomes: own('.', SOCIAL),
  friends: own('단짝물결|친구', SOCIAL),
  askGuardian: own('이메일|메일', ['child']),
  terms: given(() => ({ type: 'SERVICE' }), '이용약관', ['child', 'visitor']),
  notifications: own('알림', PLAYERS),
  sendNotification: own('보내기', STAFF),
  textMessage: given(
    ({ channelId, ...town }) => ({
      ...{ mode: 'PUBLISH', channelId, channelName: '해마 코딩반' },
      receiverList: [{ ...classmate({ channelId, ...town }), phoneNumber: '' }],
    }),
    '내용',
    STAFF,
  ),
  changeEmail: own('.', ['child', 'adult', 'master']),
  changePhone: own('.', ['child', 'adult', 'master']),
  changePassword: own('.', ['child', 'adult', 'master']),
  deleteAccount: own('7일', ['child', 'adult', 'master']),
  comeBack: given(() => ({ eraseAt: IN_A_WEEK }), '.', ['child']),
};
