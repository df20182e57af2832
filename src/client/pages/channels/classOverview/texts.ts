import { josa } from 'es-hangul';

/** Texts of the overview of a class. */
export const overviewTexts = {
  battle: '코드 배틀 시작',
  open: {
    button: '모두에게 레슨 열기',
    title: '모두에게 레슨 열기',
    lead: '고른 레슨이 우리 반 모두에게 바로 열리고, 학생들에게 알림이 가요. 앞의 것을 다 하지 않았거나 신청하지 않은 학생도 들어올 수 있어요.',
    place: '코스나 학습지',
    courses: '코스',
    worksheets: '학습지',
    failed: '레슨을 불러오지 못했어요.',
    noPlace: '공개한 코스나 학습지가 아직 없어요.',
    noPlaceHint: '수업 자료에서 공개하면 여기에 나와요.',
    noLesson: '여기에는 아직 레슨이 없어요.',
    isOpen: '모두에게 열림',
    open: '열기',
    openOf: (title: string) => `${title} 열기`,
    again: '다시 알리기',
    againOf: (title: string) => `${title} 다시 알리기`,
    close: '차례대로',
    closeOf: (title: string) => `${josa(title, '을/를')} 다시 차례대로 열리게 하기`,
    opened: (title: string, told: number) =>
      `「${title}」${josa.pick(title, '을/를')} 열고 학생 ${told}명에게 알려요.`,
    failedChange: '바꾸지 못했어요. 잠시 뒤에 다시 해 주세요.',
  },
  hands: {
    title: '도움을 기다려요',
    failed: '손 든 학생을 불러오지 못했어요.',
    empty: '지금은 손 든 학생이 없어요.',
    count: (count: number) => `${count}명`,
    waits: (minutes: number) => (minutes < 1 ? '방금' : `${minutes}분 기다림`),
    look: '보기',
    lookAt: (name: string) => `${name}의 코드 보기`,
    helped: '도왔어요',
    helpedOf: (name: string) => `${name} 도왔어요`,
    failedHelp: '잠시 뒤에 다시 해 주세요.',
  },
  mistake: {
    title: '가장 많이 틀린 곳',
    failed: '틀린 곳을 불러오지 못했어요.',
    empty: '오늘은 틀린 코드가 아직 없어요.',
    all: '모두 보기',
  },
  homework: {
    title: '숙제',
    failed: '숙제를 불러오지 못했어요.',
    empty: '아직 낸 숙제가 없어요.',
    all: '모두 보기',
  },
} as const;
