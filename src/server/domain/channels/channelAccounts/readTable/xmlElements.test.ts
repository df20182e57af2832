import { expect, it } from 'vitest';
import { elementsOf, firstElement, withoutElements } from './xmlElements.ts';

const contents = (xml: string, name: string) => Array.from(elementsOf(xml, name), ({ content }) => content);

it('finds the elements of a name, with and without content, and none whose name only begins so', () => {
  const xml = '<cols><col/></cols><c r="A1"><v>1</v></c><c r="B1" t="s"/><c>\n2</c>';
  expect(contents(xml, 'c')).toEqual(['<v>1</v>', '', '\n2']);
  expect(Array.from(elementsOf(xml, 'c'), ({ attributes }) => attributes)).toEqual([
    ' r="A1"',
    ' r="B1" t="s"',
    '',
  ]);
  expect(firstElement(xml, 'v')?.content).toBe('1');
  expect(firstElement(xml, 'row')).toBeUndefined();
});

it('leaves elements out of a text', () => {
  expect(withoutElements('<t>가</t><rPh><t>나</t></rPh><t>다</t>', 'rPh')).toBe('<t>가</t><t>다</t>');
});

// A pattern would read to the end for each of them: a file of 20 kB kept the server busy for minutes.
it.each(['<row>', '<row ', '<row a="', '<row/', '</row>', '<ro'])(
  'ends at once in nothing but %j',
  (part) => {
    expect(contents(part.repeat(1_000_000), 'row').join('')).toBe('');
  },
);
