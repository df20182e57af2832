const FORMAT = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** A time as staff reads it. */
export const seenAt = (iso: string): string => FORMAT.format(new Date(iso));
