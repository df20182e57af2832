/**
 * Numbers, dates and the order of words in Korean and English, as browsers write them; other languages get English.
 * Runs inside the interpreter and may use nothing from outside its braces.
 */
export function guestIntl() {
  'use strict';
  const { floor, min, max } = Math;
  const RangeErrorClass = RangeError;
  type Options = Record<string, unknown>;

  const isKorean = (locales: unknown): boolean => {
    const first: unknown = Array.isArray(locales) ? locales[0] : locales;
    return first === undefined || (typeof first === 'string' && /^ko\b/i.test(first));
  };
  const asOptions = (options: unknown): Options =>
    typeof options === 'object' && options !== null ? (options as Options) : {};

  const digitsOf = (name: string, value: unknown, low: number, fallback: number): number => {
    if (value === undefined) return fallback;
    const count = floor(Number(value));
    if (!(count >= low && count <= 100)) throw new RangeErrorClass(`${name} value is out of range.`);
    return count;
  };

  /** Rounds the shortest decimal form, halves away from zero: 99.9995 is 100, though its double is slightly less. */
  const rounded = (shortest: string, shift: number, least: number, most: number): string => {
    const [mantissa = '', exponent = '0'] = shortest.split('e');
    const [whole = '', part = ''] = mantissa.split('.');
    let digits = whole + part;
    let point = whole.length + Number(exponent) + shift;
    if (point < 1) {
      digits = '0'.repeat(1 - point) + digits;
      point = 1;
    }
    digits = digits.padEnd(point, '0');
    const kept = point + most;
    if (digits.length > kept) {
      let up = (digits[kept] ?? '0') >= '5';
      const left = digits.slice(0, kept).split('');
      for (let at = kept - 1; up && at >= 0; at -= 1) {
        up = left[at] === '9';
        left[at] = up ? '0' : String(Number(left[at]) + 1);
      }
      if (up) {
        left.unshift('1');
        point += 1;
      }
      digits = left.join('');
    }
    let fraction = digits.slice(point);
    while (fraction.length > least && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
    fraction = fraction.padEnd(least, '0');
    const integer = digits.slice(0, point).replace(/^0+(?=\d)/, '');
    return fraction === '' ? integer : `${integer}.${fraction}`;
  };

  const formatNumber = (value: unknown, locales?: unknown, given?: unknown): string => {
    const options = asOptions(given);
    const isPercent = options['style'] === 'percent';
    const isCurrency = options['style'] === 'currency';
    const currency = typeof options['currency'] === 'string' ? options['currency'].toUpperCase() : '';
    const whole = isCurrency && /^(?:KRW|JPY|VND|CLP)$/.test(currency);
    const usualMin = isCurrency && !whole ? 2 : 0;
    const usualMax = isPercent || whole ? 0 : isCurrency ? 2 : 3;
    const least = digitsOf(
      'minimumFractionDigits',
      options['minimumFractionDigits'],
      0,
      min(
        usualMin,
        options['maximumFractionDigits'] === undefined ? usualMin : Number(options['maximumFractionDigits']),
      ),
    );
    const most = digitsOf('maximumFractionDigits', options['maximumFractionDigits'], 0, max(usualMax, least));
    if (least > most) throw new RangeErrorClass('maximumFractionDigits value is out of range.');
    const width = digitsOf('minimumIntegerDigits', options['minimumIntegerDigits'], 1, 1);

    const number = typeof value === 'bigint' ? value : Number(value);
    const isNegative = typeof number === 'bigint' ? number < 0n : number < 0 || Object.is(number, -0);
    const isEndless = number === Infinity || number === -Infinity;
    let text =
      number !== number
        ? 'NaN'
        : isEndless
          ? '∞'
          : rounded(String(number).replace('-', ''), isPercent ? 2 : 0, least, most);
    if (number === number && !isEndless) {
      const [integer = '', fraction] = text.split('.');
      const padded = integer.padStart(width, '0');
      const parts: string[] = [];
      if (options['useGrouping'] === false) parts.push(padded);
      else for (let end = padded.length; end > 0; end -= 3) parts.unshift(padded.slice(max(0, end - 3), end));
      text = parts.join(',') + (fraction === undefined ? '' : `.${fraction}`);
    }
    if (isPercent) text += '%';
    if (isCurrency) {
      const dollar = isKorean(locales) ? 'US$' : '$';
      const signs: Record<string, string> = {
        KRW: '₩',
        USD: dollar,
        EUR: '€',
        GBP: '£',
        JPY: isKorean(locales) ? 'JP¥' : '¥',
        CNY: 'CN¥',
      };
      text = (signs[currency] ?? `${currency}\u00a0`) + text;
    }
    return isNegative ? `-${text}` : text;
  };

  const WEEKDAYS = {
    ko: ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'],
    en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  };
  const MONTHS = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ];
  const DATE_KEYS = ['weekday', 'year', 'month', 'day'];
  const TIME_KEYS = ['hour', 'minute', 'second'];

  const formatDate = (
    value: Date,
    locales: unknown,
    given: unknown,
    kind: 'date' | 'time' | 'any',
  ): string => {
    if (value.getTime() !== value.getTime()) return 'Invalid Date';
    const korean = isKorean(locales);
    const options: Options = { ...asOptions(given) };
    const zone: unknown = options['timeZone'];
    if (options['dateStyle'] !== undefined || options['timeStyle'] !== undefined) styles(options);
    const asked = (keys: readonly string[]) => keys.some((key) => options[key] !== undefined);
    const styled = options['styled'] === true;
    if (!styled && kind !== 'time' && !asked(DATE_KEYS) && (kind === 'date' || !asked(TIME_KEYS))) {
      options['year'] = options['month'] = options['day'] = 'numeric';
      if (kind === 'any') options['hour'] = options['minute'] = options['second'] = 'numeric';
    } else if (!styled && kind === 'time' && !asked(TIME_KEYS)) {
      options['hour'] = options['minute'] = options['second'] = 'numeric';
    }
    const minutes =
      zone === undefined
        ? -value.getTimezoneOffset()
        : zone === 'UTC'
          ? 0
          : zone === 'Asia/Seoul'
            ? 540
            : undefined;
    if (minutes === undefined) throw new RangeErrorClass(`Invalid time zone specified: ${String(zone)}`);
    const at = new Date(value.getTime() + minutes * 60_000);
    const two = (number: number, how: unknown): string =>
      how === '2-digit' ? String(number % 100).padStart(2, '0') : String(number);
    const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
    const { weekday: askedDay, year: askedYear, month: askedMonth, day: askedDate } = options;
    const weekdayName =
      askedDay === undefined ? undefined : ((korean ? WEEKDAYS.ko : WEEKDAYS.en)[at.getUTCDay()] ?? '');
    const weekday =
      weekdayName === undefined
        ? undefined
        : askedDay === 'long'
          ? weekdayName
          : weekdayName.slice(0, korean ? 1 : 3);
    const isWritten = askedMonth === 'long' || askedMonth === 'short';
    let date = '';
    if (korean) {
      const parts: string[] = [];
      const suffix = isWritten ? ['년', '월', '일'] : ['.', '.', '.'];
      const only =
        [askedYear, askedMonth, askedDate].filter((one) => one !== undefined).length === 1 && !weekday;
      if (askedYear !== undefined) parts.push(two(year, askedYear) + (only ? '년' : suffix[0]));
      if (askedMonth !== undefined) parts.push(two(month + 1, askedMonth) + (only ? '월' : suffix[1]));
      if (askedDate !== undefined) parts.push(two(day, askedDate) + (only ? '일' : suffix[2]));
      if (weekday !== undefined) parts.push(parts.length === 0 || isWritten ? weekday : `(${weekday})`);
      date = parts.join(' ');
    } else {
      const name = MONTHS[month] ?? '';
      const head = isWritten
        ? [
            askedMonth === 'long' ? name : name.slice(0, 3),
            askedDate === undefined ? '' : two(day, askedDate),
          ]
            .filter(Boolean)
            .join(' ')
        : [
            askedMonth === undefined ? '' : two(month + 1, askedMonth),
            askedDate === undefined ? '' : two(day, askedDate),
            askedYear === undefined ? '' : two(year, askedYear),
          ]
            .filter(Boolean)
            .join('/');
      const tail =
        isWritten && askedYear !== undefined
          ? (askedDate === undefined ? ' ' : ', ') + two(year, askedYear)
          : '';
      date = [weekday, head + tail].filter(Boolean).join(', ');
    }
    const { hour, minute, second } = options;
    let time = '';
    if (hour !== undefined || minute !== undefined || second !== undefined) {
      const is24 = options['hour12'] === false || options['hourCycle'] === 'h23';
      const hours = at.getUTCHours();
      const shown = is24 ? hours : hours % 12 || 12;
      const parts: string[] = [];
      if (hour !== undefined) {
        const wide = hour === '2-digit' || (is24 && !korean) ? '2-digit' : 'numeric';
        parts.push(two(shown, wide));
      }
      const alone = hour === undefined && (minute === undefined || second === undefined);
      if (minute !== undefined)
        parts.push(alone ? String(at.getUTCMinutes()) : two(at.getUTCMinutes(), '2-digit'));
      if (second !== undefined)
        parts.push(alone ? String(at.getUTCSeconds()) : two(at.getUTCSeconds(), '2-digit'));
      time = parts.join(':');
      if (hour !== undefined && parts.length === 1 && korean) time += '시';
      if (hour !== undefined && !is24) {
        time = korean ? `${hours < 12 ? '오전' : '오후'} ${time}` : `${time} ${hours < 12 ? 'AM' : 'PM'}`;
      }
    }
    const isLong = !korean && isWritten && options['styled'] !== undefined;
    return [date, time].filter(Boolean).join(korean ? ' ' : isLong ? ' at ' : ', ');
  };

  /** dateStyle and timeStyle in single parts. */
  const styles = (options: Options): void => {
    options['styled'] = true;
    const { dateStyle, timeStyle } = options;
    if (dateStyle !== undefined) {
      const isWritten = dateStyle === 'full' || dateStyle === 'long';
      options['year'] = dateStyle === 'short' ? '2-digit' : 'numeric';
      options['month'] = isWritten ? 'long' : dateStyle === 'medium' ? 'short' : 'numeric';
      options['day'] = 'numeric';
      if (dateStyle === 'full') options['weekday'] = 'long';
    }
    if (timeStyle !== undefined) {
      options['hour'] = options['minute'] = 'numeric';
      if (timeStyle !== 'short') options['second'] = 'numeric';
    }
  };

  const PUNCTUATION = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
  /** Sorts by kind first, then by place within the kind. Korean sorts Hangul before Latin letters. */
  const primary = (sign: string, korean: boolean): number => {
    const code = sign.codePointAt(0) ?? 0;
    const at = PUNCTUATION.indexOf(sign);
    if (at >= 0) return 100 + at;
    if (code < 32) return code >= 9 && code <= 13 ? code : 0;
    if (code >= 48 && code <= 57) return 1000 + code;
    const lower = sign.toLowerCase();
    const letter = lower.codePointAt(0) ?? 0;
    if (letter >= 97 && letter <= 122) return 30_000 + letter;
    const isHangul =
      (code >= 0xac00 && code <= 0xd7a3) ||
      (code >= 0x3131 && code <= 0x318e) ||
      (code >= 0x1100 && code <= 0x11ff);
    if (isHangul) return (korean ? 2000 : 2_000_000) + code / 65_536;
    if (code > 127 && !/[\p{L}\p{N}]/u.test(sign)) return 500 + code / 0x11_0000;
    return letter >= 0x4e00 && letter <= 0x9fff && korean ? 3000 + letter / 65_536 : 3_000_000 + letter;
  };
  const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
  /** A lone consonant sorts before all syllables that begin with it. */
  const hangulPlace = (sign: string): number => {
    const code = sign.charCodeAt(0);
    if (code >= 0xac00 && code <= 0xd7a3) return (code - 0xac00) / 588;
    const lead = LEADS.indexOf(sign);
    return lead >= 0 ? lead - 0.0001 : code >= 0x314f && code <= 0x3163 ? 100 + code : code;
  };

  const compareTexts = (left: string, right: string, locales?: unknown, given?: unknown): number => {
    const options = asOptions(given);
    const korean = isKorean(locales);
    const sensitivity = options['sensitivity'] ?? 'variant';
    const split = (text: string): { bases: string[]; accents: string } => {
      const bases: string[] = [];
      let accents = '';
      for (const sign of text.normalize('NFC')) {
        const code = sign.codePointAt(0) ?? 0;
        const parts = code < 0x300 || (code >= 0x1e00 && code < 0x1f00) ? sign.normalize('NFD') : sign;
        bases.push(parts[0] !== undefined && parts.length > 1 && code < 0x10000 ? parts[0] : sign);
        accents += parts.length > 1 && code < 0x10000 ? parts.slice(1) : '\0';
      }
      return { bases, accents };
    };
    const [one, two] = [split(left), split(right)];
    const isNumeric = options['numeric'] === true;
    const isDigit = (sign: string | undefined): boolean =>
      sign !== undefined && sign >= '0' && sign <= '9' && sign.length === 1;
    let at = 0;
    let to = 0;
    while (at < one.bases.length && to < two.bases.length) {
      const [a, b] = [one.bases[at] as string, two.bases[to] as string];
      if (isNumeric && isDigit(a) && isDigit(b)) {
        let [first, second] = ['', ''];
        while (isDigit(one.bases[at])) first += one.bases[at++];
        while (isDigit(two.bases[to])) second += two.bases[to++];
        const [x, y] = [BigInt(first), BigInt(second)];
        if (x !== y) return x < y ? -1 : 1;
        continue;
      }
      const [x, y] = [primary(a, korean), primary(b, korean)];
      if (x !== y) {
        const bothHangul = floor(x) === floor(y) && (floor(x) === 2000 || floor(x) === 2_000_000);
        if (!bothHangul) return x < y ? -1 : 1;
        const [place, other] = [hangulPlace(a), hangulPlace(b)];
        if (place !== other) return place < other ? -1 : 1;
      }
      at += 1;
      to += 1;
    }
    const rest = one.bases.length - at - (two.bases.length - to);
    if (rest !== 0) return rest < 0 ? -1 : 1;
    if (sensitivity !== 'base' && sensitivity !== 'case' && one.accents !== two.accents)
      return one.accents < two.accents ? -1 : 1;
    if (sensitivity === 'base' || sensitivity === 'accent') return 0;
    for (let i = 0; i < one.bases.length; i += 1) {
      const [a, b] = [one.bases[i] as string, two.bases[i] as string];
      if (a === b) continue;
      const isLower = a === a.toLowerCase();
      if (isLower !== (b === b.toLowerCase())) return (options['caseFirst'] === 'upper') === isLower ? 1 : -1;
    }
    return 0;
  };

  return { formatNumber, formatDate, compareTexts };
}
