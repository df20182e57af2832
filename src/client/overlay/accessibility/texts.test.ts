import { expect, test } from 'vitest';
import type { NearbyEntity } from '#client/stores/surroundingsStore.ts';
import { describeEntity, describePosition } from './texts.ts';

const crab: NearbyEntity = {
  kind: 'npc',
  id: 102,
  name: '게 아저씨',
  role: '상점',
  mark: 'available',
  side: 'left',
  height: 'level',
  steps: 4,
  isNear: false,
};

test.each([
  [{}, '왼쪽으로 4걸음'],
  [{ side: 'right', height: 'above' }, '오른쪽 위로 4걸음'],
  [{ height: 'below' }, '왼쪽 아래로 4걸음'],
  [{ side: 'here', height: 'above', steps: 0 }, '바로 위'],
  [{ side: 'here', steps: 0 }, '바로 곁'],
  [{ isNear: true }, '바로 곁'],
] as const)('%o is told as «%s»', (part, told) => expect(describePosition({ ...crab, ...part })).toBe(told));

test('an NPC is told with what it does and what it wants', () => {
  expect(describeEntity(crab)).toBe('상점 · 새 퀘스트가 있어요 · 왼쪽으로 4걸음');
  expect(describeEntity({ ...crab, role: '', mark: null })).toBe('왼쪽으로 4걸음');
});
