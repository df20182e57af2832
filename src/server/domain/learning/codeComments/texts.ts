/** The server's words about comments on code. */
export const codeCommentTexts = {
  noLine: (line: number) => `이 코드에는 ${line}번째 줄이 없어요.`,
} as const;
