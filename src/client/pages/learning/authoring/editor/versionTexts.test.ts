import { expect, it } from 'vitest';
import { changeLine } from './versionTexts.ts';

const NAMES = { title: '제목', caseList: '테스트', hintList: '힌트', checker: '답 비교 방법' };
const changed = (...changedFieldList: string[]) =>
  changeLine({ restoredFrom: null, changedFieldList }, NAMES);

it('says in a line what a version changed', () => {
  expect(changed()).toBe('처음 내용이에요.');
  expect(changed('title')).toBe('제목을 고쳤어요.');
  expect(changed('title', 'caseList')).toBe('제목, 테스트를 고쳤어요.');
  expect(changed('title', 'caseList', 'hintList', 'checker')).toBe('제목, 테스트, 힌트 외 1가지를 고쳤어요.');
  const restored = { restoredFrom: '2026-03-02T05:03:00.000Z', changedFieldList: ['title'] };
  expect(changeLine(restored, NAMES)).toBe('3월 2일 14:03 버전으로 되돌렸어요.');
});
