import { josa } from 'es-hangul';
import type { HandAction } from '#shared/content/worldActions.ts';
import type { NoticeMessage } from '#shared/contract/notices.ts';

/** Words of the shell's dialogs. */
export const shellTexts = {
  confirm: '확인',
  cancel: '취소',
  toLounge: '라운지로 가기',
  noticeTitle: '알림',
  alertTitle: '알려 드려요',
  signUpRequired: {
    title: '조금만 더 알려 주세요',
    body: '이름과 소개를 적으면 이어서 할 수 있어요. 1분이면 끝나요!',
    go: '적으러 가기',
    later: '나중에 하기',
  },
  premiumRequired: {
    title: '프리미엄에서 열려요',
    body: '이 내용은 프리미엄을 이용하는 친구에게 열려 있어요. 보호자와 함께 알아보세요.',
  },
  settings: {
    title: '설정',
    sound: {
      title: '소리',
      music: '배경 음악',
      musicVolume: '음악 크기',
      effectsVolume: '효과음 크기',
      percent: (value: number) => `${value}%`,
      notSaved: '음악 설정을 저장하지 못했어요. 잠시 뒤에 다시 눌러 주세요.',
    },
    power: { title: '이 기기', saving: '배터리 아끼기' },
    sky: { title: '하늘', clock: '시간에 맞게', day: '늘 낮', dusk: '늘 저녁' },
    keyTexts: {
      title: '움직이는 방법',
      actions: {
        left: '왼쪽으로 걷기',
        right: '오른쪽으로 걷기',
        up: '위로 · 들어가기',
        down: '아래로',
        jump: '뛰기',
        talk: '이야기하기',
        chat: '채팅하기',
        map: '지도 보기',
        go: '어디로 갈까요?',
      } satisfies Record<HandAction, string>,
      emote: (label: string) => `몸짓: ${label}`,
      none: '없음',
      press: '눌러요!',
      change: (action: string, nth: number, key: string) =>
        `${action} ${nth}번 키: ${key}. 누르면 바꿀 수 있어요.`,
      pressNow: '바꾸고 싶은 키를 눌러 주세요. 그만두려면 Esc를 눌러요.',
      refused: '그 키는 컴퓨터가 쓰고 있어요. 다른 키를 눌러 주세요.',
      gamepad: '키를 누르면 바꿀 수 있어요. 게임패드를 꽂으면 바로 쓸 수 있어요.',
      reset: '처음 키로 되돌리기',
    },
    account: '내 계정',
    reports: '신고 살펴보기',
    signOut: '로그아웃',
    terms: '이용약관',
    privacy: '개인정보처리방침',
  },
  tutorial: {
    title: '돌핀 월드 둘러보기',
    next: '다음',
    previous: '이전',
    start: '시작하기',
    steps: [
      {
        sprite: 'nemo',
        title: '헤엄치듯 걸어요',
        body: '← → 키로 걷고, 스페이스로 폴짝 뛰어요. 화면의 단추로도 할 수 있어요.',
      },
      {
        sprite: 'dolphin',
        title: '이야기를 나눠요',
        body: '머리 위에 ! 가 떠 있는 친구에게 다가가 ↑ 키를 누르면 퀘스트를 받아요.',
      },
      {
        sprite: 'turtle',
        title: '코드를 써요',
        body: '퀘스트에서 수업으로 가서 문제를 풀어요. 틀려도 어디가 다른지 알려 줘요.',
      },
      {
        sprite: 'seahorse',
        title: '보상을 받아요',
        body: '포인트와 경험치를 모아 상점에서 새 옷을 사고, 가방에서 입어 봐요.',
      },
    ],
  },
} as const;

/** Title and words of a notice. */
export function noticeWords(
  message: NoticeMessage,
  channel: string,
): { readonly title: string; readonly body: string } {
  switch (message) {
    case 'CREATED':
      return { title: '채널을 만들었어요!', body: '이제 친구들을 불러 함께 배워요.' };
    case 'UPDATED':
      return { title: '바꾸었어요', body: '채널 프로필을 새로 저장했어요.' };
    case 'WELCOME':
      return { title: '환영해요!', body: `${josa(channel, '와/과')} 함께하게 되었어요. 즐겁게 배워 봐요!` };
    case 'PENDING':
      return {
        title: '가입을 신청했어요',
        body: '선생님이 확인하면 들어올 수 있어요. 조금만 기다려 주세요.',
      };
    case 'REQUIRED':
      return { title: '볼 수 없는 내용이에요', body: '지금 멤버 등급으로는 이 내용을 볼 수 없어요.' };
    case 'REQUIRED_GROUP':
      return { title: '그룹 멤버만 볼 수 있어요', body: '이 게시판의 멤버 그룹에 들어가면 볼 수 있어요.' };
    case 'NOT_MEMBER':
      return {
        title: '멤버만 들어갈 수 있어요',
        body: `${josa(channel, '은/는')} 채널 멤버에게만 열려 있어요.`,
      };
  }
}
