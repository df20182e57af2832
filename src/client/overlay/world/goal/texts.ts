import { josa } from 'es-hangul';
import type { GoalReason } from './questGoal.ts';

export const goalTexts = {
  go: '가기',
  goTo: (name: string) => `${name} 쪽으로 바로 가기`,
  reasons: {
    reward: '보상을 받으러 가요',
    talk: '이야기하러 가요',
    visit: '여기로 가 봐요',
    code: '코드로 움직여 봐요',
    offer: '새 퀘스트가 있어요',
  } satisfies Record<GoalReason, string>,
  offerOf: (npc: string) => `${josa(npc, '이/가')} 기다려요`,
  onMap: (map: string) => `${map}에 있어요`,
  portal: (name: string) => `${name} 쪽`,
  foldTracker: '퀘스트 접기',
  unfoldTracker: '퀘스트 펴기',
} as const;
