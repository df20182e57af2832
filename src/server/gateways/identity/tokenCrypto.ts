import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';
import iconv from 'iconv-lite';

// The encryption of NICE's token API: AES-128-CBC by characters of a hash, and an HMAC over the text in Base64.

/**
 * The secret that all keys of one verification are cut from: the SHA-256 of its time, its number and the provider's
 * token.
 */
export const secretOf = (request: { reqDtim: string; requestNo: string; tokenVal: string }): string =>
  createHash('sha256')
    .update(`${request.reqDtim.trim()}${request.requestNo.trim()}${request.tokenVal.trim()}`)
    .digest('base64');

const keysOf = (secret: string) => ({
  key: secret.slice(0, 16),
  iv: secret.slice(-16),
  hmacKey: secret.slice(0, 32),
});

/** The encoding of the encrypted text: NICE receives UTF-8 and answers in EUC-KR. */
export type TextEncoding = 'utf8' | 'euc-kr';

/** Encrypts and signs, as `enc_data` and `integrity_value`. */
export function sealToken(secret: string, content: object, encoding: TextEncoding = 'utf8') {
  const { key, iv } = keysOf(secret);
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  const text = iconv.encode(JSON.stringify(content), encoding);
  const enc_data = Buffer.concat([cipher.update(text), cipher.final()]).toString('base64');
  return { enc_data, integrity_value: integrityOf(secret, enc_data).toString('base64') };
}

/** Whether the text is as it was signed. Takes the same time for every wrong value. */
export function isIntact(secret: string, token: { enc_data: string; integrity_value: string }): boolean {
  const right = integrityOf(secret, token.enc_data);
  const given = Buffer.from(token.integrity_value, 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Decrypts a text whose integrity was checked: an unpadding error would reveal something about the key. */
export function openToken(secret: string, encData: string, encoding: TextEncoding): unknown {
  const { key, iv } = keysOf(secret);
  const decipher = createDecipheriv('aes-128-cbc', key, iv);
  const bytes = Buffer.concat([decipher.update(encData, 'base64'), decipher.final()]);
  return JSON.parse(iconv.decode(bytes, encoding));
}

function integrityOf(secret: string, encData: string): Buffer {
  return createHmac('sha256', keysOf(secret).hmacKey).update(encData).digest();
}
