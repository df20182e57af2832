import { expect, it } from 'vitest';
import { FILM_NAMES } from '#shared/content/lessonScenes.ts';
import { filmAt, filmOf } from './blockFilms.ts';

it.each(FILM_NAMES)('the film %s lights its own blocks and stays on its cells', (name) => {
  const film = filmOf(name);
  if (name !== 'sequence') expect(film).not.toBe(filmOf('sequence'));
  for (let done = 0; done <= film.steps.length; done += 1) {
    const { block, at, taken } = filmAt(film, done);
    expect(block ?? 0).toBeLessThan(film.blocks.length);
    // It never stands over a gap, and takes only shells.
    expect(film.cells[at]?.trim()).toBeTruthy();
    for (const cell of taken) expect(film.cells[cell]).toBe('o');
  }
});

it('keeps what was painted and what boxes hold', () => {
  const film = filmOf('count');
  const { boxes, taken } = filmAt(film, film.steps.length);
  expect([...boxes]).toEqual([['수', '4']]);
  expect([...taken]).toEqual([1, 2, 3, 4]);
});
