import type { NotificationType } from '#shared/contract/people/notifications.ts';
import { DAY } from '#shared/time/formats.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const notificationTexts = {
  title: '알림',
  failed: '알림을 불러오지 못했어요.',
  empty: '새 소식이 없어요.',
  emptyHint: '친구 신청, 선생님 말씀, 새 보물 소식이 여기에 모여요.',
  unread: (count: number) => (count > 0 ? `읽지 않은 알림 ${count}개` : '모두 읽었어요'),
  readAll: '모두 읽음',
  new: '새 알림',
  remove: (title: string) => `알림 지우기: ${title}`,
  removeAsk: '이 알림을 지울까요?',
  removeNow: '지우기',
  types: {
    CHANNEL_NOTICE: '선생님 말씀',
    FRIEND_REQUEST: '친구 신청',
    FRIEND_ACCEPT: '새 친구',
    QUEST_REWARD: '보물',
    LEVEL_UP: '레벨 업',
    REPORT_ANSWERED: '신고 결과',
    HOME_VISIT: '손님',
    GUESTBOOK: '방명록',
    CERTIFICATE: '수료증',
    CONSENT: '보호자 허락',
    BATTLE_INVITE: '대결 초대',
    PUZZLE_QUESTION: '퍼즐 물음',
    POST_COMMENT: '댓글',
    COMMENT_REPLY: '답글',
    POST_MENTION: '나를 부른 글',
    MEMBERSHIP: '교실 가입',
    COMPETITION: '대회',
    CODE_COMMENT: '코드 댓글',
    LESSON_OPENED: '수업 시작',
    HOMEWORK: '새 숙제',
    HOMEWORK_DUE: '숙제 알림',
    HOMEWORK_ANSWER: '숙제 확인',
    TUTORING: '1:1 수업',
    TUTORING_GIVEN: '내가 하는 수업',
    PROBLEM_DRAFT: 'AI 초안',
    OWN_STAGE: '친구의 무대',
    OWN_STAGE_NEWS: '내 무대',
    NOTICE: '공지',
  } satisfies Record<NotificationType, string>,
  send: {
    title: '알림 보내기',
    lead: (channel: string) => `${channel}의 모든 멤버에게 보내요. 보낸 알림은 되돌릴 수 없어요.`,
    toWhom: '어느 교실·모임에',
    content: '알릴 내용',
    hint: '200자까지 쓸 수 있어요.',
    required: '알릴 내용을 입력해 주세요.',
    button: '보내기',
    sent: (count: number) => `${count}명에게 보냈어요.`,
    failed: '보내지 못했어요. 잠시 뒤에 다시 해 주세요.',
  },
};

/** «방금», «3시간 전», «어제», or the day. */
export function whenText(at: string, now: Date): string {
  const passed = now.getTime() - Date.parse(at);
  const minutes = Math.floor(passed / 60_000);
  if (minutes < 1) return '방금';
  if (minutes < 60) return `${minutes}분 전`;
  if (passed < DAY_MS) return `${Math.floor(minutes / 60)}시간 전`;
  return passed < 2 * DAY_MS ? '어제' : DAY.format(new Date(at));
}
