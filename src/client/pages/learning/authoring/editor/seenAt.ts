import { seoulFormat } from '#shared/time/seoulFormat.ts';

const FORMAT = seoulFormat({
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** A time as staff reads it. */
export const seenAt = (iso: string): string => FORMAT.format(new Date(iso));
