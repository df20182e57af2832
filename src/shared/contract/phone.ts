import { z } from 'zod';

/*
 * Mobile numbers as people type them and as browsers fill them in. Every field for a number parses it by this one
 * schema.
 */

/** Room for the longest way of writing a number, `+82 (0)10 - 1234 - 5678`. */
export const MOST_TYPED_PHONE = 40;

/** 010 is followed by eight digits; the older networks have seven as well. */
const MOBILE = /^(?:010\d{8}|01[16789]\d{7,8})$/;

/** Digits alone, without the country: `+82 10-1234-5678` and full width become `01012345678`. */
function digitsAsTyped(written: string): string {
  return written
    .slice(0, MOST_TYPED_PHONE)
    .normalize('NFKC')
    .replaceAll(/[\s().·•‐-―−~\p{Cf}-]/gu, '')
    .replace(/^(?:\+|00)82/, '0')
    .replace(/^00/, '0');
}

/** The digits of a Korean mobile number in any spelling, or undefined for anything else. */
export function mobileNumber(written: string): string | undefined {
  const digits = digitsAsTyped(written);
  return MOBILE.test(digits) ? digits : undefined;
}

/** `01012345678` → `010-1234-5678`; an incomplete number stays as it is. */
export function writePhone(digits: string): string {
  return digits.length < 8 ? digits : `${digits.slice(0, 3)}-${digits.slice(3, -4)}-${digits.slice(-4)}`;
}

/** The fault of a number, in words; undefined for a good one. */
export function phoneProblem(written: string): string | undefined {
  const digits = digitsAsTyped(written);
  if (MOBILE.test(digits)) return undefined;
  if (!/^01[016789]\d*$/.test(digits)) return '휴대전화 번호를 다시 확인해 주세요.';
  return digits.length < 11
    ? '숫자가 모자라요. 010-1234-5678처럼 적어 주세요.'
    : '숫자가 너무 많아요. 010-1234-5678처럼 적어 주세요.';
}

const asTyped = ({ mayBeEmpty }: { readonly mayBeEmpty: boolean }) =>
  z
    .string()
    .max(MOST_TYPED_PHONE, '휴대전화 번호를 다시 확인해 주세요.')
    .superRefine((written, context) => {
      const message = mayBeEmpty && written.trim() === '' ? undefined : phoneProblem(written);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .transform((written) => writePhone(mobileNumber(written) ?? ''));

/** A number as it was typed; parsed to `010-1234-5678`. */
export const phoneNumberSchema = asTyped({ mayBeEmpty: false });

/** The same for an optional number: blanks alone are an empty text. */
export const optionalPhoneSchema = asTyped({ mayBeEmpty: true });
