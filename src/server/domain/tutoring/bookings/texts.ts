import { josa } from 'es-hangul';
import { MEETING_ADVICE_MINUTES } from '#shared/contract/tutoring/meetings.ts';
import { FREE_CANCEL_HOURS } from '#shared/tutoring/bookingRules.ts';
import { WEEKDAY_HOUR } from '#shared/time/formats.ts';

export interface LessonWords {
  readonly pupil: string;
  readonly teacher: string;
  readonly startsAt: Date;
  readonly ticket?: 'RETURNED' | 'SPENT';
}

/** Korean texts of lessons that are not in the error catalogue. */
export const bookingTexts = {
  ownHourTaken: '그 시간에는 이미 다른 수업이 있어요.',
  tooLateToMove: `수업 ${FREE_CANCEL_HOURS}시간 전까지 옮길 수 있어요. 급한 일이면 선생님께 알려 주세요.`,
  teachersOnly: '선생님만 할 수 있어요.',
  ticket: { RETURNED: '수업권은 돌아왔어요.', SPENT: '늦게 취소해서 수업권은 사용되었어요.' },
  mailSubject: {
    BOOKED: (pupil: string) => `[돌핀 월드] ${pupil} 수업이 예약되었어요`,
    MOVED: (pupil: string) => `[돌핀 월드] ${pupil} 수업 시간이 바뀌었어요`,
    CANCELLED: (pupil: string) => `[돌핀 월드] ${pupil} 수업이 취소되었어요`,
    NO_SHOW: (pupil: string) => `[돌핀 월드] ${josa(pupil, '이/가')} 수업에 오지 않았어요`,
    DAY_BEFORE: (pupil: string) => `[돌핀 월드] 내일 ${pupil} 수업이 있어요`,
  },
  mailLines: {
    BOOKED: ({ pupil, teacher, startsAt }: LessonWords) => [
      '안녕하세요. 돌핀 월드예요.',
      `${josa(pupil, '이/가')} ${josa(teacher, '와/과')} 하는 수업을 ${WEEKDAY_HOUR.format(startsAt)}에 예약했어요. 수업권 한 장을 썼어요.`,
      `${FREE_CANCEL_HOURS}시간 전까지 취소하면 수업권이 돌아와요.`,
    ],
    MOVED: ({ pupil, teacher, startsAt }: LessonWords) => [
      '안녕하세요. 돌핀 월드예요.',
      `${josa(pupil, '이/가')} ${josa(teacher, '와/과')} 하는 수업이 ${WEEKDAY_HOUR.format(startsAt)}로 옮겨졌어요.`,
    ],
    CANCELLED: ({ pupil, teacher, startsAt, ticket }: LessonWords) => [
      '안녕하세요. 돌핀 월드예요.',
      `${WEEKDAY_HOUR.format(startsAt)}에 있던 ${pupil}, ${teacher} 수업이 취소되었어요.`,
      ...(ticket ? [bookingTexts.ticket[ticket]] : []),
    ],
    NO_SHOW: ({ pupil, teacher, startsAt }: LessonWords) => [
      '안녕하세요. 돌핀 월드예요.',
      `${WEEKDAY_HOUR.format(startsAt)}에 있던 ${teacher} 수업에 ${josa(pupil, '이/가')} 오지 않았어요. 수업권은 사용되었어요.`,
      '다르게 알고 계시면 선생님께 알려 주세요.',
    ],
    DAY_BEFORE: ({ pupil, teacher, startsAt }: LessonWords) => [
      '안녕하세요. 돌핀 월드예요.',
      `${josa(pupil, '은/는')} ${WEEKDAY_HOUR.format(startsAt)}에 ${josa(teacher, '와/과')} 수업해요.`,
      `시작 ${MEETING_ADVICE_MINUTES}분 전에 들어와 주세요.`,
    ],
  },
  askedToday: '오늘은 이미 부탁했어요. 보호자의 대답을 기다려 봐요.',
  wishSubject: (pupil: string) => `[돌핀 월드] ${josa(pupil, '이/가')} 수업권을 부탁했어요`,
  wishLines: (pupil: string) => [
    '안녕하세요. 돌핀 월드예요.',
    `${josa(pupil, '이/가')} 선생님과 1:1 수업을 하고 싶다고 수업권을 부탁했어요.`,
    '수업권 한 장으로 한 시간 수업해요. 서두르지 않으셔도 돼요. 아이와 이야기해 보고 정해 주세요.',
  ],
  calendarName: '돌핀 월드 수업',
  eventTitle: (other: string) => `돌핀 월드 수업 · ${other}`,
  eventAdvice: `시작 ${MEETING_ADVICE_MINUTES}분 전에 들어와 주세요.`,
};
