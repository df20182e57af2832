import { josa } from 'es-hangul';

export const mapTexts = {
  panel: '작은 지도',
  openList: '지도 펼치기',
  fold: '작은 지도 접기',
  unfold: '작은 지도 펴기',
  picture: (name: string) => `${josa(name, '을/를')} 작게 그린 지도`,

  list: '지도',
  listFailed: '지도를 불러오지 못했어요.',
  here: '지금 여기예요',
  people: (count: number) => (count === 0 ? '아무도 없어요' : `${count}명 있어요`),
  way: (doors: readonly string[]) => `${doors.join(' → ')} 쪽 문으로 가요`,
  wayHere: '지금 서 있는 곳이에요',
  noWay: '아직 길이 없어요',
  waiting: (count: number) => `${count}명이 기다려요`,
  moods: {
    busy: '여기서 받은 퀘스트를 하는 중이에요.',
    done: '여기 친구들의 퀘스트를 다 했어요. 언제든 놀러 와요!',
    quiet: '지금은 기다리는 친구가 없어요. 구경하러 가 볼까요?',
  },
  go: '가기',
  goTo: (name: string) => `${josa(name, '으로/로')} 바로 가기`,
  meet: '에게 가기',
  goal: '지금 갈 곳',
} as const;
