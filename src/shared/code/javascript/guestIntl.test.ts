import { describe, expect, it } from 'vitest';
import { guestIntl } from './guestIntl.ts';

/** The same numbers in [0, 1) in every run. */
const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

// Node's Intl is the oracle.
const { formatNumber, formatDate, compareTexts } = guestIntl();

const numbers = [
  0,
  -0,
  1,
  12,
  123,
  1234,
  12345,
  123456,
  1234567,
  -1234567,
  0.5,
  1.5,
  2.5,
  0.1 + 0.2,
  1234.5678,
  0.0005,
  0.0004,
  99.9995,
  1e20,
  1e21,
  123456789012345680000,
  1.005,
  -0.4,
  NaN,
  Infinity,
  -Infinity,
];

describe.each(['ko', 'ko-KR', 'en', 'en-US'])('in %s', (locale) => {
  it.each([
    undefined,
    { maximumFractionDigits: 0 },
    { minimumFractionDigits: 2 },
    { minimumFractionDigits: 2, maximumFractionDigits: 2 },
    { maximumFractionDigits: 1 },
    { useGrouping: false },
    { minimumIntegerDigits: 3 },
    { style: 'percent' },
    { style: 'percent', maximumFractionDigits: 1 },
    { style: 'currency', currency: 'KRW' },
    { style: 'currency', currency: 'USD' },
  ])('writes numbers with %o', (options) => {
    const random = createRandom(3);
    const more = Array.from({ length: 200 }, () => (random() - 0.5) * 10 ** Math.floor(random() * 12));
    for (const number of [...numbers, ...more]) {
      expect(formatNumber(number, locale, options)).toBe(
        number.toLocaleString(locale, options as Intl.NumberFormatOptions),
      );
    }
    expect(formatNumber(12345678901234567890n, locale)).toBe(12345678901234567890n.toLocaleString(locale));
  });

  const dates = [
    new Date(2024, 0, 1),
    new Date(2024, 2, 5, 15, 4, 5),
    new Date(1999, 11, 31, 0, 0, 0),
    new Date(2024, 6, 10, 12, 30),
    new Date(NaN),
  ];
  it('writes dates and times', () => {
    for (const date of dates) {
      expect(formatDate(date, locale, undefined, 'any')).toBe(date.toLocaleString(locale));
      expect(formatDate(date, locale, undefined, 'date')).toBe(date.toLocaleDateString(locale));
      expect(formatDate(date, locale, undefined, 'time')).toBe(date.toLocaleTimeString(locale));
    }
  });

  it.each<Intl.DateTimeFormatOptions>([
    { year: 'numeric', month: 'long', day: 'numeric' },
    { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' },
    { year: 'numeric', month: '2-digit', day: '2-digit' },
    { month: 'long', day: 'numeric' },
    { month: 'short', day: 'numeric' },
    { weekday: 'long' },
    { weekday: 'short' },
    { year: 'numeric' },
    { hour: 'numeric', minute: 'numeric' },
    { hour: '2-digit', minute: '2-digit' },
    { hour: '2-digit', minute: '2-digit', hour12: false },
    { hour: 'numeric', minute: '2-digit', second: '2-digit', hour12: false },
    { timeZone: 'UTC' },
    { timeZone: 'Asia/Seoul' },
  ])('writes dates with %o', (options) => {
    for (const date of dates) {
      expect(formatDate(date, locale, options, 'any')).toBe(date.toLocaleString(locale, options));
    }
  });

  it('orders words', () => {
    const random = createRandom(5);
    const signs = '가각간나다닭라마바사아자차카타파하ㄱㄴㅏabcxyzABCXYZéèñ0123456789 _-,.!?()'.split('');
    const words = Array.from({ length: 400 }, () =>
      Array.from({ length: Math.floor(random() * 5) }, () => signs[Math.floor(random() * signs.length)]).join(
        '',
      ),
    );
    const more = [
      '사과',
      '바나나',
      '포도',
      '딸기',
      '수박',
      'apple',
      'Apple',
      'banana',
      'résumé',
      'resume',
      'Resume',
      '10',
      '9',
      '가나다',
      '가나',
      '까마귀',
      '가마귀',
      '돌핀',
      '돌고래',
      '한글',
      '항글',
    ];
    for (const options of [
      undefined,
      { numeric: true },
      { sensitivity: 'base' as const },
      { sensitivity: 'accent' as const },
    ]) {
      const all = [...words, ...more];
      for (const [at, word] of all.entries()) {
        const other = all[(at * 7 + 3) % all.length] ?? '';
        expect([word, other, compareTexts(word, other, locale, options)]).toEqual([
          word,
          other,
          word.localeCompare(other, locale, options),
        ]);
      }
    }
  });
});
