import { expect, test } from 'vitest';
import { AnnouncementQueue } from './AnnouncementQueue.ts';

const emptyQueue = () => new AnnouncementQueue((count) => `그리고 ${count}개`);

test('says the first at once and the next after a while, together', () => {
  const queue = emptyQueue();
  queue.add('news', '광장에 왔어요.', 0);
  expect(queue.take(0)).toBe('광장에 왔어요.');
  queue.add('chat', '파도: 안녕', 100);
  queue.add('news', '퀘스트를 시작했어요.', 200);
  expect(queue.take(300)).toBeNull();
  expect(queue.wait(300)).toBe(2200);
  expect(queue.take(2500)).toBe('퀘스트를 시작했어요. 파도: 안녕');
  expect(queue.wait(2500)).toBeNull();
});

test('of many lines it reads the newest and counts the others', () => {
  const queue = emptyQueue();
  for (const text of ['하나', '둘', '셋', '넷', '다섯']) queue.add('chat', text, 0);
  expect(queue.take(0)).toBe('넷 다섯 그리고 3개');
});

test('only the newest of what is near is said, and only while it is', () => {
  const queue = emptyQueue();
  queue.add('near', '게가 곁에 있어요.', 0);
  queue.add('near', '거북이가 곁에 있어요.', 10);
  expect(queue.take(20)).toBe('거북이가 곁에 있어요.');
  queue.add('near', '문 앞이에요.', 30);
  expect(queue.take(9000)).toBeNull();
});

test('the same words twice are said once', () => {
  const queue = emptyQueue();
  queue.add('news', '30포인트를 받았어요.', 0);
  queue.add('news', '30포인트를 받았어요.', 1);
  expect(queue.take(2)).toBe('30포인트를 받았어요.');
});
