import { documentIdOf, contentPath, problemIdOf } from './lessonIds.ts';
import type { QuestDefinition, QuestGoalDefinition } from './questTypes.ts';

function read(lesson: number, title: string): QuestGoalDefinition {
  const actionId = documentIdOf(lesson);
  return {
    name: `「${title}」 읽기`,
    actionType: 'READ_DOCUMENT',
    actionId,
    count: 1,
    path: contentPath(lesson, actionId),
  };
}

/** `index` counts the lesson's problems from 0. */
function solve(lesson: number, index: number, title: string): QuestGoalDefinition {
  const actionId = problemIdOf(lesson, index);
  return {
    name: `「${title}」 풀기`,
    actionType: 'SOLVE_PROBLEM',
    actionId,
    count: 1,
    path: contentPath(lesson, actionId),
  };
}

/** Every quest, in the order it is listed. */
export const QUESTS: readonly QuestDefinition[] = [
  {
    id: 11,
    npcId: 101,
    after: [],
    title: '바다에 건네는 첫인사',
    description: '돌핀 선생님과 함께 컴퓨터에게 말 거는 법을 배우고, 첫 코드로 바다에 인사해요.',
    completionMethod: 'AUTO',
    goals: [read(1, '컴퓨터에게 말 걸기'), solve(1, 0, '바다에 인사하기')],
    rewards: [
      { type: 'POINT', count: 120 },
      { type: 'USER_EXP', count: 60 },
      { type: 'ITEM', itemId: 1035 },
    ],
    offerMessageList: [
      '{nickname}, 드디어 왔구나! 기다리고 있었어. 나는 산호 마을의 길잡이 돌핀이야.',
      '이 바다는 코드로 움직인단다. 네가 코드로 말을 걸면 바다가 꼭 대답해 주지.',
      '짧은 이야기를 하나 읽고, 바다에 첫인사를 건네 볼래? 틀려도 괜찮아. 내가 옆에 있을게!',
    ],
    progressMessageList: [
      '천천히 해도 괜찮아. 이야기를 먼저 읽고 나서 「바다에 인사하기」를 풀어 보렴.',
      '막히면 힌트를 살짝 열어 봐. 힌트를 보는 것도 훌륭한 탐험이란다.',
    ],
    completeMessageList: [
      '들었니? 방금 파도가 찰싹, 하고 대답했어. 네 첫 코드가 바다에 닿은 거야!',
      '이 조개 목걸이는 내 선물이야. 귀에 대면 오늘의 파도 소리가 들릴 거야.',
      '{nickname}, 해변의 뚝딱 크랩이 솜씨 좋은 친구를 찾고 있대. 광장 오른쪽 끝 문으로 가 보렴!',
    ],
  },
  {
    id: 12,
    npcId: 102,
    after: [11],
    title: '공사장 문지기를 부탁해',
    description: '니모에게 초대를 전하고, 누가 들어올 수 있는지 판단하는 문지기 코드를 만들어요.',
    completionMethod: 'NPC',
    goals: [
      { name: '니모에게 초대 전하기', actionType: 'TALK', actionId: 104, count: 1, path: null },
      solve(2, 0, '문을 열어 줄까?'),
    ],
    rewards: [
      { type: 'POINT', count: 150 },
      { type: 'USER_EXP', count: 80 },
      { type: 'ITEM', itemId: 1034 },
    ],
    offerMessageList: [
      '뚝딱뚝딱… 어이쿠! 또 구경꾼이 지붕까지 올라갔네. 집을 지을 틈이 없어!',
      '{nickname}, 나 좀 도와줄래? 공사장은 위험해서 키가 충분히 큰 친구만 들어와야 하거든.',
      '먼저 저쪽에 있는 니모에게 구경 오라고 전해 줘. 그다음 문지기 코드를 만들어 주면 돼. 만약 이렇다면 이렇게, 아니면 저렇게!',
    ],
    progressMessageList: [
      '니모는 여기서 오른쪽, 물웅덩이 옆에서 놀고 있을 거야. 초대를 꼭 전해 줘!',
      '「문을 열어 줄까?」를 풀 때는 키가 딱 100인 친구를 잊지 마. 다 되면 나에게 알려 줘!',
    ],
    completeMessageList: [
      '오오, 바로 이거야! 크면 들어오고, 아니면 다음에 만나고. 문이 스스로 생각을 하다니!',
      '이 동글 안경을 받아. 나처럼 솜씨 좋은 친구에게만 주는 거야. 작은 버그도 훤히 보이지.',
      '참, 상어 코치가 함께 훈련할 친구를 찾던데? 무섭게 생겼어도 마음은 말랑하니까 걱정 말고 가 봐!',
    ],
  },
  {
    id: 13,
    npcId: 106,
    after: [12],
    title: '지치지 않는 반복 훈련',
    description: '상어 코치의 훈련을 받으며 반복문으로 문제 두 개를 풀어요.',
    completionMethod: 'NPC',
    goals: [solve(3, 0, '산호 심기'), solve(3, 1, '잠수 초읽기')],
    rewards: [
      { type: 'POINT', count: 300 },
      { type: 'USER_EXP', count: 150 },
      { type: 'ITEM', itemId: 1033 },
    ],
    offerMessageList: [
      '삐익! 마침 잘 왔다, {nickname}! 오늘 훈련은 반복, 또 반복이다.',
      '같은 동작을 백 번 적으면 손가락이 먼저 지치지. 반복문을 쓰면 한 번만 적어도 백 번을 해낸다!',
      '산호를 심고 잠수 초읽기까지 해낸 다음 나에게 돌아와. 성공하면 코치의 보물을 물려주마!',
    ],
    progressMessageList: [
      '숨이 차면 잠깐 쉬어도 좋다. 포기하지만 않으면 쉬는 것도 훈련이야.',
      '어디서 시작해서 어디서 멈추는지 손가락으로 짚어 봐. 그러면 반복문이 보인다!',
    ],
    completeMessageList: [
      '삐이익! 훈련 끝! 끝까지 해내는 네 모습, 정말 멋졌다.',
      '약속한 보물, 파도 망토다. 달릴수록 힘차게 펄럭일 거야.',
      '{nickname}, 말하기와 고르기와 되풀이하기까지 모두 네 것이 됐다. 이제 어떤 바다든 헤엄칠 수 있어!',
    ],
  },
];

const byId: ReadonlyMap<number, QuestDefinition> = new Map(QUESTS.map((quest) => [quest.id, quest]));

export function questById(id: number): QuestDefinition | undefined {
  return byId.get(id);
}

/** Counted from 1 within its quest; at most nine rewards each. */
export function questRewardId(questId: number, rewardIndex: number): number {
  return questId * 10 + rewardIndex + 1;
}
