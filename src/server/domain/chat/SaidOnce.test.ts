import { expect, test, vi } from 'vitest';
import { SaidOnce } from './SaidOnce.ts';

const line = { userId: 7, lineKey: 'a', now: 1000 };

test('a line that is sent again while it is being said waits for the same answer', async () => {
  const said = new SaidOnce<string>();
  const speech = Promise.withResolvers<string>();
  const say = vi.fn(() => speech.promise);
  const first = said.say(line, say);
  const second = said.say(line, say);
  expect([first.isNew, second.isNew]).toEqual([true, false]);
  speech.resolve('hello');
  expect(await Promise.all([first.answer, second.answer])).toEqual(['hello', 'hello']);
  expect(say).toHaveBeenCalledTimes(1);
});

test('a line that was refused is refused again in the same words', async () => {
  const said = new SaidOnce<string>();
  const refusal = new Error('no');
  await expect(said.say(line, () => Promise.reject(refusal)).answer).rejects.toBe(refusal);
  await expect(said.say(line, async () => 'hello').answer).rejects.toBe(refusal);
});

test('the same key of another child is another line', () => {
  const said = new SaidOnce<string>();
  said.say(line, async () => 'hello');
  expect(said.say({ ...line, userId: 8 }, async () => 'hi').isNew).toBe(true);
});

test('what was said long ago is forgotten', () => {
  const said = new SaidOnce<string>();
  said.say(line, async () => 'hello');
  said.say({ ...line, lineKey: 'b', now: 120_000 }, async () => 'hi');
  expect(said.say({ ...line, now: 120_500 }, async () => 'hello').isNew).toBe(false);
  expect(said.say({ ...line, now: 121_000 }, async () => 'hello').isNew).toBe(true);
});
