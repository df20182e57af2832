/** Korean texts of comments. */
export const commentTexts = {
  onlyWriter: '내가 쓴 댓글만 고칠 수 있어요.',
} as const;
