/** Pure: reads values as both languages print them in a trace. */

/** A text without its quotes; other values as they are. */
export function plain(value: string): string {
  const text = value.trim();
  if (/^"(?:[^"\\]|\\.)*"$/.test(text)) {
    const read = textIn(text);
    if (read !== null) return read;
  }
  return /^'.*'$/s.test(text) ? text.slice(1, -1) : text;
}

function textIn(json: string): string | null {
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === 'string' ? read : null;
  } catch {
    return null;
  }
}

/** The things of a list or a set; null for what is neither. */
export function listIn(value: string | undefined): readonly string[] | null {
  const inside = /^(?:Set )?[[{](.*)[\]}…]$/s.exec(value?.trim() ?? '')?.[1];
  return inside === undefined ? null : partsOf(inside, ',').map(plain);
}

/** Names and values of a map or a dictionary; null for what is none. */
export function pairsIn(
  value: string | undefined,
): readonly { readonly name: string; readonly value: string }[] | null {
  const inside = /^(?:Map )?\{(.*)[}…]$/s.exec(value?.trim() ?? '')?.[1];
  if (inside === undefined) return null;
  return partsOf(inside, ',').flatMap((pair) => {
    const [name, ...rest] = pair.includes('=>') ? pair.split('=>') : partsOf(pair, ':');
    return name === undefined || rest.length === 0 ? [] : { name: plain(name), value: plain(rest.join(' ')) };
  });
}

/** A number; null for anything else. */
export function numberIn(value: string | undefined): number | null {
  const number = value === undefined || value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Parts between separators that stand in no quotes and no brackets. */
function partsOf(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let quote = '';
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') {
      part += sign + text.charAt((at += 1));
      continue;
    }
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if ('[{('.includes(sign)) depth += 1;
    else if (']})'.includes(sign)) depth -= 1;
    if (sign === separator && quote === '' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '');
}

/** Letters as they are counted: by code points. */
export const lettersOf = (text: string): string[] => Array.from(text);

/** At most so many letters, the cut shown. */
export function short(text: string, most: number): string {
  const letters = lettersOf(text);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
