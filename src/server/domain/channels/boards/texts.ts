import { josa } from 'es-hangul';
import { MOST_BOARDS } from '#shared/contract/channels/channelBoards.ts';

export const boardTexts = {
  limit: `게시판은 ${MOST_BOARDS}개까지 만들 수 있어요.`,
  order: '게시판이 그사이에 바뀌었어요. 목록을 다시 불러와 주세요.',
  roles: '읽기보다 쓰기를 더 넓게 열 수는 없어요.',
  mayNotWrite: (board: string) => `「${board}」에는 선생님이 허락한 친구만 글을 쓸 수 있어요.`,
  groupOnly: (board: string) => `${josa(`「${board}」 게시판`, '은/는')} 그룹 친구들만 볼 수 있어요.`,
} as const;
