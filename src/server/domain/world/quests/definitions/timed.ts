import type { QuestDefinition } from '../questTypes.ts';
import { rewards, run, talk, visit } from './parts.ts';

/** Favours with a time limit: after it they are offered again, and nothing is lost. */
export const TIMED_QUESTS: readonly QuestDefinition[] = [
  {
    id: 122,
    npcId: 105,
    kind: 'SUB',
    after: [12],
    timeLimit: 120,
    title: '식기 전에 조개빵 배달',
    description: '갓 구운 조개빵이 식기 전에 광장의 두 이웃에게 전해요. 2분이면 넉넉해요.',
    completionMethod: 'NPC',
    goals: [
      talk(
        103,
        '거북 할아버지에게 조개빵 전하기',
        'LOVE',
        '오호, 손이 다 따끈하구나! 책장을 넘기기 전에 한 입만… 바삭!',
        '식기 전에 오느라 숨이 찼겠구나. *다음 집*에도 어서 가 보렴, 허허.',
      ),
      talk(
        101,
        '돌핀 선생님에게 조개빵 전하기',
        'HAPPY',
        '음, 고소한 냄새가 먼저 헤엄쳐 왔네! 아직 김이 모락모락 나는구나.',
        '이렇게 빠른 배달이라니, 오늘은 네가 *바다에서 제일 빠른* 우체부야!',
      ),
    ],
    rewards: [...rewards(60, 25), { type: 'CHANNEL_POINT', count: 5 }],
    offerMessageList: [
      '딸랑! 빵집에서 갓 구운 *조개빵*이 나왔어요. 식으면 딱딱해져서 이가 아프대요!',
      '2분 안에 거북 할아버지와 돌핀 선생님께 전해 주실래요? 늦어도 새로 구우면 되니까 괜찮아요!',
    ],
    progressMessageList: ['두 분 다 이 *광장*에 계세요. 오른쪽 위의 시계를 보면서 폴짝폴짝! 딸랑!'],
    completeMessageList: ['다 전하셨어요? 빵도 웃음도 따끈따끈! 교실 친구들과 나눌 점수도 함께 드릴게요.'],
  },
  {
    id: 123,
    npcId: 106,
    kind: 'SUB',
    after: [71],
    timeLimit: 180,
    title: '호루라기 세 번이 울리기 전',
    description: '3분 안에 해변의 모래성 징검다리를 한 번 완주해요.',
    completionMethod: 'NPC',
    goals: [run('beach', 1, '3분 안에 「모래성 징검다리」 완주하기')],
    rewards: [...rewards(70, 30), { type: 'CHANNEL_POINT', count: 5 }],
    offerMessageList: [
      '삐익! 코치의 특별 훈련이다. 내가 호루라기를 *세 번* 부는 데 딱 3분이 걸린다.',
      '그 안에 모래성 징검다리를 끝까지 달려 봐라. 못 해도 다시 불면 그만이다!',
    ],
    progressMessageList: ['출발선은 왼쪽 끝 *문 근처*다. 서두르다 넘어지면 더 늦는다. 숨은 천천히!'],
    completeMessageList: ['삐, 삐… 어? 세 번째를 불기도 전에 왔군! 호루라기가 너한테 졌다, 하하!'],
  },
  {
    id: 124,
    npcId: 110,
    kind: 'SUB',
    after: [18],
    timeLimit: 150,
    title: '지워지기 전의 발자국',
    description: '물결이 발자국을 지우기 전에, 가수에게 묻고 수정 동굴까지 따라가요. 2분 30초가 있어요.',
    completionMethod: 'NPC',
    goals: [
      talk(
        111,
        '불가사리 가수에게 발자국 묻기',
        'SURPRISED',
        '발자국이요~? 아까 누가 제 노래에 맞춰 콩콩 뛰며 지나갔어요~!',
        '*동굴 문* 쪽이었어요~! 물결이 지우기 전에 얼른, 얼른요~!',
      ),
      visit('cave', '수정 동굴까지 따라가기'),
    ],
    rewards: [...rewards(70, 30), { type: 'CHANNEL_POINT', count: 5 }],
    offerMessageList: [
      '쉿, 새 발자국이야! 그런데 물결이 *2분 30초* 뒤면 다 지워 버려.',
      '가수에게 누가 지나갔는지 묻고, 동굴까지 따라가 봐. 놓쳐도 발자국은 또 생기니까 괜찮아.',
    ],
    progressMessageList: ['가수는 여기서 *오른쪽*이야. 동굴 문은 숲 바닥에 있지. 뛰어, 동료 탐정!'],
    completeMessageList: ['동굴 앞에서 끊겼다고? 하하, 그건 내 발자국이었어. 순찰하다 길을 잃었거든, 후훗.'],
  },
];
