import { josa } from 'es-hangul';
import type { ProgressState, RegistrationState } from '#shared/contract/tutoring/registrations.ts';
import type { MeetingType } from '#shared/contract/tutoring/meetings.ts';
import type { TicketState } from '#shared/contract/tutoring/tickets.ts';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const WHEN = seoulFormat({
  ...{ month: 'long', day: 'numeric', weekday: 'long', hour: 'numeric' },
});
const DAY = seoulFormat({ month: 'long', day: 'numeric', weekday: 'short' });
const HOUR = seoulFormat({ hour: 'numeric' });
const SHORT = seoulFormat({ month: 'numeric', day: 'numeric' });

/** «12월 3일 목요일 오후 3시». */
export const whenText = (at: string | Date): string => WHEN.format(new Date(at));
export const dayText = (at: Date): string => DAY.format(at);
export const hourText = (at: Date): string => HOUR.format(at);
export const shortDayText = (at: string | Date): string => SHORT.format(new Date(at));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long it is until a lesson, in the words of a clock that a child reads. */
export function countdownText(startsAt: number, now: number): string {
  const left = startsAt - now;
  if (left <= 0) return '지금 수업 시간이에요!';
  const minutes = Math.ceil(left / MINUTE_MS);
  if (minutes < 60) return `${minutes}분 뒤`;
  const hours = Math.floor(left / HOUR_MS);
  if (hours < 24) return `${hours}시간 ${Math.floor((left % HOUR_MS) / MINUTE_MS)}분 뒤`;
  return `${Math.floor(hours / 24)}일 ${hours % 24}시간 뒤`;
}

/** Texts of the pages of lessons, for pupils and for teachers. */
export const lessonTexts = {
  title: '1:1 수업',
  toWorld: '월드로 가기',
  failed: '수업을 불러오지 못했어요.',
  notSaved: '저장하지 못했어요. 잠시 뒤에 다시 해 주세요.',
  next: '다음 수업',
  with: (teacher: string) => `${josa(teacher, '와/과')} 만나요`,
  noNext: '아직 예약한 수업이 없어요.',
  noNextHint: '선생님과 만날 시간을 골라 볼까요?',
  upcoming: '예약한 수업',
  gone: '선생님이 계정을 지웠어요',
  tickets: {
    title: '수업권',
    count: (count: number) => `${count}장`,
    ends: (day: string) => `${day}까지 쓸 수 있어요`,
    /** The tickets of classes that have tickets of their own. */
    ofClass: (className: string, count: number) => `${className} 선생님과만 쓸 수 있는 수업권 ${count}장`,
    booked: (count: number) => `예약에 쓴 수업권 ${count}장`,
    none: '수업권이 없어요.',
    noneHint: '수업권 한 장으로 선생님과 한 시간 수업해요.',
    noneChild: '보호자에게 수업권을 부탁해 볼까요?',
    buy: '수업권 사기',
    ask: '보호자에게 부탁하기',
    asked: '보호자에게 메일을 보냈어요!',
    failed: '수업권을 불러오지 못했어요.',
  },
  join: '회의 들어가기',
  joinAdvice: '시작 10분 전에 들어와 주세요.',
  book: {
    open: '수업 예약하기',
    title: '수업 예약',
    moveTitle: '수업 옮기기',
    teacher: '선생님',
    noTeachers: '수업을 여는 선생님이 아직 없어요.',
    noTeachersHint: '교실에 들어가면 그 교실 선생님과 수업할 수 있어요.',
    week: (from: string, to: string) => `${from} – ${to}`,
    earlier: '지난주',
    later: '다음 주',
    noSlots: '이 주에는 열린 시간이 없어요.',
    noSlotsHint: '다음 주를 살펴보세요.',
    slotsFailed: '열린 시간을 불러오지 못했어요.',
    cost: '수업권 1장',
    choose: '시간을 골라 주세요.',
    chosen: (when: string, teacher: string) => `${when}, ${teacher}`,
    seoul: '시간은 모두 한국 시간이에요.',
    rule: '24시간 전까지 옮기거나 취소하면 수업권이 그대로 남아요.',
    now: '예약하기',
    move: '이 시간으로 옮기기',
    done: '예약했어요!',
    moved: '수업을 옮겼어요.',
    keepsTicket: '수업권은 더 들지 않아요.',
  },
  move: '옮기기',
  cancel: {
    open: '취소하기',
    title: '수업을 취소할까요?',
    returned: '수업권 1장이 돌아와요.',
    spent: '수업까지 24시간이 남지 않아서 수업권이 돌아오지 않아요. 급한 일이면 선생님께 먼저 알려 주세요.',
    byTeacher: '학생의 수업권은 돌아가요. 학생과 보호자에게 알려 줘요.',
    now: '취소하기',
    nowSpent: '그래도 취소하기',
    keep: '그대로 두기',
    done: '수업을 취소했어요.',
  },
  history: {
    title: '기록',
    label: '무슨 기록을 볼지',
    lessons: '지난 수업',
    tickets: '수업권 기록',
    noLessons: '아직 지난 수업이 없어요.',
    noTickets: '아직 기록이 없어요.',
    note: '선생님의 말',
  },
  states: {
    RESERVED: '예약',
    CANCELLED: '취소',
    NO_SHOW: '못 만났어요',
    DONE: '했어요',
  } satisfies Record<RegistrationState, string>,
  progress: {
    READY: '시작 전',
    IN_PROGRESS: '수업 중',
    COMPLETE: '마침',
  } satisfies Record<ProgressState, string>,
  ticketStates: {
    AVAILABLE: '쓸 수 있음',
    RESERVED: '예약함',
    USED: '사용함',
    EXPIRED: '기간 지남',
    REFUNDED: '환불함',
  } satisfies Record<TicketState, string>,
  given: {
    title: '내가 하는 수업',
    view: '보기',
    views: { DAY: '하루', WEEK: '한 주' },
    earlier: '이전',
    later: '다음',
    today: '오늘',
    hours: '수업 시간 열기',
    empty: '이때는 예약된 수업이 없어요.',
    emptyHint: '수업 시간을 열어 두면 학생이 골라서 예약해요.',
    forTeachers: '선생님이 하는 수업을 보는 곳이에요',
    forTeachersHint: '내가 받는 1:1 수업은 「1:1 수업」에서 보고 예약해요.',
    toOwn: '내 1:1 수업 보기',
    done: '수업했음',
    noShow: '안 왔음',
    noShowAsk: '학생이 오지 않았나요?',
    noShowHint: '수업권은 사용한 것으로 남고, 학생과 보호자에게 알려 줘요. 7일 안에 다시 바꿀 수 있어요.',
    saved: '저장했어요.',
    progress: '진행',
    note: '수업 기록',
    noteHint: '학생과 보호자가 읽어요. 1,000자까지 쓸 수 있어요.',
    writeNote: '기록 쓰기',
    save: '저장',
  },
  meeting: {
    open: '회의 링크',
    title: '온라인 수업 회의 링크',
    advice: '수업 시작 10분 전에 미리 들어와 주세요.',
    emptyEditable: '아직 생성된 링크가 없어요.',
    empty: '아직 링크가 등록되지 않았어요.',
    edit: '고치기',
    view: '보기',
    make: '링크 넣기',
    type: '회의 종류',
    types: { ZOOM: '줌', GOOGLE_MEETUP: '구글 미트', LINK: '다른 링크' } satisfies Record<
      MeetingType,
      string
    >,
    url: '회의 주소',
    urlHint: 'http:// 또는 https://로 시작하는 주소',
    save: '저장하기',
    saved: '저장되었습니다!',
    failed: '회의 링크를 불러오지 못했어요.',
    copy: '주소 복사',
    copied: '복사했어요.',
    copyFailed: '복사하지 못했어요. 주소를 길게 눌러 주세요.',
  },
  options: {
    open: '알림과 달력',
    title: '알림과 달력',
    dayBefore: '하루 전에 알려 주기',
    soon: '10분 전에 알려 주기',
    usual: '늘 쓰는 회의 링크',
    usualHint: '따로 넣지 않은 수업은 이 링크로 만나요.',
    noUsual: '정하지 않음',
    calendar: '내 달력에서 보기',
    calendarHint: '이 주소를 아는 사람은 수업 시간을 볼 수 있어요. 다른 사람에게 알려 주지 마세요.',
    make: '달력 주소 만들기',
    remake: '새 주소로 바꾸기',
    end: '주소 없애기',
    address: '달력 주소',
    once: '주소는 지금만 보여요. 복사해서 달력 앱에 넣어 주세요.',
    save: '저장하기',
    saved: '저장했어요.',
    failed: '설정을 불러오지 못했어요.',
  },
};
