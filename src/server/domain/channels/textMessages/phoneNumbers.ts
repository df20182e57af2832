const MOBILE = /^01[016789]\d{7,8}$/;

/** The digits of a Korean mobile number however it was written, or undefined for anything else. */
export function mobileNumber(written: string): string | undefined {
  const digits = written
    .normalize('NFKC')
    .replaceAll(/[\s().·•‐-―-]/g, '')
    .replace(/^(?:\+|00)82/, '0')
    .replace(/^00/, '0');
  return MOBILE.test(digits) ? digits : undefined;
}

/** As staff sees it: the middle of the number is left out. */
export function maskedPhone(written: string): string {
  const digits = mobileNumber(written);
  return digits === undefined
    ? written === ''
      ? ''
      : '•••'
    : `${digits.slice(0, 3)}-••••-${digits.slice(-4)}`;
}
