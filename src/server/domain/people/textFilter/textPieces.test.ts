import { expect, it, test } from 'vitest';
import { classifyLongText } from './classifyLongText.ts';
import { classifyText } from './classifyText.ts';
import { LONGEST_PIECE, textPieces } from './textPieces.ts';

const LONGEST_POST = 20_000;
/** The parts of posts that once kept the filter busy. */
const HEAVY = [
  ...[
    '너집어디',
    'ㄱㅏ',
    'a',
    'a-',
    'a.',
    '사진',
    '엄마',
    'dkssud',
    '시 ',
    '시\n',
    '[[',
    ' ',
    '0',
    '공일',
    '^^',
  ],
  ...[
    '나ㅂㅂ뭐1올',
    '사ㅈ하나',
    '씨ㅣ',
    '한강ㄱ',
    '숭이보다더못해',
    '네가코드1나휴지',
    '춤라고',
    '여긴',
    '넌뭐를해도안',
    '@a',
  ],
];

test.each(HEAVY)('what is read of %j grows with the text alone', (unit) => {
  const text = unit.repeat(Math.floor(LONGEST_POST / unit.length));
  const pieces = textPieces(text);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_PIECE + 4);
  expect(pieces.join('').length).toBeLessThan(text.length * 1.6);
});

const FILLING = '오늘은 아침에 거북을 만났고 돌을 세 개 주웠다. '.repeat(400);

test.each(['시발', '너 어디 살아?', '내 번호는 010-2345-6789', '전화번호 알려줘', '사진 보내줘 나만 볼게'])(
  '%s is found wherever it stands in a long text',
  async (words) => {
    for (let at = 0; at < 150; at += 13) {
      const text = `${FILLING.slice(0, 400 + at)} ${words} ${FILLING.slice(400 + at, 900)}`;
      expect((await classifyLongText(text))?.verdict.kind, `at ${at}`).toBe(classifyText(words).kind);
    }
  },
);

it.each([
  ['시', ' '.repeat(500), '발'],
  ['시', '.'.repeat(500), '발'],
  ['시', '\u200b'.repeat(500), '발'],
  ['시', '.- '.repeat(300), '발'],
])('no number of signs between two letters hides a word', async (...parts) => {
  expect((await classifyLongText(parts.join('')))?.verdict.kind).toBe('hurtful');
});

it('letters written downwards are read as one line', async () => {
  const text = `${FILLING.slice(0, 600)}\n시\n발\n${FILLING.slice(0, 600)}`;
  expect((await classifyLongText(text))?.verdict.kind).toBe('hurtful');
});

it('a long ordinary text is fine', async () => {
  expect(await classifyLongText(FILLING)).toBeNull();
});
