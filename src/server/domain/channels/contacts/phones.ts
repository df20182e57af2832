/*
 * Pure. Phone numbers as text: stored as digits, shown with hyphens, masked for all who have not asked for one number
 * with a reason.
 */

export const digitsOf = (phoneNumber: string): string => phoneNumber.replaceAll(/\D/gu, '');

/** `01012345678` → `010-••••-5678`. Only the last four digits leave the server. */
export function maskPhone(digits: string): string {
  if (digits === '') return '';
  return digits.length < 8 ? '••••' : `${digits.slice(0, 3)}-••••-${digits.slice(-4)}`;
}
