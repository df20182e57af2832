import { snippetCompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import type { EditorLanguage } from './editorLanguages.ts';
import { displayStore, type HintLanguage } from '#client/stores/displayStore.ts';

interface Word {
  readonly label: string;
  readonly type: 'function' | 'keyword';
  /** The text that is written, with its holes; the label alone without it. */
  readonly snippet?: Readonly<Record<HintLanguage, string>>;
  readonly detail: Readonly<Record<HintLanguage, string>>;
}

const same = (snippet: string) => ({ KO: snippet, EN: snippet });

/** Completions for first programs, without browser APIs, which the judge does not have. */
const JAVASCRIPT_WORDS: readonly Word[] = [
  {
    ...{ label: 'print', type: 'function', detail: { KO: '말하기', EN: 'say something' } },
    snippet: { KO: 'print(${값});', EN: 'print(${value});' },
  },
  {
    ...{ label: 'input', type: 'function', detail: { KO: '한 줄 읽기', EN: 'read a line' } },
    snippet: same('input()'),
  },
  {
    ...{ label: 'Number', type: 'function', detail: { KO: '숫자로 바꾸기', EN: 'make a number' } },
    snippet: { KO: 'Number(${글자})', EN: 'Number(${text})' },
  },
  {
    ...{
      label: 'const',
      type: 'keyword',
      detail: { KO: '바뀌지 않는 상자', EN: 'a box that never changes' },
    },
    snippet: { KO: 'const ${이름} = ${값};', EN: 'const ${name} = ${value};' },
  },
  {
    ...{ label: 'let', type: 'keyword', detail: { KO: '바꿀 수 있는 상자', EN: 'a box that can change' } },
    snippet: { KO: 'let ${이름} = ${값};', EN: 'let ${name} = ${value};' },
  },
  {
    ...{ label: 'if', type: 'keyword', detail: { KO: '만약에', EN: 'when this is true' } },
    snippet: { KO: 'if (${조건}) {\n  ${}\n}', EN: 'if (${condition}) {\n  ${}\n}' },
  },
  {
    ...{ label: 'else', type: 'keyword', detail: { KO: '아니면', EN: 'otherwise' } },
    snippet: same('else {\n  ${}\n}'),
  },
  {
    ...{ label: 'for', type: 'keyword', detail: { KO: '되풀이', EN: 'again and again' } },
    snippet: {
      KO: 'for (let i = 1; i <= ${끝}; i++) {\n  ${}\n}',
      EN: 'for (let i = 1; i <= ${end}; i++) {\n  ${}\n}',
    },
  },
  { label: 'Math.floor', type: 'function', detail: { KO: '소수점 아래 버리기', EN: 'round down' } },
];

const PYTHON_WORDS: readonly Word[] = [
  {
    ...{ label: 'print', type: 'function', detail: { KO: '말하기', EN: 'say something' } },
    snippet: { KO: 'print(${값})', EN: 'print(${value})' },
  },
  {
    ...{ label: 'input', type: 'function', detail: { KO: '한 줄 읽기', EN: 'read a line' } },
    snippet: same('input()'),
  },
  {
    ...{ label: 'int', type: 'function', detail: { KO: '정수로 바꾸기', EN: 'make a whole number' } },
    snippet: { KO: 'int(${글자})', EN: 'int(${text})' },
  },
  {
    ...{ label: 'len', type: 'function', detail: { KO: '길이', EN: 'length' } },
    snippet: { KO: 'len(${값})', EN: 'len(${value})' },
  },
  {
    ...{ label: 'range', type: 'function', detail: { KO: '차례로 세기', EN: 'count' } },
    snippet: { KO: 'range(${몇 번})', EN: 'range(${times})' },
  },
  {
    ...{ label: 'if', type: 'keyword', detail: { KO: '만약에', EN: 'when this is true' } },
    snippet: { KO: 'if ${조건}:\n    ${}', EN: 'if ${condition}:\n    ${}' },
  },
  {
    ...{ label: 'else', type: 'keyword', detail: { KO: '아니면', EN: 'otherwise' } },
    snippet: same('else:\n    ${}'),
  },
  {
    ...{ label: 'for', type: 'keyword', detail: { KO: '되풀이', EN: 'again and again' } },
    snippet: { KO: 'for i in range(${몇 번}):\n    ${}', EN: 'for i in range(${times}):\n    ${}' },
  },
  {
    ...{ label: 'while', type: 'keyword', detail: { KO: '조건 동안 되풀이', EN: 'as long as' } },
    snippet: { KO: 'while ${조건}:\n    ${}', EN: 'while ${condition}:\n    ${}' },
  },
  {
    ...{ label: 'def', type: 'keyword', detail: { KO: '내 주문 만들기', EN: 'make a function' } },
    snippet: { KO: 'def ${이름}():\n    ${}', EN: 'def ${name}():\n    ${}' },
  },
];

const optionsIn = (words: readonly Word[], language: HintLanguage) =>
  words.map(({ label, type, snippet, detail }) => {
    const completion = { label, type, detail: detail[language] };
    return snippet ? snippetCompletion(snippet[language], completion) : completion;
  });
const bothOf = (words: readonly Word[]) => ({ KO: optionsIn(words, 'KO'), EN: optionsIn(words, 'EN') });
const OPTIONS = {
  JAVASCRIPT: bothOf(JAVASCRIPT_WORDS),
  PYTHON: bothOf(PYTHON_WORDS),
} satisfies Record<EditorLanguage, unknown>;

/** Completes the words of the first lessons once two letters are typed, explained in the chosen language of hints. */
export const guestCompletions =
  (language: EditorLanguage) =>
  (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/[A-Za-z.]{2,}/);
    if (!word && !context.explicit) return null;
    const options = OPTIONS[language][displayStore.getState().hintLanguage];
    return { from: word?.from ?? context.pos, options, validFor: /^[A-Za-z.]*$/ };
  };
