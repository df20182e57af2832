import { expect, it, test } from 'vitest';
import { classifyTalk } from './classifyTalk.ts';

/** The verdict on the last of some lines. */
const lastOf = (...lines: string[]) => classifyTalk(lines.at(-1) ?? '', lines.slice(0, -1));

test.each([
  [['내 번호 앞자리는 010이야', '그다음은 3456이고', '마지막은 7890이야'], 'PHONE'],
  [['010', '2345', '6789'], 'PHONE'],
  [['0', '1', '0', '2', '3', '4', '5', '6', '7', '8', '9'], 'PHONE'],
  [['공일공', '이삼사오', '육칠팔구'], 'PHONE'],
  [['번호는', '3456', '7890'], 'PHONE'],
  [['sea.star', '@naver', '.com'], 'EMAIL'],
  [['free-points', '.xyz'], 'LINK'],
  [['카톡', '아이디', '뭐야'], 'MESSENGER'],
  [['너', '어디', '살아?'], 'ADDRESS'],
] as const)('%j says together what it may not', (lines, ask) => {
  expect(lastOf(...lines)).toEqual({ kind: 'asks', ask });
});

test.each([[['시', '발']], [['병', '신']], [['느', '금', '마']], [['너 진짜', '병', '신']]])(
  '%j hurts together',
  (lines) => {
    expect(lastOf(...lines)).toEqual({ kind: 'hurtful' });
  },
);

test.each([
  [['1 2 3 4 5', '6 7 8 9 10', '11 12 13']],
  [['x = 10', 'y = 2345', 'move(6789)']],
  [['나 100점', '나는 98점', '18등']],
  [['010이 이진수로 2야', '그럼 011은 3']],
  [['다시', '발표할게']],
  [['안녕', '같이', '하자']],
  [['어디', '가?', '광장']],
  [['몬스터', '죽여', '빨리']],
])('%j are ordinary', (lines) => {
  expect(lastOf(...lines)).toEqual({ kind: 'fine' });
});

it('what was refused before does not count against the next line', () => {
  expect(classifyTalk('고마워', ['010', '2345'])).toEqual({ kind: 'fine' });
});
