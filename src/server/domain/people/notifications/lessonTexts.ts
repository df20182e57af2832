import { josa } from 'es-hangul';
import type { LessonNews } from '#server/domain/events.ts';
import { WEEKDAY_HOUR } from '#shared/time/formats.ts';

type News = Pick<LessonNews, 'startsAt' | 'otherName' | 'isPupil' | 'ticket'>;
interface Words {
  readonly title: string;
  readonly content: string;
}

const TICKET = {
  RETURNED: ' 수업권은 돌아왔어요.',
  SPENT: ' 늦게 취소해서 수업권은 사용되었어요.',
} as const;

/** The texts for pupils and teachers about a lesson. */
export const lessonTexts: Readonly<Record<LessonNews['change'], (news: News) => Words>> = {
  BOOKED: ({ startsAt, otherName }) => ({
    title: '수업이 예약되었어요',
    content: `${WEEKDAY_HOUR.format(startsAt)}에 ${josa(otherName, '와/과')} 수업해요.`,
  }),
  MOVED: ({ startsAt, otherName }) => ({
    title: '수업 시간이 바뀌었어요',
    content: `${josa(otherName, '와/과')} 하는 수업이 ${WEEKDAY_HOUR.format(startsAt)}로 옮겨졌어요.`,
  }),
  CANCELLED: ({ startsAt, otherName, isPupil, ticket }) => ({
    title: '수업이 취소되었어요',
    content: `${WEEKDAY_HOUR.format(startsAt)}에 ${josa(otherName, '와/과')} 하려던 수업이 취소되었어요.${isPupil && ticket ? TICKET[ticket] : ''}`,
  }),
  NO_SHOW: ({ startsAt, otherName }) => ({
    title: '수업에서 못 만났어요',
    content: `${WEEKDAY_HOUR.format(startsAt)} 수업에서 ${josa(otherName, '이/가')} 기다렸어요. 다르게 알고 있으면 선생님께 말해 주세요.`,
  }),
  DAY_BEFORE: ({ startsAt, otherName }) => ({
    title: '내일 수업이 있어요',
    content: `${WEEKDAY_HOUR.format(startsAt)}에 ${josa(otherName, '와/과')} 만나요.`,
  }),
  SOON: ({ otherName }) => ({
    title: '10분 뒤에 수업이 시작돼요',
    content: `${josa(otherName, '와/과')} 만날 시간이에요. 지금 회의 링크로 들어가 주세요.`,
  }),
};
