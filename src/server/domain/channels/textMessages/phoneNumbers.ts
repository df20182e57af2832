import { mobileNumber } from '#shared/contract/phone.ts';

/** As staff sees it: the middle of the number is left out. */
export function maskedPhone(written: string): string {
  const digits = mobileNumber(written);
  return digits === undefined
    ? written === ''
      ? ''
      : '•••'
    : `${digits.slice(0, 3)}-••••-${digits.slice(-4)}`;
}
