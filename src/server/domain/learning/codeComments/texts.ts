/** What comments on code say on the server's side. */
export const codeCommentTexts = {
  noLine: (line: number) => `이 코드에는 ${line}번째 줄이 없어요.`,
} as const;
