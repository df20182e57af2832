import { snippetCompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';

/** What a first program is made of; nothing of the browser, which the judge does not have. */
const WORDS = [
  snippetCompletion('print(${값});', { label: 'print', detail: '말하기', type: 'function' }),
  snippetCompletion('input()', { label: 'input', detail: '한 줄 읽기', type: 'function' }),
  snippetCompletion('Number(${글자})', { label: 'Number', detail: '숫자로 바꾸기', type: 'function' }),
  snippetCompletion('const ${이름} = ${값};', {
    label: 'const',
    detail: '바뀌지 않는 상자',
    type: 'keyword',
  }),
  snippetCompletion('let ${이름} = ${값};', { label: 'let', detail: '바꿀 수 있는 상자', type: 'keyword' }),
  snippetCompletion('if (${조건}) {\n  ${}\n}', { label: 'if', detail: '만약에', type: 'keyword' }),
  snippetCompletion('else {\n  ${}\n}', { label: 'else', detail: '아니면', type: 'keyword' }),
  snippetCompletion('for (let i = 1; i <= ${끝}; i++) {\n  ${}\n}', {
    label: 'for',
    detail: '되풀이',
    type: 'keyword',
  }),
  { label: 'Math.floor', detail: '소수점 아래 버리기', type: 'function' },
];

/** Offers the words of the first lessons once two letters are typed. */
export function guestCompletions(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/[A-Za-z.]{2,}/);
  if (!word && !context.explicit) return null;
  return { from: word?.from ?? context.pos, options: WORDS, validFor: /^[A-Za-z.]*$/ };
}
