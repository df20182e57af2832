import { seoulFormat } from './seoulFormat.ts';

/* Formats of moments that several subjects share, in Seoul's zone. */

/** «3월 2일» */
export const DAY = seoulFormat({ month: 'long', day: 'numeric' });
/** «2027. 3. 2.» */
export const DATE = seoulFormat({ dateStyle: 'medium' });
/** «2027년 3월 2일» */
export const LONG_DATE = seoulFormat({ dateStyle: 'long' });
/** «2027. 3. 2. 오후 3:00» */
export const MOMENT = seoulFormat({ dateStyle: 'medium', timeStyle: 'short' });
/** «2027년 3월 2일 오후 3:00» */
export const LONG_MOMENT = seoulFormat({ dateStyle: 'long', timeStyle: 'short' });
/** «27. 3. 2. 오후 3:00» */
export const SHORT_MOMENT = seoulFormat({ dateStyle: 'short', timeStyle: 'short' });
/** «3월 2일 화요일 오후 3시» */
export const WEEKDAY_HOUR = seoulFormat({ month: 'long', day: 'numeric', weekday: 'long', hour: 'numeric' });
