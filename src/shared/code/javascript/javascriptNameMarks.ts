import type { AnyNode, Program } from 'acorn';
import { spend } from '../budget.ts';
import { lineNumberAt } from '../finding.ts';
import type { Mark } from '../finding.ts';
import { editDistance, nearestWord } from '../nearestWord.ts';
import {
  FOREIGN_WORDS,
  KEYWORDS,
  KNOWN_FUNCTIONS,
  KNOWN_MEMBERS,
  KNOWN_NAMES,
} from './javascriptKnownNames.ts';
import { visibleNames } from './scopes.ts';
import type { Declaration, Names, Reference } from './scopes.ts';
import { texts } from './texts.ts';
import { nodesIn } from './tree.ts';

interface Context {
  source: string;
  program: Program;
  names: Names;
  /** Names that a problem defines, such as the commands of a stage. */
  extra: ReadonlySet<string>;
  /** Members that it defines: `ring` of `bell.ring`. */
  members: readonly string[];
}

/** Unknown and misspelled names, names used too early, changed constants, calls of values that are no function. */
export function javascriptNameMarks(context: Context): Mark[] {
  const { names, source, extra } = context;
  return [
    ...names.references.flatMap((reference) => referenceMarks(reference, source, extra)),
    ...names.declarations.flatMap((declaration) => implicitMarks(declaration, names)),
    ...memberMarks(context),
  ];
}

function referenceMarks(reference: Reference, source: string, extra: ReadonlySet<string>): Mark[] {
  const { name, start, end, role, declaration, scope } = reference;
  const mark = (code: string, message: string): Mark[] => [{ code, message, start, end, severity: 'error' }];
  if (!declaration) {
    if (role === 'typeof' || KNOWN_NAMES.has(name) || extra.has(name)) {
      return role === 'call' && ['Math', 'JSON', 'console'].includes(name)
        ? mark('notAFunction', texts.notAFunction(name, '도구 상자'))
        : [];
    }
    if (isComparedWord(source, start, end)) return mark('compareWithWord', texts.compareWithWord(name));
    const hint = Object.hasOwn(FOREIGN_WORDS, name) ? FOREIGN_WORDS[name] : undefined;
    const near = nearestWord(name, [...visibleNames(scope), ...extra, ...KNOWN_NAMES]);
    if (hint !== undefined) return mark('foreignWord', texts.foreignWord(name, hint));
    if (near !== undefined) return mark('nearName', texts.nearName(name, near));
    const keyword = nearestWord(name, KEYWORDS);
    if (keyword !== undefined) return mark('nearKeyword', texts.nearKeyword(name, keyword));
    if (/\p{Script=Hangul}/u.test(name) && role === 'read')
      return mark('unquotedText', texts.unquotedText(name));
    return mark('unknownName', texts.unknownName(name));
  }
  if (role === 'write' && declaration.kind === 'const')
    return mark('assignToConst', texts.assignToConst(name));
  const isTooEarly =
    ['let', 'const', 'class'].includes(declaration.kind) &&
    scope.owner === declaration.scope.owner &&
    start < declaration.readyAt &&
    start !== declaration.start;
  if (isTooEarly) {
    const line = lineNumberAt(source, declaration.start);
    return mark('useBeforeDeclaration', texts.useBeforeDeclaration(name, line));
  }
  const what = role === 'call' ? kindOfValue(declaration) : undefined;
  return what === undefined ? [] : mark('notAFunction', texts.notAFunction(name, what));
}

/** An assigned but undeclared name that is similar to a declared one: `scroe = 5`. */
function implicitMarks(declaration: Declaration, { declarations }: Names): Mark[] {
  const [first] = declaration.writes;
  if (declaration.kind !== 'implicit' || !first) return [];
  spend(declarations.length);
  const made = declarations.filter((one) => one.kind !== 'implicit' && one.name.length > 2);
  const near = nearestWord(
    declaration.name,
    made.map((one) => one.name),
  );
  if (near === undefined || Math.abs(near.length - declaration.name.length) > 1) return [];
  const { start, end } = first;
  return [
    { code: 'nearName', message: texts.nearName(declaration.name, near), start, end, severity: 'warning' },
  ];
}

function memberMarks({ program, members }: Context): Mark[] {
  const own = new Set<string>(members);
  const marks: Mark[] = [];
  for (const node of nodesIn(program)) {
    const key =
      node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition'
        ? node.key
        : undefined;
    if (key?.type === 'Identifier') own.add(key.name);
    if (key?.type === 'Literal') own.add(String(key.value));
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      const { property } = node.left;
      if (property.type === 'Identifier') own.add(property.name);
    }
  }
  for (const node of nodesIn(program)) {
    if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') continue;
    const { name, start, end } = node.property;
    const isTool = node.object.type === 'Identifier' && /^(?:console|Math|JSON)$/.test(node.object.name);
    if (KNOWN_MEMBERS.has(name) || own.has(name) || OTHER_MEMBERS.has(name)) continue;
    if (name.length < (isTool ? 3 : 4)) continue;
    spend(KNOWN_MEMBERS.size + own.size);
    const near = nearestWord(name, [...KNOWN_MEMBERS, ...own]);
    if (near === undefined || editDistance(near.toLowerCase(), name.toLowerCase()) > 1) continue;
    const message = texts.nearMember(name, near);
    marks.push({ code: 'nearMember', message, start, end, severity: 'warning' });
  }
  return marks;
}

/** Real members similar to those that children use. */
const OTHER_MEMBERS: ReadonlySet<string> = new Set(
  (
    'assign call apply bind name then catch finally race resolve reject test exec index input freeze create from ' +
    'isArray asin acos atan sinh cosh tanh cbrt hypot sign logb log2 log10 log1p fround imul clz32 dir count time ' +
    'trim trimEnd trimStart search next done value values substr sort size union has hasOwn link bold big small ' +
    'fixed sup sub flags source group groups dirxml trace debug assert message stack cause now getDay getDate getTime ' +
    'getYear setDate setTime getHours toJSON valueOf toLocaleString toReversed toSpliced with keyFor fill at'
  ).split(' '),
);

function isComparedWord(source: string, start: number, end: number): boolean {
  return (
    /[=!]==?\s*$/.test(source.slice(Math.max(0, start - 6), start)) &&
    !/^\s*[.([]/.test(source.slice(end, end + 3))
  );
}

/** The kind of value that a name holds for certain and that cannot be called; undefined when it may be a function. */
function kindOfValue({ init, writes, kind }: Declaration): string | undefined {
  if (kind !== 'let' && kind !== 'const' && kind !== 'var') return undefined;
  if (!init || writes.length > 0) return undefined;
  return kindOfExpression(init);
}

function kindOfExpression(node: AnyNode): string | undefined {
  if (node.type === 'Literal') {
    return typeof node.value === 'number' ? '숫자' : typeof node.value === 'string' ? '글자' : undefined;
  }
  if (node.type === 'TemplateLiteral') return '글자';
  if (node.type === 'ArrayExpression') return '배열';
  if (node.type === 'ObjectExpression') return '{ } 값';
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const { name } = node.callee;
  if (name === 'input' || name === 'String') return '글자';
  return ['Number', 'parseInt', 'parseFloat'].includes(name) ? '숫자' : undefined;
}

export function isKnownFunction(name: string, declaration: Declaration | undefined): boolean {
  if (!declaration) return KNOWN_FUNCTIONS.has(name);
  if (declaration.kind === 'function') return true;
  return (
    /^(?:ArrowFunction|Function)Expression$/.test(declaration.init?.type ?? '') &&
    declaration.kind === 'const'
  );
}
