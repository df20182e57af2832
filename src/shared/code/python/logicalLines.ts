/** A line as Python reads it: across brackets, quotes and backslashes to its end. */
export interface LogicalLine {
  /** Its statements: separated at `;`, and at the colon that ends the head of a compound statement. */
  parts: string[];
  /** Whether the first part is such a head. */
  hasColon: boolean;
}

const OPENING = '([{';
const CLOSING = ')]}';
const HEAD_WORD = /^(async\s|class|def|elif|else|except|finally|for|if|match|try|while|with|case)(?![\w])/;

/** The lines with statements; comments are left out. Undefined for an unclosed quote or bracket. */
export function logicalLines(source: string): LogicalLine[] | undefined {
  const lines: LogicalLine[] = [];
  let parts: string[] = [];
  let text = '';
  let depth = 0;
  let lambdas = 0;
  let hasColon = false;
  const endPart = () => {
    if (text.trim() !== '') parts.push(text.trim());
    text = '';
    lambdas = 0;
  };
  const endLine = () => {
    endPart();
    if (parts.length > 0) lines.push({ parts, hasColon });
    parts = [];
    hasColon = false;
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === '#') {
      while (at + 1 < source.length && source[at + 1] !== '\n') at += 1;
    } else if (sign === '"' || sign === "'") {
      const end = endOfText(source, at);
      if (end === undefined) return undefined;
      text += source.slice(at, end);
      at = end - 1;
    } else if (sign === '\\' && source[at + 1] === '\n') at += 1;
    else if (sign === '\n') {
      if (depth === 0) endLine();
    } else if (depth === 0 && sign === ';') endPart();
    else if (depth === 0 && sign === ':' && lambdas === 0 && endsWithLambda(text)) {
      lambdas += 1;
      text += sign;
    } else if (
      depth === 0 &&
      sign === ':' &&
      parts.length === 0 &&
      !hasColon &&
      HEAD_WORD.test(text.trimStart())
    ) {
      hasColon = true;
      text += sign;
      endPart();
    } else {
      if (OPENING.includes(sign)) depth += 1;
      if (CLOSING.includes(sign)) depth -= 1;
      if (depth < 0) return undefined;
      text += sign;
    }
  }
  endLine();
  return depth === 0 ? lines : undefined;
}

/** Whether a lambda follows the last colon. */
function endsWithLambda(text: string): boolean {
  return /\blambda\b/.test(text.slice(text.lastIndexOf(':') + 1));
}

/** The end of the text that starts here; undefined when it is not closed. */
function endOfText(source: string, start: number): number | undefined {
  const quote = source.charAt(start);
  const isLong = source.startsWith(quote.repeat(3), start);
  const close = isLong ? quote.repeat(3) : quote;
  for (let at = start + close.length; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source.startsWith(close, at)) return at + close.length;
    else if (source[at] === '\n' && !isLong) return undefined;
  }
  return undefined;
}
