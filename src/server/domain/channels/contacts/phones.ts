/*
 * Phone numbers as text: kept as digits, shown with hyphens, masked for everybody who has not asked for one number with
 * a reason. Pure.
 */

export const digitsOf = (phoneNumber: string): string => phoneNumber.replaceAll(/\D/gu, '');

/** `01012345678` → `010-••••-5678`. Only the last four digits leave the server. */
export function maskPhone(digits: string): string {
  if (digits === '') return '';
  return digits.length < 8 ? '••••' : `${digits.slice(0, 3)}-••••-${digits.slice(-4)}`;
}
