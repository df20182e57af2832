/** All questions about a daily puzzle that one friend can send to another: safe for every child. Ids never change. */
export const PUZZLE_QUESTIONS = [
  { id: 1, text: '이 퍼즐 같이 볼래?' },
  { id: 2, text: '빈칸에서 막혔어. 어디부터 볼까?' },
  { id: 3, text: '어떻게 풀었는지 궁금해!' },
] as const;

export const puzzleQuestionOf = (id: number): string =>
  PUZZLE_QUESTIONS.find((question) => question.id === id)?.text ?? '';
