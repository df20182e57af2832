/* Pure. The part of XML that the tables of a workbook need. */

interface XmlElement {
  /** The attributes as they are written after the name. */
  readonly attributes: string;
  readonly content: string;
  /** The offsets of the element and of the text after it. */
  readonly start: number;
  readonly end: number;
}

/**
 * The elements of a name, which are never nested. A text is read once from front to back, so that thousands of openings
 * without an ending take no longer than other texts; a cut text ends with its last whole element.
 */
export function* elementsOf(xml: string, name: string): Generator<XmlElement, undefined> {
  const opening = `<${name}`;
  const closing = `</${name}>`;
  let at = 0;
  for (;;) {
    const start = xml.indexOf(opening, at);
    if (start < 0) return;
    at = start + opening.length;
    // <sheets> begins as <sheet> does.
    if (!/[\s/>]/u.test(xml.charAt(at))) continue;
    const head = xml.indexOf('>', at);
    if (head < 0) return;
    const isAlone = xml.charAt(head - 1) === '/';
    const close = isAlone ? head + 1 : xml.indexOf(closing, head + 1);
    if (close < 0) return;
    const attributes = xml.slice(at, isAlone ? head - 1 : head);
    const content = isAlone ? '' : xml.slice(head + 1, close);
    at = isAlone ? close : close + closing.length;
    yield { attributes, content, start, end: at };
  }
}

export const firstElement = (xml: string, name: string): XmlElement | undefined =>
  elementsOf(xml, name).next().value;

/** The text without the elements of a name. */
export function withoutElements(xml: string, name: string): string {
  let [rest, from] = ['', 0];
  for (const { start, end } of elementsOf(xml, name)) {
    rest += xml.slice(from, start);
    from = end;
  }
  return rest + xml.slice(from);
}
