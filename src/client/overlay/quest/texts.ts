import type { QuestState } from '#shared/contract/quests.ts';

/** Words of the quest book, the tracker and the rewards. */
export const questTexts = {
  title: '퀘스트',
  tracker: '진행 중 퀘스트',
  trackerEmpty: '느낌표가 뜬 친구에게 말을 걸어 보세요!',
  listFailed: '퀘스트 목록을 불러오지 못했어요.',
  empty: '아직 퀘스트가 없어요.',
  history: '받은 보상 보기',
  goals: '목표',
  rewards: '보상',
  go: '바로 가기',
  goHintWorld: '마을에서 직접 찾아가는 목표예요.',
  goHintOffer: (npc: string, map: string) => `${map}의 ${npc}에게 말을 걸면 받을 수 있어요.`,
  goHintReady: (npc: string, map: string) => `${map}의 ${npc}에게 돌아가면 보상을 받아요!`,
  goHintLocked: '앞의 퀘스트를 먼저 끝내면 열려요.',
  goHintDone: '모두 해냈어요!',
  count: (done: number, all: number) => `${done} / ${all}`,
  goalDone: '이룸',
  states: {
    LOCKED: '잠김',
    AVAILABLE: '받을 수 있어요',
    IN_PROGRESS: '하는 중',
    READY: '보상 받기',
    COMPLETED: '끝냈어요',
  } satisfies Record<QuestState, string>,
} as const;
