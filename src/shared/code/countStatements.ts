import { parse } from 'acorn';
import type { Node } from 'acorn';
import { MAX_CHECKED_LENGTH } from './finding.ts';
import { childrenOf } from './javascript/nodes.ts';
import type { EngineLanguage } from './protocol.ts';
import { logicalLines } from './python/logicalLines.ts';

const SIGNS_PER_STATEMENT = 20;

/**
 * The number of statements of a program, nested ones included: `for` counts as one and so does each statement that it
 * repeats. Braces, empty statements, `else`, `case`, `try:` and the head of a function, which is a hat among blocks, do
 * not count. Undefined for a source that cannot be read. A source that is too long to be typed is counted by its signs
 * instead, so that length hides no statements.
 */
export function countStatements(language: EngineLanguage, source: string): number | undefined {
  if (source.length > MAX_CHECKED_LENGTH) return Math.ceil(source.length / SIGNS_PER_STATEMENT);
  if (language === 'PYTHON') return countPython(source);
  try {
    return countJavaScript(parse(source, { ecmaVersion: 'latest' }));
  } catch {
    return undefined;
  }
}

const UNCOUNTED = [
  'BlockStatement',
  'EmptyStatement',
  'TryStatement',
  'LabeledStatement',
  'FunctionDeclaration',
];

function countJavaScript(node: Node): number {
  const isStatement = /(Statement|Declaration)$/.test(node.type) && !UNCOUNTED.includes(node.type);
  return childrenOf(node).reduce(
    (sum, { key, child }) => {
      const isHead = node.type.startsWith('For') && (key === 'init' || key === 'left');
      return sum + countJavaScript(child) - (isHead && child.type === 'VariableDeclaration' ? 1 : 0);
    },
    isStatement ? 1 : 0,
  );
}

const UNCOUNTED_HEADS = /^(else|try|finally)\s*:|^(async\s+)?def\b|^except\b|^case\b|^@/;
const HEAD = /^(async\s|class|def|elif|else|except|finally|for|if|match|try|while|with|case)\b/;

function countPython(source: string): number | undefined {
  return logicalLines(source)?.reduce((sum, { parts, hasColon }) => {
    const [first = ''] = parts;
    if (!HEAD.test(first) || !hasColon) return sum + parts.filter((part) => !part.startsWith('@')).length;
    const head = UNCOUNTED_HEADS.test(first) ? 0 : 1;
    return sum + head + parts.length - 1;
  }, 0);
}
