import { josa } from 'es-hangul';
import type { ScheduleType } from '#shared/contract/tutoring/schedules.ts';
import { weekdayOf } from '#shared/time/seoulTime.ts';
import type { SlotState } from './model/hoursDraft.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];
const weekday = (day: string) => WEEKDAYS[weekdayOf(day)] ?? '';
const monthNumber = (day: string) => Number(day.slice(5, 7));
const dayNumber = (day: string) => Number(day.slice(8, 10));
const clock = (minutes: number) => `${String(minutes / 60).padStart(2, '0')}:00`;
const wish = (tab: ScheduleType, toOpen: boolean) => (toOpen ? '열기' : tab === 'DAY' ? '닫기' : '쉬기');

const slotStates: Readonly<Record<SlotState, string>> = {
  OPEN: '열림, 매주 여는 시간',
  SHUT: '쉼, 이날만 쉬는 시간',
  EXTRA: '더 엶, 이날만 더 여는 시간',
  CLOSED: '닫힌 시간',
};

export const hoursTexts = {
  product: '돌핀 월드',
  title: '수업할 수 있는 시간',
  back: '바다로',
  teacher: '누구의 시간표',
  editing: '고치는 시간표',
  looking: '보기만 하는 시간표',
  tabs: { label: '시간표 종류', DAY: '매주 반복', DATE: '날짜별' },
  previousWeek: '지난주 보기',
  nextWeek: '다음 주 보기',
  thisWeek: '이번 주',
  previousMonth: '지난달 보기',
  nextMonth: '다음 달 보기',
  month: (yearMonth: string) => `${Number(yearMonth.slice(0, 4))}년 ${Number(yearMonth.slice(5, 7))}월`,
  week: (days: readonly string[]) => {
    const [first = '', last = ''] = [days[0], days[days.length - 1]];
    return monthNumber(first) === monthNumber(last)
      ? `${monthNumber(first)}월 ${dayNumber(first)} ~ ${dayNumber(last)}일`
      : `${monthNumber(first)}월 ${dayNumber(first)}일 ~ ${monthNumber(last)}월 ${dayNumber(last)}일`;
  },
  weekday,
  weekdays: WEEKDAYS,
  dayNumber,
  today: '오늘',
  zone: ['한국', '시각'],
  clock,
  grid: (tab: ScheduleType) => (tab === 'DAY' ? '매주 반복하는 시간표' : '날짜별 시간표'),
  gridHint: '화살표로 움직이고 스페이스로 바꿔요. Shift와 화살표로 여러 칸을 고르고, Ctrl과 S로 저장해요.',
  slot: {
    OPEN: '열림',
    SHUT: '쉼',
    EXTRA: '더 엶',
    CLOSED: '',
    booked: '예약',
  },
  slotName: ({
    day,
    minutes,
    tab,
    slotState,
    ...of
  }: {
    readonly day: string;
    readonly minutes: number;
    readonly tab: ScheduleType;
    readonly slotState: SlotState;
    readonly booked: string | undefined;
    readonly isPast: boolean;
    readonly isUnsaved: boolean;
  }) =>
    [
      `${tab === 'DAY' ? '' : `${monthNumber(day)}월 ${dayNumber(day)}일 `}${weekday(day)}요일 ${clock(minutes)}`,
      of.booked === undefined ? slotStates[slotState] : `${of.booked} 수업 예약`,
      ...(of.isPast ? ['지난 시간'] : []),
      ...(of.isUnsaved ? ['저장 안 함'] : []),
    ].join(', '),
  legend: [
    { slotState: 'OPEN', title: '매주 여는 시간', hint: '반복에서 온 칸' },
    { slotState: 'SHUT', title: '이날만 쉬기', hint: '반복을 막은 칸' },
    { slotState: 'EXTRA', title: '이날만 더 열기', hint: '반복에 없던 칸' },
    { slotState: 'BOOKED', title: '예약된 수업', hint: '여기서 못 바꿔요' },
  ] as const,
  legendTitle: '칸의 뜻',
  dragHint: ['칸을 끌면 한 번에 바뀌어요. 첫', '칸과 같은 쪽으로 모두 바뀌어요.'],
  touchHint: '칸을 누르면 바뀌어요. 길게 누른 채 끌면 여러 칸이 한 번에 바뀌어요.',
  viewHint: '이 시간표는 볼 수만 있어요.',
  everyWeek: '이 반복은 앞으로 모든 주에 써요',
  everyWeekHint: '하루만 다르게 하려면 날짜별에서 바꿔 주세요.',
  counts: { open: '열린 칸', shut: '쉬는 칸', booked: '예약' },
  countsTitle: '이번에 보는 주',
  monthGrid: '날짜 고르기',
  monthOfDay: (day: string) => `${monthNumber(day)}월 `,
  restOfDay: (day: string, marks: { readonly hasShut: boolean; readonly hasExtra: boolean }) =>
    [
      `일 ${weekday(day)}요일`,
      ...(marks.hasShut ? ['쉬는 칸 있음'] : []),
      ...(marks.hasExtra ? ['더 여는 칸 있음'] : []),
    ].join(', '),
  /** Product spec §8. */
  noDates: '선택한 날짜가 없어요.',
  bubble: ({
    days,
    ...of
  }: {
    readonly days: readonly string[];
    readonly from: number;
    readonly to: number;
    readonly count: number;
    readonly skipped: number;
    readonly tab: ScheduleType;
    readonly toOpen: boolean;
  }) => {
    const [first = '', last = ''] = [days[0], days[days.length - 1]];
    const named = first === last ? weekday(first) : `${weekday(first)}~${weekday(last)}`;
    const skipped = of.skipped === 0 ? '' : ` (${of.skipped}칸은 그대로)`;
    return `${named} ${clock(of.from)} – ${clock(of.to)} · ${of.count}칸 ${wish(of.tab, of.toOpen)}로${skipped}`;
  },
  escape: 'Esc 그만',
  painted: (tab: ScheduleType, toOpen: boolean, count: number) =>
    `${count}칸을 ${wish(tab, toOpen)}로 했어요. 아직 저장하지 않았어요.`,
  allFixed: '예약되었거나 지난 칸은 바꿀 수 없어요.',
  gaveUp: '그만두었어요.',
  unsaved: (count: number) => `저장하지 않은 변경 ${count}칸`,
  unsavedDetail: (tab: ScheduleType, opened: number, shut: number) =>
    [
      ...(opened > 0 ? [`${tab === 'DAY' ? '열기' : '더 열기'} ${opened}칸`] : []),
      ...(shut > 0 ? [`${tab === 'DAY' ? '닫기' : '쉬기'} ${shut}칸`] : []),
      '예약된 수업은 그대로예요',
    ].join(' · '),
  failedSave: '저장하지 못했어요. 바꾼 칸은 그대로 있어요.',
  offlineSave: '인터넷이 끊겼어요. 연결되면 저장할 수 있어요.',
  undoAll: '모두 되돌리기',
  save: '저장하기',
  saveAgain: '다시 저장하기',
  saving: '저장하는 중',
  /** Product spec §8. */
  saved: '저장되었습니다!',
  failed: '오류가 발생하였습니다.',
  question: {
    title: '저장하지 않은 변경이 있어요',
    tab: '시간표를 바꾸기 전에 저장할까요?',
    month: '다른 달로 가기 전에 저장할까요?',
    teacher: '다른 선생님의 시간표로 가기 전에 저장할까요?',
    leave: '나가기 전에 저장할까요?',
    save: '저장하고 넘어가기',
    drop: '저장하지 않고 넘어가기',
    stay: '더 고치기',
  },
  conflict: {
    title: '다른 사람이 먼저 저장했어요',
    detail: '달라진 칸이에요. 어느 쪽으로 할지 골라 주세요.',
    slot: '칸',
    mine: '내 화면',
    theirs: '지금 저장된 것',
    others: '다른 사람이 바꾼 칸 · 그대로 남아요',
    more: (count: number) => `그 밖에 ${count}칸`,
    keepMine: '내가 바꾼 칸을 더해 저장하기',
    keepTheirs: '지금 저장된 것으로 두기',
  },
  slotStates,
  slotShort: (slot: { readonly day: string; readonly minutes: number; readonly tab: ScheduleType }) =>
    `${slot.tab === 'DAY' ? '' : `${monthNumber(slot.day)}월 ${dayNumber(slot.day)}일 `}${weekday(slot.day)} ${clock(slot.minutes)}`,
  failedLoad: '시간표를 불러오지 못했어요.',
  failedTeachers: '선생님을 불러오지 못했어요.',
  noTeachers: '아직 선생님이 없어요',
  toChannels: '내 교실 보기',
  noTeachersHint: '교실에 들어가면 선생님의 시간을 볼 수 있어요.',
  notFound: '이 선생님의 시간표는 볼 수 없어요',
  notFoundHint: '같은 교실에 있는 선생님만 볼 수 있어요.',
  dialogTitle: (nickname: string) => `${josa(nickname, '이/가')} 수업할 수 있는 시간`,
};
