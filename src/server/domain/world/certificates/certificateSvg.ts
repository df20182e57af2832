/** Pure: the words of a certificate as an SVG to lie over its background, of the same size. */
import { certificateTexts } from './texts.ts';

/** Size of the drawn background, A4 landscape at 96 dots per inch. */
const WIDTH = 1123;
const HEIGHT = 794;

export interface CertificateWords {
  readonly number: string;
  /** The achievement in two lines. */
  readonly lines: readonly [string, string];
  readonly title: string;
  readonly nickname: string;
  /** `YYYY-MM-DD` in Seoul. */
  readonly day: string;
}

/** The page that shows it chooses the fonts, by `data-font`. */
export function certificateSvg({ number, lines, title, nickname, day }: CertificateWords): string {
  const [first, second] = lines;
  const [year = '', month = '', date = ''] = day.split('-');
  const line = (y: number, size: number, color: string, text: string, font = 'title') =>
    `<text x="${WIDTH / 2}" y="${y}" font-size="${size}" fill="${color}" text-anchor="middle" data-font="${font}">${escaped(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(`${title}, ${nickname}`)}">`,
    line(186, 20, '#8a5a14', number, 'text'),
    line(250, 54, '#14507a', title),
    line(326, 38, '#7a2a24', certificateTexts.to(nickname)),
    line(390, 25, '#24445e', first, 'text'),
    line(426, 25, '#24445e', second, 'text'),
    line(488, 24, '#24445e', certificateTexts.date(year, Number(month), Number(date)), 'text'),
    line(528, 26, '#14507a', certificateTexts.issuer),
    '</svg>',
  ].join('');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}
