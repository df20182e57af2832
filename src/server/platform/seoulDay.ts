const seoulFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Seoul as `YYYY-MM-DD`: attendance, daily quests and ages turn over at its midnight. */
export function seoulDay(date: Date): string {
  return seoulFormat.format(date);
}

const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The same with the time, as `YYYY-MM-DD HH:MM`. */
export function seoulTime(date: Date): string {
  return timeFormat.format(date);
}
