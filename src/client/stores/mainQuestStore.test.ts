import { beforeEach, expect, it } from 'vitest';
import { npcQuest } from '#client/testSupport/samples.ts';
import { mainQuestStore, newMainQuests, queueMainQuests, takeFirstMainQuest } from './mainQuestStore.ts';

const quest = (
  mapNpcQuestId: number,
  state: 'LOCKED' | 'AVAILABLE' | 'READY',
  kind: 'MAIN' | 'SUB' = 'MAIN',
) => npcQuest({ mapNpcQuestId, state, kind });
beforeEach(() => mainQuestStore.setState({ queue: [] }));

it('hears main quests that open or are ready, not those that were so before', () => {
  const before = [
    quest(1, 'LOCKED'),
    quest(2, 'AVAILABLE'),
    quest(3, 'AVAILABLE'),
    quest(4, 'LOCKED', 'SUB'),
  ];
  const after = [
    quest(1, 'AVAILABLE'),
    quest(2, 'AVAILABLE'),
    quest(3, 'READY'),
    quest(4, 'AVAILABLE', 'SUB'),
  ];
  expect(newMainQuests(before, after)).toEqual([1, 3]);
  expect(newMainQuests(null, after)).toEqual([]);
});

it('shows each once, the first first', () => {
  queueMainQuests([1, 3]);
  queueMainQuests([3, 5]);
  expect(mainQuestStore.getState().queue).toEqual([1, 3, 5]);
  takeFirstMainQuest();
  expect(mainQuestStore.getState().queue).toEqual([3, 5]);
});
