/** One line of captions. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export type WebVttResult = { readonly cues: readonly Cue[] } | { readonly fault: string };

export const CAPTIONS_LENGTH = 200_000;
const MOST_CUES = 5000;
/** SRT writes its times with a comma, its hours always and no header; its lines are numbered. */
const SRT_TIMES = /^(\d{1,2}:[0-5]\d:[0-5]\d)[,.](\d{3})[ \t]*-->[ \t]*(\d{1,2}:[0-5]\d:[0-5]\d)[,.](\d{3})/;

/** Captions as WebVTT, from WebVTT or SRT; anything else stays as it is. */
export function asWebVtt(source: string): string {
  const text = source.replace(/^\uFEFF/, '');
  if (/^WEBVTT(?:[ \t]|$)/m.test(text.slice(0, 100))) return source;
  const lines = text.split(/\r\n|\r|\n/);
  if (!lines.some((line) => SRT_TIMES.test(line))) return source;
  const made = lines.map((line) => {
    const [, from, fromMs, to, toMs] = SRT_TIMES.exec(line) ?? [];
    return from === undefined || to === undefined
      ? line
      : `${from.padStart(8, '0')}.${fromMs} --> ${to.padStart(8, '0')}.${toMs}`;
  });
  return `WEBVTT\n\n${made.join('\n')}`;
}

const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

/** Captions of a video: times and words alone; styles, positions and tags are left out. */
export function readWebVtt(source: string): WebVttResult {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return { fault: '첫 줄이 WEBVTT인 자막 파일이 아니에요.' };
  const cues: Cue[] = [];
  let line = 1;
  while (line < lines.length) {
    const place = lines[line] ?? '';
    if (!place.includes('-->')) {
      line += 1;
      continue;
    }
    const number = line + 1;
    const [begin = '', rest = ''] = place.split('-->');
    const from = secondsOf(begin.trim());
    const to = secondsOf(rest.trim().split(/[ \t]/)[0] ?? '');
    if (from === null || to === null) return { fault: `${number}번째 줄의 시간을 읽을 수 없어요.` };
    if (to <= from) return { fault: `${number}번째 줄의 끝 시간이 시작보다 늦어야 해요.` };
    const words: string[] = [];
    line += 1;
    while (line < lines.length && lines[line] !== '') {
      words.push(lines[line] ?? '');
      line += 1;
    }
    const text = wordsOf(words.join('\n'));
    if (text !== '') cues.push({ from, to, text });
    if (cues.length > MOST_CUES) return { fault: `자막은 ${MOST_CUES}개까지 넣을 수 있어요.` };
  }
  if (cues.length === 0) return { fault: '자막이 하나도 없어요.' };
  return { cues: cues.toSorted((a, b) => a.from - b.from) };
}

/** The words at a moment of the video. */
export const cuesAt = (cues: readonly Cue[], seconds: number): readonly Cue[] =>
  cues.filter(({ from, to }) => from <= seconds && seconds < to);

function secondsOf(time: string): number | null {
  const match = TIME.exec(time);
  if (!match) return null;
  const [, hours = '0', minutes, seconds, thousandths] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};

const wordsOf = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity] ?? '')
    .trim();
