import { josa } from 'es-hangul';

/** Texts of what all pages of a channel have in common. */
export const frameTexts = {
  product: '돌핀 월드',
  places: {
    main: '처음',
    courses: '배우기',
    class: '학생',
    lms: '수업 자료',
    messages: '문자',
    moderation: '신고',
    boards: '게시판',
    me: '내 정보',
    members: '멤버',
    groups: '그룹',
    settings: '설정',
  },
  navigation: '교실 메뉴',
  more: '더 보기',
  toWorld: '월드로',
  myChannels: '내 교실',
  join: '가입하기',
  failed: '교실을 불러오지 못했어요.',
  notFound: '이 교실을 찾을 수 없어요.',
  notFoundHint: '주소를 다시 확인해 주세요. 초대를 받았다면 교실 코드로 들어올 수 있어요.',
  refresh: '새로고침을 해 보세요.\nWindows·크롬북 Ctrl + Shift + R\nMac ⌘ + Shift + R',
  noPage: '이 페이지는 없어요.',
  toMain: '교실 처음으로',
  welcome: (channelName: string) => `${josa(channelName, '와/과')} 함께 배워요.`,
} as const;
