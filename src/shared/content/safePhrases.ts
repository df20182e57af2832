/** Categories of safe phrases; each has its own picture. */
export type PhraseIcon =
  | 'hand'
  | 'smile'
  | 'thanks'
  | 'sorry'
  | 'thumb'
  | 'party'
  | 'together'
  | 'here'
  | 'wait'
  | 'help'
  | 'question'
  | 'idea'
  | 'code'
  | 'flag'
  | 'trophy'
  | 'book'
  | 'pause'
  | 'bye';

export interface SafePhrase {
  readonly id: number;
  readonly icon: PhraseIcon;
  readonly text: string;
}

/** Prepared chat lines, the only ones where a guardian or a class has limited the talk to them. Ids never change. */
export const SAFE_PHRASES: readonly SafePhrase[] = [
  { id: 1, icon: 'hand', text: '안녕!' },
  { id: 2, icon: 'smile', text: '만나서 반가워!' },
  { id: 3, icon: 'together', text: '같이 하자!' },
  { id: 4, icon: 'thanks', text: '고마워!' },
  { id: 5, icon: 'sorry', text: '미안해!' },
  { id: 6, icon: 'thumb', text: '정말 잘했어!' },
  { id: 7, icon: 'party', text: '축하해!' },
  { id: 8, icon: 'here', text: '여기로 와!' },
  { id: 9, icon: 'wait', text: '잠깐만 기다려 줘.' },
  { id: 10, icon: 'help', text: '도와줄래?' },
  { id: 11, icon: 'help', text: '내가 도와줄게!' },
  { id: 12, icon: 'question', text: '어디로 가야 해?' },
  { id: 13, icon: 'idea', text: '좋은 생각이야!' },
  { id: 14, icon: 'code', text: '같이 코딩 퀘스트 하자!' },
  { id: 15, icon: 'book', text: '책을 먼저 읽어 봐!' },
  { id: 16, icon: 'trophy', text: '나 문제 풀었어!' },
  { id: 17, icon: 'flag', text: '저기까지 달리기하자!' },
  { id: 18, icon: 'question', text: '그 옷은 어디서 샀어?' },
  { id: 19, icon: 'pause', text: '나 조금 쉴게.' },
  { id: 20, icon: 'bye', text: '다음에 또 만나!' },
];

export function safePhraseById(id: number): SafePhrase | undefined {
  return SAFE_PHRASES.find((phrase) => phrase.id === id);
}
