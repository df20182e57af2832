import { expect, it } from 'vitest';
import { type Cell, PageAllocator } from './PageAllocator.ts';

const take = (pages: PageAllocator, width: number, height: number): Cell => {
  const cell = pages.allocate(width, height);
  if (cell === null) throw new Error(`no room for ${width} × ${height}`);
  return cell;
};

const overlap = (a: Cell, b: Cell) =>
  a.page === b.page && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

it('never gives the same room twice, and opens a page when one is full', () => {
  const pages = new PageAllocator(512, 8);
  const cells = Array.from({ length: 60 }, (_, index) =>
    take(pages, 60 + (index % 5) * 9, 100 + (index % 7) * 13),
  );
  for (const [index, a] of cells.entries())
    for (const b of cells.slice(index + 1)) expect(overlap(a, b)).toBe(false);
  expect(pages.pages).toBeGreaterThan(1);
});

it('holds at least what was asked for, inside the page', () => {
  const cell = take(new PageAllocator(256, 8), 101, 133);
  expect(cell.w).toBeGreaterThanOrEqual(101);
  expect(cell.h).toBeGreaterThanOrEqual(133);
  expect(cell.x + cell.w).toBeLessThanOrEqual(256);
});

it('uses freed room again', () => {
  const pages = new PageAllocator(256, 8);
  const first = take(pages, 100, 120);
  take(pages, 100, 120);
  pages.free(first);
  expect(take(pages, 97, 118)).toMatchObject({ x: first.x, y: first.y, page: first.page });
});

it('does not grow while avatars come and go', () => {
  const pages = new PageAllocator(512, 8);
  take(pages, 90, 130);
  for (let visit = 0; visit < 200; visit += 1) {
    const cells = Array.from({ length: 8 }, (_, index) => take(pages, 80 + ((visit * 7 + index) % 30), 130));
    cells.forEach((cell) => pages.free(cell));
  }
  expect(pages.pages).toBeLessThanOrEqual(2);
});

it('says no to what no page can hold', () => {
  expect(new PageAllocator(256, 8).allocate(300, 10)).toBeNull();
});

it('keeps what belongs together on one page while there is room', () => {
  const pages = new PageAllocator(512, 8);
  const [first, second] = [0, 1].map((page) => {
    const cells = Array.from({ length: 12 }, () => pages.allocate(120, 160, page));
    return new Set(cells.map((cell) => cell?.page));
  });
  expect([...(first ?? [])]).toEqual([0]);
  expect([...(second ?? [])]).toEqual([1]);
  for (let more = 0; more < 12; more += 1) take(pages, 120, 160);
  expect(pages.pages).toBe(3);
});

it('never takes more pages than it may, and goes on when something has been given back', () => {
  const pages = new PageAllocator(256, 2);
  const cells = Array.from({ length: 8 }, () => take(pages, 120, 120));
  expect(pages.allocate(120, 120)).toBeNull();
  expect(pages.pages).toBe(2);
  const [freed] = cells;
  if (freed) pages.free(freed);
  expect(take(pages, 120, 120)).toMatchObject({ x: freed?.x, y: freed?.y });
});

it('makes an emptied page whole again for pictures of any size', () => {
  const pages = new PageAllocator(256, 1);
  const cells = Array.from({ length: 16 }, () => take(pages, 60, 60));
  cells.forEach((cell) => pages.free(cell));
  expect(pages.isEmpty(0)).toBe(true);
  expect(take(pages, 250, 250)).toMatchObject({ page: 0, x: 0, y: 0 });
});
