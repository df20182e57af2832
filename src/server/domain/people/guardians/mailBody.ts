import { guardianTexts } from './texts.ts';

interface MailParts {
  readonly lines: readonly string[];
  /** Shown large: a code. */
  readonly code?: string;
  readonly link?: { readonly url: string; readonly label: string };
  /** The last line; by default it says that an unexpected mail may be ignored. */
  readonly closing?: string;
}

/** A mail to a guardian as text and as HTML, with the same words in both. */
export function mailBody({ lines, code, link, closing = guardianTexts.notYou }: MailParts): {
  readonly body: string;
  readonly html: string;
} {
  const body = [
    ...lines,
    '',
    ...(code === undefined ? [] : [`    ${code}`, '']),
    ...(link === undefined ? [] : [`${link.label}: ${link.url}`, '']),
    closing,
  ].join('\n');
  const html = [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8"></head>',
    '<body style="margin:0;padding:24px;background:#e6f5fa;color:#1f3a5f;font:16px/1.7 sans-serif">',
    '<div style="max-width:480px;margin:0 auto;padding:24px;background:#fffdf6;border:3px solid #20507a;border-radius:20px">',
    ...lines.map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`),
    code === undefined
      ? ''
      : `<p style="margin:16px 0;font-size:34px;font-weight:700;letter-spacing:8px">${escapeHtml(code)}</p>`,
    link === undefined
      ? ''
      : `<p style="margin:20px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 22px;border-radius:14px;background:#117c93;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(link.label)}</a></p>`,
    `<p style="margin:16px 0 0;font-size:14px;color:#4b6584">${escapeHtml(closing)}</p>`,
    '</div></body></html>',
  ].join('');
  return { body, html };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
