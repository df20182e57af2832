import { josa } from 'es-hangul';
import type { ChatMode } from '#shared/contract/people/chat.ts';

/** Words of the pieces that have no subject of their own. */
export const uiTexts = {
  close: '닫기',
  retry: '다시 해 보기',
  loading: '불러오고 있어요',
  empty: '아직 아무것도 없어요.',
  failed: '불러오지 못했어요.',
  failedHint: '잠시 뒤에 다시 해 보세요.',
  offline: '인터넷이 끊겼어요. 다시 이어지면 계속할게요.',
  notSent: '보내지 못했어요. 잠시 뒤에 다시 눌러 주세요.',
  notSentOffline: '인터넷이 끊겨서 보내지 못했어요. 적은 건 그대로 있으니 다시 눌러 주세요.',
  showPassword: '비밀번호 보기',
  hidePassword: '비밀번호 가리기',
  year: '년',
  month: '월',
  day: '일',
  choose: '고르기',
  optional: '선택',
  uploading: '파일 올리기',
  avatar: '내 아바타',
  order: {
    grip: (name: string) => `${name} 옮기기`,
    up: (name: string) => `${name} 위로`,
    down: (name: string) => `${name} 아래로`,
    moved: (name: string, place: number, count: number) =>
      `${josa(name, '을/를')} ${count}개 가운데 ${place}번째로 옮겼어요.`,
  },
  pager: {
    label: '쪽',
    size: '한 번에 보기',
    rows: (count: number) => `${count}개`,
    page: (page: number, pages: number) => `${page} / ${pages}쪽`,
    previous: '이전',
    next: '다음',
  },
  chatRights: {
    mode: '어떻게 이야기할까요?',
    modes: { FREE: '자유롭게', SAFE_PHRASES: '인사말만', OFF: '끄기' } satisfies Record<ChatMode, string>,
    whisper: '귓속말',
  },
} as const;
