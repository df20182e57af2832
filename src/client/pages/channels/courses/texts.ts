import { josa } from 'es-hangul';
import type { CourseLevel, EnrolPaymentType } from '#shared/contract/learning/contentFields.ts';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';

/** Texts of what a class offers to learn: course classes and worksheets. */
export const courseTexts = {
  title: '배우기',
  tabs: { classes: '수업', worksheets: '학습지' },
  tabsLabel: '무엇을 볼까요?',
  search: '이름으로 찾기',
  categories: '분류',
  allCategories: '모두',
  failed: '수업을 불러오지 못했어요.',
  worksheetsFailed: '학습지를 불러오지 못했어요.',
  empty: '아직 열린 수업이 없어요.',
  emptyHint: '선생님이 수업을 열면 여기에서 만날 수 있어요.',
  noMatch: '찾는 수업이 없어요.',
  noMatchHint: '다른 말로 찾아볼까요?',
  noWorksheets: '아직 학습지가 없어요.',
  noWorksheetsHint: '선생님이 학습지를 내면 여기에 보여요.',
  noWorksheetMatch: '찾는 학습지가 없어요.',
  notFound: '이 수업은 지금 볼 수 없어요.',
  notFoundHint: '닫혔거나 주소가 바뀌었을 수 있어요.',
  worksheetNotFound: '이 학습지는 지금 볼 수 없어요.',
  toCourses: '배우기로',
  levels: { BEGINNER: '처음', INTERMEDIATE: '조금 알아요', ADVANCED: '잘 알아요' } satisfies Record<
    CourseLevel,
    string
  >,
  price: (type: EnrolPaymentType, cost: number): string => {
    if (type === 'FREE') return '무료';
    const amount = cost.toLocaleString('ko-KR');
    return type === 'POINT' ? `${amount} 포인트` : `${amount}원`;
  },
  lessons: (count: number) => `레슨 ${count}개`,
  chapters: (count: number) => `${count}장`,
  contents: (count: number) => `${count}쪽`,
  people: (count: number) => `${count}명이 배우고 있어요`,
  teacher: (nickname: string) => (nickname.endsWith('선생님') ? nickname : `${nickname} 선생님`),
  enrolled: '배우는 중',
  hidden: '비공개',
  progress: (checked: number, all: number) => `${all}개 중 ${checked}개 했어요`,
  preview: '미리 보기',
  previewOf: (title: string) => `${title} 미리 보기`,
  open: '자세히',
  openOf: (title: string) => `${title} 자세히`,
  goals: '이런 걸 배워요',
  subjects: '이런 내용이에요',
  goodPeople: '이런 친구에게 좋아요',
  prerequisite: '미리 알면 좋아요',
  more: '...더보기',
  less: '접기',
  curriculum: '수업 순서',
  noCurriculum: '등록된 커리큘럼이 없어요.',
  lessonOpen: (title: string) => `${josa(title, '을/를')} 펼치기`,
  lock: { NOT_ENROLLED: '신청하면 열려요', IN_ORDER: '앞 레슨을 끝내면 열려요' },
  kinds: {
    PROBLEM: '문제',
    VIDEO: '영상',
    BLOCK: '블록',
    DOCUMENT: '읽기',
    PREPARING: '준비하고 있어요',
  } satisfies Record<LessonContent['contentType'], string>,
  done: '했어요',
  schedules: '만나는 날',
  noSchedules: '정해진 날이 없어요. 언제든 배울 수 있어요.',
  minutes: (count: number) => `${count}분`,
  enrol: '신청하기',
  begin: '시작하기',
  goOn: '이어서 하기',
  next: (lesson: string, title: string) => `다음: ${lesson} — ${title}`,
  allDone: '모두 했어요! 정말 잘했어요.',
  again: '처음부터 다시 보기',
  ask: (title: string) => `${josa(`「${title}」`, '을/를')} 신청할까요?`,
  askPoints: (cost: number, left: number | null) =>
    `${cost.toLocaleString('ko-KR')} 포인트를 써요.${
      left === null ? '' : ` 지금 ${left.toLocaleString('ko-KR')} 포인트가 있어요.`
    } 신청하면 되돌릴 수 없어요.`,
  askFree: '무료예요. 바로 배울 수 있어요.',
  welcome: '신청했어요! 이제 배워 볼까요?',
  notEnough: (missing: number) =>
    `${missing.toLocaleString('ko-KR')} 포인트가 모자라요. 퀘스트로 모아 볼까요?`,
  priceChanged: '가격이 바뀌었어요. 다시 확인해 주세요.',
  needToPay: '결제가 필요한 수업이에요. 보호자와 함께 선생님께 물어보세요.',
  enrolFailed: '신청하지 못했어요.',
  offline: '인터넷이 끊겼어요. 이어지면 다시 보여 드릴게요.',
} as const;
