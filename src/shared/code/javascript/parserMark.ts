import type { Mark } from '../finding.ts';
import type { Token } from './scanJavaScript.ts';
import { texts } from './texts.ts';

const BY_MESSAGE: readonly (readonly [RegExp, string, (part: string) => string])[] = [
  [/^Identifier '(.+?)' has already been declared/, 'redeclared', texts.redeclared],
  [/^'return' outside of function/, 'returnOutside', texts.returnOutside],
  [/^Unsyntactic (?:break|continue)/, 'breakOutside', texts.breakOutside],
  [
    /^(?:Assigning to rvalue|Invalid left-hand side|Binding rvalue|Parenthesized pattern)/,
    'assignTarget',
    texts.assignTarget,
  ],
  [/^(?:Identifier directly after number|Invalid number)/, 'nameStartsWithDigit', texts.nameStartsWithDigit],
  [/^(?:Unexpected keyword|The keyword) '(.+?)'/, 'reservedName', texts.reservedName],
  [/^Unterminated template/, 'unclosedTemplate', texts.unclosedTemplate],
  [/^Unterminated comment/, 'unclosedComment', texts.unclosedComment],
  [/^'import' and 'export'/, 'importInScript', texts.importInScript],
];

export interface ParserFault {
  message: string;
  pos: number;
}

/** The mark of the parser's own error, when none of our rules knows better. */
export function parserMark({ message, pos }: ParserFault, tokens: readonly Token[]): Mark {
  const at = tokens.findIndex((token) => token.end > pos);
  const token = tokens[at];
  const before = at < 0 ? tokens.at(-1) : tokens[at - 1];
  const span = token ?? before ?? { start: 0, end: 0 };
  const mark = (code: string, text: string, { start, end } = span): Mark => ({
    code,
    message: text,
    start,
    end,
    severity: 'error',
  });
  for (const [pattern, code, say] of BY_MESSAGE) {
    const match = pattern.exec(message);
    if (match) return mark(code, say(match[1] ?? ''));
  }
  if (!message.startsWith('Unexpected token')) return mark('unreadable', texts.unreadable());
  if (
    before &&
    /^(?:[-+*/%<>=!&|,(]|[=!<>]==?|&&|\|\||[-+*/]=)$/.test(before.text) &&
    before.kind === 'sign'
  ) {
    const isOperator = before.text !== '(' && before.text !== ',';
    if (isOperator) return mark('missingValue', texts.missingValue(before.text), before);
  }
  return token
    ? mark('unexpectedToken', texts.unexpectedToken(token.text))
    : mark('unexpectedEnd', texts.unexpectedEnd());
}
