import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentPages } from './documentPages.ts';

it('parts a document at its lines, one box to run a page', () => {
  const pages = documentPages(`## 컴퓨터의 입

\`print\`로 말해.

\`\`\`js run
print("«안녕»");
\`\`\`

\`\`\`scene
box name count
\`\`\`

---

## 컴퓨터의 귀

\`input\`으로 들어.

\`\`\`python run
name = input()
\`\`\`

\`\`\`input
니모
\`\`\`
`);
  expect(pages).toEqual([
    {
      heading: '컴퓨터의 입',
      text: '`print`로 말해.',
      box: { language: 'JAVASCRIPT', source: 'print("안녕");', change: { from: 7, to: 9 }, input: '' },
      choice: null,
      picture: null,
      scene: { kind: 'box', names: ['name', 'count'] },
    },
    {
      heading: '컴퓨터의 귀',
      text: '`input`으로 들어.',
      box: { language: 'PYTHON', source: 'name = input()', change: null, input: '니모\n' },
      choice: null,
      picture: null,
      scene: { kind: 'says', names: [] },
    },
  ]);
});

it('makes a page of each heading where a document has no lines', () => {
  expect(documentPages('# 처음\n\n안녕\n\n## 둘째\n\n글').map(({ heading }) => heading)).toEqual([
    '처음',
    '둘째',
  ]);
});

it('reads a question with its answers and their reasons', () => {
  const [page] = documentPages(`## 골라 봐

\`\`\`choice
듣는 것은?
- [ ] print | 그건 말하기야.
- [x] input | 맞아!
- [ ] if
\`\`\``);
  expect(page).toMatchObject({
    heading: '골라 봐',
    text: '',
    choice: {
      question: '듣는 것은?',
      answers: [
        { text: 'print', right: false, reason: '그건 말하기야.' },
        { text: 'input', right: true, reason: '맞아!' },
        { text: 'if', right: false, reason: '' },
      ],
    },
  });
  expect(documentPages('```choice\n답이 없는 질문\n- [ ] 하나\n```')[0]?.choice).toBeNull();
});

it('takes any text', () => {
  fc.assert(
    fc.property(fc.string(), (content) => {
      expect(documentPages(content).every(({ text }) => typeof text === 'string')).toBe(true);
    }),
  );
});

it('a picture fills the frame where nothing else acts there, and stays in the text anywhere else', () => {
  const picture = '![집게](picture:12)';
  const [alone, beside] = documentPages(
    `## 집게\n${picture}\n걸어요.\n---\n## 말\n${picture}\n\`\`\`js run\n1\n\`\`\``,
  );
  expect(alone).toMatchObject({ picture: { pictureId: 12, alt: '집게' }, text: '걸어요.' });
  expect(beside).toMatchObject({ picture: null, text: picture });
});

it('a fence without an end holds nothing, and is gone through once', () => {
  const before = process.threadCpuUsage();
  const [page] = documentPages(`## 제목\n${'```input\n'.repeat(20_000)}`);
  const { user } = process.threadCpuUsage(before);
  expect(page).toMatchObject({ heading: '제목', box: null });
  expect(user / 1000).toBeLessThan(200);
});
