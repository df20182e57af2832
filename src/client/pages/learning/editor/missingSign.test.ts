import { expect, it } from 'vitest';
import { EDITOR_LANGUAGES, type EditorLanguage } from './editorLanguages.ts';
import { missingSign } from './missingSign.ts';

const signOf = (language: EditorLanguage, source: string) =>
  missingSign(source, EDITOR_LANGUAGES[language].check(source, []));

it.each([
  ['JAVASCRIPT', 'print("안녕"', ')'],
  ['JAVASCRIPT', 'if (1 < 2) {\n  print(1);', '}'],
  ['JAVASCRIPT', 'let a = [1, 2;', ']'],
  ['JAVASCRIPT', 'print("안녕);', '"'],
  ['PYTHON', 'if 1 < 2\n    print(1)', ':'],
  ['PYTHON', 'print([1, 2)', ']'],
  ['PYTHON', 'print 3', '('],
  ['JAVASCRIPT', 'print(1);', null],
  ['PYTHON', 'x = 1\nprint(y)', null],
] as const)('of %s «%s» it is %s', (language, source, sign) => {
  expect(signOf(language, source)).toBe(sign);
});
