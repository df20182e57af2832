import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';
import type { TableColumn } from './Table.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly score: number;
}

const ROWS: readonly Row[] = [
  { id: 1, name: '바다', score: 9 },
  { id: 2, name: '가람', score: 100 },
  { id: 3, name: '하늘', score: 20 },
];
const COLUMNS: readonly TableColumn<Row>[] = [
  { id: 'name', head: '이름', isRowHead: true, sortBy: ({ name }) => name, cell: ({ name }) => name },
  { id: 'score', head: '점수', sortBy: ({ score }) => score, cell: ({ score }) => `${score}점` },
];

const shown = (part: Partial<Parameters<typeof DataTable<Row, number>>[0]>) =>
  renderToStaticMarkup(
    <DataTable label="점수" rows={ROWS} columns={COLUMNS} keyOf={({ id }) => id} {...part} />,
  );
const namesIn = (html: string) =>
  [...html.matchAll(/<th[^>]*scope="row"[^>]*>([^<]+)</gu)].map(([, name]) => name);

it('sorts words by the Korean alphabet and numbers by their size', () => {
  expect(namesIn(shown({ sorted: { id: 'name', descending: false } }))).toEqual(['가람', '바다', '하늘']);
  expect(namesIn(shown({ sorted: { id: 'score', descending: true } }))).toEqual(['가람', '하늘', '바다']);
});

it('says by which column it is sorted', () => {
  expect(shown({ sorted: { id: 'score', descending: true } })).toContain('aria-sort="descending"');
  expect(shown({})).not.toContain('aria-sort');
});

it('shows a page of the rows and the way to the others', () => {
  const html = shown({ pageSize: 2 });
  expect(namesIn(html)).toEqual(['바다', '가람']);
  expect(html).toContain('1 / 2');
});

it('shows what stands there instead of no rows', () => {
  expect(shown({ rows: [], empty: <p>아무도 없어요.</p> })).toContain('<p>아무도 없어요.</p>');
});

it('names the box of each row and of all', () => {
  const html = shown({
    selection: {
      chosen: new Set([2]),
      onChange: () => undefined,
      allLabel: '모두 고르기',
      labelOf: ({ name }) => `${name} 고르기`,
    },
  });
  expect(html).toContain('aria-label="모두 고르기"');
  expect(html).toMatch(/aria-label="가람 고르기"[^>]*checked=""/u);
  expect(html).not.toMatch(/aria-label="바다 고르기"[^>]*checked=""/u);
});
