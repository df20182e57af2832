import { checkJavaScript } from './javascript/checkJavaScript.ts';
import { JAVASCRIPT_READING, JAVASCRIPT_RUNNING } from './javascript/javascriptErrorTexts.ts';
import { checkPython } from './python/checkPython.ts';
import { PYTHON_READING, PYTHON_RUNNING } from './python/pythonErrorTexts.ts';
import type { ErrorMeaning } from './errorMeaning.ts';
import type { Finding } from './finding.ts';
import { nearestWord } from './nearestWord.ts';
import { withParticle } from './withParticle.ts';

/** An engine's report of an error: its name, its message, the line numbered from 1. */
export interface EngineError {
  name: string;
  message: string;
  line?: number;
}

/** A program, so that an error can be explained with the child's own names. */
export interface ExplainedProgram {
  language: 'JAVASCRIPT' | 'PYTHON' | 'BLOCKS';
  /** The source; for blocks it is Blockly's JSON, in which no name of a line is looked up. */
  source: string;
  /** Names that a device defines: `walk`, `bell.ring`. */
  names?: readonly string[];
}

/** The meaning of an error that stopped the program, for a child. */
export function runtimeErrorText(error: EngineError, program?: ExplainedProgram): string {
  const { name, message } = error;
  // Wrong use of a command already has a Korean text.
  if (name === 'DeviceError') return message;
  const found = nameFinding(error, program) ?? memberMeant(error, program);
  if (found !== undefined) return found;
  // Its loop waits for sockets, which do not exist here; the error itself names files.
  if (program?.language === 'PYTHON' && SYSTEM_ERRORS.test(name) && /\basyncio\b/.test(program.source))
    return find(PYTHON_RUNNING, 'asyncio') ?? unknown(error);
  if (program?.language === 'PYTHON') return find(PYTHON_RUNNING, `${name}: ${message}`) ?? unknown(error);
  const isText = program?.language !== 'BLOCKS';
  const called = isText && message === 'not a function' ? calledName(error, program) : undefined;
  if (called !== undefined) {
    return `${withParticle(called, '은/는')} 함수가 아니라서 ( )로 부를 수 없어요. 이름을 바르게 썼는지, 값의 종류가 맞는지 살펴보세요.`;
  }
  return find(JAVASCRIPT_RUNNING, `${name}: ${message}`) ?? unknown(error);
}

/** The fault of a source that cannot be parsed, for a child, and the line where it is to be mended. */
export function compileErrorText(
  error: EngineError,
  program?: ExplainedProgram,
): { text: string; line?: number } {
  // Faults of blocks are already told in Korean when they are parsed.
  if (program?.language === 'BLOCKS') return { text: error.message };
  const isPython = program?.language === 'PYTHON';
  const findings = program ? findingsIn(program) : [];
  const [first] = findings.filter((one) => one.severity === 'error');
  // The checker knows the place of the opening bracket; the engine only where it missed the other.
  if (first && first.line <= (error.line ?? Infinity)) return { text: first.message, line: first.line };
  const text =
    find(
      isPython ? PYTHON_READING : JAVASCRIPT_READING,
      isPython ? `${error.name}: ${error.message}` : error.message,
    ) ?? '괄호, 따옴표, 쉼표가 빠지거나 더 들어가지 않았는지 살펴보세요.';
  return { text, ...(error.line !== undefined && { line: error.line }) };
}

function findingsIn({ language, source, names = [] }: ExplainedProgram): Finding[] {
  if (language === 'BLOCKS') return [];
  return (language === 'PYTHON' ? checkPython : checkJavaScript)(source, { names });
}

const SYSTEM_ERRORS = /^(?:OSError|NotImplementedError|BlockingIOError|ImportError|AttributeError)$/;

/** Rules of the checkers about one name, which know similar names. */
const NAME_RULES =
  /^(?:foreignWord|nearName|nearKeyword|nearMember|unknownName|compareWithWord|unquotedText|useBeforeDeclaration|notAFunction)$/;
const NAME_ERRORS = /is not defined|is not initialized|^not a function|no attribute '|is not callable/;

/** The editor's finding about the name in the error, so that running says the same as the editor. */
function nameFinding(
  { message, line }: EngineError,
  program: ExplainedProgram | undefined,
): string | undefined {
  // The engine knows more about a module that was not imported.
  const isModule = message.includes('forget to import');
  if (!program || line === undefined || isModule || !NAME_ERRORS.test(message)) return undefined;
  const text = program.source.split('\n')[line - 1] ?? '';
  const found = findingsIn(program).find((one) => {
    if (one.line !== line || one.endLine !== line || !NAME_RULES.test(one.code)) return false;
    const name = text.slice(one.column - 1, one.endColumn - 1);
    return message.includes('not a function') || message.includes('not callable') || message.includes(name);
  });
  return found?.message;
}

/** The intended name of a misspelled command of an object: CPython itself compares letters only when few differ. */
function memberMeant({ message }: EngineError, program: ExplainedProgram | undefined): string | undefined {
  const [, owner, member] = /^'(\w+)' object has no attribute '(\w+)'/.exec(message) ?? [];
  if (owner === undefined || member === undefined) return undefined;
  const members = (program?.names ?? []).flatMap((name) =>
    name.startsWith(`${owner}.`) ? [name.slice(owner.length + 1)] : [],
  );
  const near = nearestWord(member, members);
  return near === undefined
    ? undefined
    : find(PYTHON_RUNNING, `AttributeError: no attribute '${member}'. Did you mean: '${near}'`);
}

function unknown({ name, message }: EngineError): string {
  return message === '' ? `${name} 오류가 났어요.` : `${name} 오류가 났어요: ${message}`;
}

/** No name is searched on a longer line: it is pasted, and the search costs more than linear time. */
const MAX_NAMED_LINE = 300;

/** The only called name on the line that may be no function. The engine does not name it. */
function calledName({ line }: EngineError, program: ExplainedProgram | undefined): string | undefined {
  const text = line === undefined ? undefined : program?.source.split('\n')[line - 1];
  if (program === undefined || text === undefined || text.length > MAX_NAMED_LINE) return undefined;
  const bare = text.replaceAll(/(["'`])(?:\\.|(?!\1)[^\\])*\1/g, '""').replace(/\/\/.*/s, '');
  const names = [
    ...bare.matchAll(
      /(?:[\p{ID_Continue}$]+(?:\[[^\]]*\])?\.)*([\p{ID_Start}$_][\p{ID_Continue}$]*)(?=\s*\()/gu,
    ),
  ]
    .map((match) => match[0])
    .filter((name) => !isSurelyCallable(name, program.source));
  const [only, ...others] = new Set(names);
  return others.length === 0 ? only : undefined;
}

function isSurelyCallable(name: string, source: string): boolean {
  if (
    /^(?:if|for|while|switch|catch|function|return|typeof|print|input|readLine|Number|String|Math\.\w+|console\.\w+|JSON\.\w+|Object\.\w+|Array\.\w+)$/.test(
      name,
    )
  )
    return true;
  return (
    !name.includes('.') &&
    new RegExp(`function\\s+${name.replaceAll('$', String.raw`\$`)}\\b`, 'u').test(source)
  );
}

function find(meanings: readonly ErrorMeaning[], text: string): string | undefined {
  for (const [pattern, say] of meanings) {
    const match = pattern.exec(text);
    if (match) return say(match[1] ?? '', match[2] ?? '');
  }
  return undefined;
}
