import type { QuestDefinition } from '../questTypes.ts';
import { ANY, collect, rewards, run, visit } from './parts.ts';

export const WEEKLY_QUESTS: readonly QuestDefinition[] = [
  {
    id: 301,
    npcId: 109,
    kind: 'WEEKLY',
    after: [12],
    title: '선장님의 항해 일지',
    description: '하늘섬 밖의 다섯 바다를 돌아보고 항해 일지의 다음 쪽을 채워요.',
    completionMethod: 'NPC',
    goals: [
      visit('plaza', '산호 마을 광장 들르기'),
      visit('beach', '해변 들르기'),
      visit('kelp', '다시마 숲 들르기'),
      visit('cave', '수정 동굴 들르기'),
      visit('arena', '침몰선 경기장 들르기'),
    ],
    rewards: rewards(100, 40),
    offerMessageList: [
      '뿌우우! 내 *항해 일지*에 새 쪽을 폈다네. 그런데 나는 몸이 커서 문을 못 지나가는군.',
      '이번 주 안에 아무 때나 *다섯 바다*를 돌아봐 주게. 하루에 한 곳씩이면 딱 좋다네!',
    ],
    progressMessageList: ['본 것을 다 외울 필요는 없네. *제일 웃긴 것* 하나만 기억해 오게나!'],
    completeMessageList: ['허허허! "크랩이 제 꼬리를 찾다." 아주 훌륭한 일지로군. 고맙네, 일등 항해사!'],
  },
  {
    id: 302,
    npcId: 103,
    kind: 'WEEKLY',
    after: [14],
    title: '조개 도감 한 쪽',
    description: '여러 바다의 조개를 모아 거북 할아버지의 도감 한 쪽을 완성해요.',
    completionMethod: 'NPC',
    goals: [collect(ANY, 20, '어디서든 조개 20개 줍기')],
    rewards: rewards(100, 40),
    offerMessageList: [
      '허허, 내가 백 년째 쓰는 책이 있단다. 이름하여 *조개 도감*! 이제 겨우 둘째 권이지.',
      '한 주 동안 오며 가며 *조개 스무 개*만 보여 다오. 서두를 것 없다, 백 년도 기다렸는데.',
    ],
    progressMessageList: ['한 개 보면 한 줄 쓰고, 한 줄 쓰면 *차 한 모금*. 책은 그렇게 쓰는 거란다.'],
    completeMessageList: ['스무 줄이 꽉 찼구나! 맨 아래에 "도운 이 {nickname}" 하고 적어 두었단다.'],
  },
  {
    id: 303,
    npcId: 106,
    kind: 'WEEKLY',
    after: [71],
    title: '코치의 일곱 날 계획',
    description: '한 주 동안 좋아하는 길을 다섯 번 완주해요.',
    completionMethod: 'NPC',
    goals: [run(ANY, 5, '어느 길이든 5번 완주하기')],
    rewards: rewards(110, 40),
    offerMessageList: [
      '삐익! 코치의 *일곱 날 계획*을 공개한다. 닷새는 달리고 이틀은 뒹군다. 이틀이 핵심이다!',
      '한 주 동안 *다섯 번*만 완주해라. 하루에 몰아서 해도, 띄엄띄엄 해도 다 좋다!',
    ],
    progressMessageList: ['몇 번 남았는지 세지 말고 *몇 번 웃었는지* 세어라. 그게 진짜 기록이다!'],
    completeMessageList: ['다섯 번 완주! 이제 남은 계획은 뒹굴기뿐이다. 코치도 같이 뒹굴겠다. 데굴!'],
  },
];
