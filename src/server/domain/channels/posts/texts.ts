import { POST_LIMITS } from '#shared/posts/postDocument.ts';
import { SEARCH_LETTERS } from '#shared/contract/channels/posts.ts';
import type { PostProblem } from '#shared/posts/postText.ts';

const waitWords = (minutes: number): string =>
  minutes < 60 ? `${minutes}분` : `${Math.ceil(minutes / 60)}시간`;

/** Korean texts of posts and their files. */
export const postTexts = {
  problems: {
    empty: '내용을 입력해 주세요.',
    tooLong: `글이 너무 길어요. ${POST_LIMITS.text.toLocaleString('ko-KR')}자까지 쓸 수 있어요.`,
    tooDeep: '목록이 너무 깊어요. 조금 더 간단하게 써 주세요.',
    tooManyPictures: `그림은 ${POST_LIMITS.pictures}개까지 넣을 수 있어요.`,
    tooManyCodes: `코드 상자는 ${POST_LIMITS.codeBlocks}개까지 넣을 수 있어요.`,
  } satisfies Record<PostProblem, string>,
  muted: (minutes: number) =>
    `지금은 잠시 쉬는 시간이에요. ${waitWords(minutes)} 뒤에 다시 글을 쓸 수 있어요.`,
  searchShort: `${SEARCH_LETTERS}글자 이상으로 찾아 주세요.`,
  noticesByStaff: '공지는 선생님만 쓸 수 있어요.',
  onlyWriter: '내가 쓴 글만 고칠 수 있어요.',
  onlyWriterOrStaff: '글쓴이나 선생님만 지울 수 있어요.',
  writtenAbove: '나보다 높은 역할인 사람이 쓴 글이라 바꿀 수 없어요.',
  tooManyTemporary: '올려 두고 쓰지 않은 그림이 많아요. 글을 올리거나 임시 글을 지운 뒤에 다시 해 주세요.',
  emptyFile: '빈 파일은 올릴 수 없어요.',
} as const;
