import { expect, test } from 'vitest';
import { NewsDesk } from './NewsDesk.ts';

const desk = () => new NewsDesk((count) => `그리고 ${count}개`);

test('says the first at once and the next after a while, together', () => {
  const news = desk();
  news.add('fact', '광장에 왔어요.', 0);
  expect(news.take(0)).toBe('광장에 왔어요.');
  news.add('words', '파도: 안녕', 100);
  news.add('fact', '퀘스트를 시작했어요.', 200);
  expect(news.take(300)).toBeNull();
  expect(news.wait(300)).toBe(2200);
  expect(news.take(2500)).toBe('퀘스트를 시작했어요. 파도: 안녕');
  expect(news.wait(2500)).toBeNull();
});

test('of many lines it reads the newest and counts the others', () => {
  const news = desk();
  for (const text of ['하나', '둘', '셋', '넷', '다섯']) news.add('words', text, 0);
  expect(news.take(0)).toBe('넷 다섯 그리고 3개');
});

test('only the newest of what is near is said, and only while it is', () => {
  const news = desk();
  news.add('near', '게가 곁에 있어요.', 0);
  news.add('near', '거북이가 곁에 있어요.', 10);
  expect(news.take(20)).toBe('거북이가 곁에 있어요.');
  news.add('near', '문 앞이에요.', 30);
  expect(news.take(9000)).toBeNull();
});

test('the same words twice are said once', () => {
  const news = desk();
  news.add('fact', '30포인트를 받았어요.', 0);
  news.add('fact', '30포인트를 받았어요.', 1);
  expect(news.take(2)).toBe('30포인트를 받았어요.');
});
