import { josa } from 'es-hangul';
import type { BenefitName } from '#shared/commerce/planBenefits.ts';
import type { HandAction } from '#shared/content/worldActions.ts';
import type { EngineeringPlan } from '#shared/contract/people/accounts.ts';
import type { ChatMode } from '#shared/contract/people/chat.ts';
import type { HintLanguage, TextSize } from '#client/stores/displayStore.ts';
import type { NoticeMessage } from '#shared/contract/notices.ts';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const ERASE_DAY = seoulFormat({
  ...{ month: 'long', day: 'numeric', hour: 'numeric', minute: 'numeric' },
});

export const shellTexts = {
  confirm: '확인',
  cancel: '취소',
  toLounge: '라운지로 가기',
  /** In place of a name that is not known. */
  channel: '교실',
  intoClass: '교실로 들어가기',
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
    what: '할 수 있는 것',
    caption: '프리미엄으로 할 수 있는 것',
    plans: { DOLPHIN_PRO: '돌핀 프로', CHANNEL_PRO: '교실 프로' } satisfies Record<EngineeringPlan, string>,
    gives: {
      allCourses: '돌핀 학교 수업과 학습지 모두 열기',
      draftVersions: '내 코드의 지난 버전',
      pets: '함께 다니는 바다 짝꿍',
      members: '교실에 함께하는 친구',
      subChannels: '아래에 교실 더 만들기',
      textMessages: '보호자께 문자 보내기',
      aiDrafts: 'AI로 문제 초안 만들기',
    } satisfies Record<BenefitName, string>,
    more: (less: number, more: number) => (more === Infinity ? `${less} → 끝없이` : `${less} → ${more}`),
    monthly: (won: number) => `월 ${won.toLocaleString('ko-KR')}원`,
    held: '이용 중',
    toPlans: '구독 살펴보기',
    yes: '할 수 있어요',
    no: '들어 있지 않아요',
  },
  terms: {
    failed: '약관을 불러오지 못했어요.',
    version: (version: number, day: string) => `제${version}판 · ${day}부터`,
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
    guide: {
      title: '처음 배우기',
      pictures: '그림으로 둘러보기',
      again: '첫걸음 다시 보기',
      encounters: '돌아다닐 때 소소한 일 만나기',
    },
    power: { title: '이 기기', saving: '배터리 아끼기' },
    sky: { title: '하늘', clock: '시간에 맞게', day: '늘 낮', dusk: '늘 저녁' },
    display: {
      size: '글자 크기',
      sizes: { NORMAL: '보통', LARGE: '크게', HUGE: '아주 크게' } satisfies Record<TextSize, string>,
      motion: '움직임',
      lessMotion: '움직임 줄이기',
      language: '코드 낱말 풀이',
      languages: { KO: '한국어', EN: 'English' } satisfies Record<HintLanguage, string>,
    },
    safeChat: {
      title: '안전한 채팅',
      talk: '월드에서 말하기',
      whisper: '귓속말',
      modes: {
        FREE: '자유롭게 말할 수 있어요',
        SAFE_PHRASES: '인사말만 할 수 있어요',
        OFF: '꺼져 있어요',
      } satisfies Record<ChatMode, string>,
      consent: '보호자의 동의를 기다려요',
      muted: '잠시 쉬는 시간이에요',
      on: '켜져 있어요',
      off: '꺼져 있어요',
    },
    touch: {
      title: '움직이는 방법',
      ways: [
        { what: '걷기', how: '왼쪽 아래 막대를 밀어요' },
        { what: '뛰기', how: '오른쪽 아래 뛰기 단추를 눌러요' },
        { what: '이야기하기 · 문', how: '가까이 가서 나오는 단추를 눌러요' },
        { what: '지도 보기', how: '작은 지도를 눌러요' },
        { what: '친구 정보', how: '친구의 아바타를 눌러요' },
      ],
    },
    tracking: {
      title: '이용 통계',
      label: '이용 통계 보내기',
      about:
        '어떤 화면이 열렸는지와 오류가 난 곳만 보내요. 이름, 닉네임, 나눈 이야기, 쓴 코드는 보내지 않아요.',
      failed: '지금은 바꿀 수 없어요. 잠시 뒤에 다시 해 주세요.',
    },
    identity: {
      title: '본인인증',
      about:
        '휴대전화로 내가 누구인지 확인해요. 태어난 날과 인증한 때, 같은 사람인지 아는 암호값만 보관하고 이름과 번호는 남기지 않아요.',
      start: '본인인증하기',
      verified: '본인인증을 마쳤어요.',
    },
    accountTexts: {
      notices: '공지 게시판',
      export: '내 정보 파일로 받기',
      exported: '내 정보를 파일로 받았어요.',
      others: '다른 기기에서 모두 로그아웃',
      othersEnded: (count: number) => `다른 기기 ${count}곳에서 로그아웃했어요.`,
      noOthers: '다른 기기에는 로그인되어 있지 않아요.',
      delete: '계정 지우기',
      failed: '지금은 할 수 없어요. 잠시 뒤에 다시 해 주세요.',
    },
    credentials: {
      passwordTitle: '비밀번호 바꾸기',
      passwordLead: '바꾸면 다른 기기에서는 모두 로그아웃돼요.',
      password: '지금 비밀번호',
      newPassword: '새 비밀번호',
      passwordHint: '8자 이상으로, 남이 떠올리기 어렵게 정해 주세요.',
      passwordConfirm: '바꾸기',
      passwordChanged: (count: number) =>
        count > 0 ? `비밀번호를 바꾸고 다른 기기 ${count}곳에서 로그아웃했어요.` : '비밀번호를 바꾸었어요.',
      emailTitle: '이메일 바꾸기',
      noEmail: '아직 이메일이 없어요. 적어 두면 비밀번호를 잊었을 때 다시 정할 수 있어요.',
      emailNow: (email: string) =>
        `지금 이메일은 ${email}이에요. 바꾸면 지금 이메일로 알려 드리고, 7일 안에 되돌릴 수 있어요.`,
      newEmail: '새 이메일',
      sendCode: '확인 번호 받기',
      codeSent: (email: string) => `${email} 주소로 번호 여섯 자리를 보냈어요. 10분 안에 넣어 주세요.`,
      code: '확인 번호 여섯 자리',
      emailConfirm: '이메일 바꾸기',
      emailChanged: '이메일을 바꾸었어요.',
      phoneTitle: '휴대전화 번호 바꾸기',
      noPhone: '아직 휴대전화 번호가 없어요.',
      phoneNow: (phone: string) => `지금 번호는 ${phone}예요. 바꾸면 지금 번호와 이메일로 알려 드려요.`,
      newPhone: '새 휴대전화 번호',
      phoneSent: (phone: string) => `${phone} 번호로 번호 여섯 자리를 보냈어요. 10분 안에 넣어 주세요.`,
      phoneConfirm: '번호 바꾸기',
      phoneChanged: '휴대전화 번호를 바꾸었어요.',
      back: '다시 적기',
      failed: '지금은 바꿀 수 없어요. 잠시 뒤에 다시 해 주세요.',
    },
    deletion: {
      title: '계정 지우기',
      lead: (days: number) =>
        `지금 지우면 모든 기기에서 로그아웃되고, ${days}일 뒤에 모두 지워져요. 그 전에 다시 로그인하면 돌아올 수 있어요.`,
      goes: ['아바타와 모은 물건, 포인트', '푼 문제와 배운 기록', '친구와 귓속말'],
      password: '비밀번호',
      confirm: '지우기',
      failed: '지금은 지울 수 없어요. 잠시 뒤에 다시 해 주세요.',
      begun: '계정을 지우기로 했어요.',
      until: (day: string) => `${day}에 모두 지워져요. 마음이 바뀌면 그 전에 다시 로그인해 주세요.`,
      backTitle: '다시 왔네요!',
      backBody: (day: string) => `이 계정은 ${day}에 지워질 거예요. 돌핀 월드로 돌아올래요?`,
      stay: '돌아올래요',
      leave: '그냥 나갈래요',
      isBack: '돌아온 걸 환영해요!',
      day: (at: string) => ERASE_DAY.format(new Date(at)),
    },
    keyTexts: {
      title: '움직이는 방법',
      actions: {
        left: '왼쪽으로 걷기',
        right: '오른쪽으로 걷기',
        up: '위로 오르기',
        down: '아래로',
        jump: '뛰기',
        talk: '하기 (이야기 · 문 · 달리기 · 코드)',
        chat: '채팅하기',
        map: '지도 보기',
        go: '어디로 갈까요?',
        photo: '사진 찍기',
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
    stages: '선생님 스테이지 만들기',
    signOut: '로그아웃',
    terms: '이용약관',
    privacy: '개인정보 처리방침',
  },
  tutorial: {
    next: '다음',
    previous: '이전',
    start: '시작하기',
  },
} as const;

export function noticeText(
  message: NoticeMessage,
  channel: string,
): { readonly title: string; readonly body: string } {
  switch (message) {
    case 'CREATED':
      return { title: '교실·모임을 만들었어요!', body: '이제 친구들을 불러 함께 배워요.' };
    case 'UPDATED':
      return { title: '바꾸었어요', body: '여기서 쓰는 프로필을 새로 저장했어요.' };
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
        body: `${josa(channel, '은/는')} 멤버에게만 열려 있어요.`,
      };
  }
}
