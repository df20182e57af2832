import { mobileNumber } from '#shared/contract/phone.ts';

/** The number as staff sees it, without its middle. */
export function maskedPhone(written: string): string {
  const digits = mobileNumber(written);
  return digits === undefined
    ? written === ''
      ? ''
      : '•••'
    : `${digits.slice(0, 3)}-••••-${digits.slice(-4)}`;
}
