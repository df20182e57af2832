/** All phrases for a guestbook: safe for every child. Ids never change. */
export const GUESTBOOK_PHRASES = [
  { id: 1, text: '방이 정말 예쁘다!' },
  { id: 2, text: '놀러 왔다 가!' },
  { id: 3, text: '초대해 줘서 고마워!' },
  { id: 4, text: '내 방에도 놀러 와!' },
  { id: 5, text: '소파가 푹신해 보여!' },
  { id: 6, text: '트로피가 멋지다!' },
  { id: 7, text: '나도 이렇게 꾸미고 싶어!' },
  { id: 8, text: '오늘도 힘내!' },
  { id: 9, text: '같이 코딩하자!' },
  { id: 10, text: '또 올게!' },
] as const;

export const guestbookPhraseOf = (id: number): string =>
  GUESTBOOK_PHRASES.find((phrase) => phrase.id === id)?.text ?? '';
