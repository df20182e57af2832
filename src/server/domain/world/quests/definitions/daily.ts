import type { QuestDefinition } from '../questTypes.ts';
import { ANY, anyObject, anyStage, collect, puzzles, rewards, run, talk, visit, wear } from './parts.ts';

type DailyWords = Pick<
  QuestDefinition,
  'title' | 'description' | 'goals' | 'offerMessageList' | 'progressMessageList' | 'completeMessageList'
>;

/** Small tasks of a few minutes, all of one size. */
function daily(
  id: number,
  npcId: number,
  words: DailyWords,
  after: readonly number[] = [21],
): QuestDefinition {
  return { id, npcId, kind: 'DAILY', after, completionMethod: 'NPC', rewards: rewards(30, 12), ...words };
}

/** The order in which the friends take turns, three a day on three maps; the three of code are offered every day. */
export const DAILY_QUESTS: readonly QuestDefinition[] = [
  daily(201, 101, {
    title: '광장에 인사 한 바퀴',
    description: '광장의 두 이웃에게 오늘의 인사를 건네요.',
    goals: [
      talk(
        103,
        '거북 할아버지에게 인사하기',
        'HELLO',
        '허허, 인사가 참 맑구나. 아침 안개가 다 걷히는 것 같아.',
        '그래, 너도 *좋은 하루* 보내렴. 책은 언제나 여기 있단다.',
      ),
      talk(
        105,
        '해마 우체부에게 인사하기',
        'HELLO',
        '딸랑! 오늘 첫 배달은 당신의 인사네요. 제 가방에 잘 넣었어요!',
        '저도 답장을 드릴게요. *안녕하세요*, 그리고 고마워요!',
      ),
    ],
    offerMessageList: [
      '안녕, {nickname}! 오늘 물빛 참 곱지? 이런 날은 인사도 더 멀리 퍼진단다.',
      '*책방과 우체국*에 들러 인사를 건네 줄래? 두 분 다 네 얘기를 자주 하시거든.',
    ],
    progressMessageList: ['거북 할아버지가 못 들으시면 *한 번 더* 손을 흔들어 드리렴.'],
    completeMessageList: ['인사 한 번에 광장이 두 번 웃었네! 고마워, 오늘도 좋은 하루가 되겠구나.'],
  }),
  daily(204, 102, {
    title: '모래성 창문 고치기',
    description: '해변의 조개로 바람에 떨어진 모래성 창문을 고쳐요.',
    goals: [collect('beach', 3, '해변에서 조개 3개 줍기')],
    offerMessageList: [
      '어이쿠, 간밤의 파도가 창문을 또 떼어 갔어! 파도는 왜 창문만 좋아하는지 몰라.',
      '해변의 *조개* 세 개만 구해 줘. 오늘은 동그란 창문으로 해 볼까?',
    ],
    progressMessageList: ['큰 조개는 문 옆에, *작은 조개*는 다락에 딱이야. 뭐든 환영!'],
    completeMessageList: ['톡, 톡, 톡. 끼웠다! 파도야, 이번 창문은 구경만 해라. 가져가지는 말고!'],
  }),
  daily(210, 110, {
    title: '탐정의 아침 순찰',
    description: '숲과 동굴의 이웃을 만나 별일 없는지 확인해요.',
    goals: [
      talk(
        111,
        '불가사리 가수에게 별일 없는지 묻기',
        'THINK',
        '별일이요~? 아, 있어요~! 아침에 음 하나가 도망갔다가 *간식*을 먹고 돌아왔어요~!',
        '그건 별일이 아니라고요~? 그럼 아주 평화로워요~, 랄라!',
      ),
      talk(
        108,
        '해파리 화가에게 별일 없는지 묻기',
        'WINK',
        '별일… 음, 물감 뚜껑이 제자리에 있는 것? 우리 집에서는 꽤 별일이란다….',
        '걱정해 줘서 고마워… 탐정에게 *눈썹*이 멋지다고 전해 줘.',
      ),
    ],
    offerMessageList: [
      '쉿, 순찰 시간이야. 별일이 없는지 확인하는 것도 탐정의 중요한 일이거든.',
      '*가수와 화가*를 만나 "별일 없죠?"라고 물어봐. 눈썹을 한쪽만 올리면 더 좋고.',
    ],
    progressMessageList: ['화가는 동굴에 있어. 여기서 왼쪽으로 가면 *동굴 문*이 나와. 발소리는 작게!'],
    completeMessageList: ['둘 다 별일 없다고? 음, 너무 평화로워서 수상하군…. 아니야, 그냥 좋은 날이네!'],
  }),
  daily(202, 103, {
    title: '오늘의 책갈피',
    description: '광장에서 조개를 주워 새 책갈피를 만들어요.',
    goals: [collect('plaza', 3, '광장에서 조개 3개 줍기')],
    offerMessageList: [
      '허허, 어제 끼워 둔 책갈피를 물고기가 물어 갔구나. 이야기 뒤가 궁금했나 보다.',
      '광장의 *조개* 세 개면 새 책갈피가 된단다. 산책 삼아 다녀오려무나.',
    ],
    progressMessageList: ['줄무늬 조개는 *무서운 이야기*에, 하얀 조개는 웃긴 이야기에 끼운단다.'],
    completeMessageList: ['딱 맞는구나. 참, 그 물고기가 책갈피를 돌려주며 2권을 빌려 갔단다, 허허.'],
  }),
  daily(205, 104, {
    title: '오늘의 탐험은 어디로',
    description: '니모가 제비로 뽑은 두 곳을 직접 다녀와요.',
    goals: [visit('cave', '수정 동굴 다녀오기'), visit('kelp', '다시마 숲 다녀오기')],
    offerMessageList: [
      '오늘 제비뽑기를 했어! 첫째는 깜깜하고 둘째는 초록색이래. 어딘지 알겠지?',
      '바로 *수정 동굴과 다시마 숲*이야! 두 곳은 문으로 이어져 있어서 한 번에 갈 수 있어!',
    ],
    progressMessageList: ['동굴 *안쪽 문*으로 나가면 숲이 뿅 나타나! 처음엔 나도 꿈인 줄 알았어.'],
    completeMessageList: ['다녀왔어? 오늘 탐험 일지에 "둘 다 최고"라고 적었어. 내일도 그렇게 적을 것 같아!'],
  }),
  daily(209, 109, {
    title: '하늘섬 바람 점검',
    description: '하늘섬의 조개를 줍고 등대지기에게 오늘의 바람을 물어요.',
    goals: [
      collect('sky', 2, '하늘섬에서 조개 2개 줍기'),
      talk(
        112,
        '등대지기에게 바람 소식 듣기',
        'SLEEPY',
        '오호라, 오늘 바람 말인가? 부리를 벌려 보니 하품이 절로 나더군. 하아암.',
        '선장에게 *하품 바람*이라고 전하게. 돛보다 베개가 어울리는 날일세.',
      ),
    ],
    offerMessageList: [
      '뿌우우! 항해 전에는 바람 점검이라네. 오늘 바람은 간지럼 바람인가, 하품 바람인가?',
      '하늘섬 *조개* 두 개를 귀에 대 보고, 등대지기의 의견도 들어 오게나!',
    ],
    progressMessageList: ['조개에서 *쉬이이* 소리가 나면 순풍이고, 코 고는 소리가 나면 그건 나라네.'],
    completeMessageList: ['하품 바람이라! 그럼 오늘은 느긋하게 떠 있어야겠군. 자네도 하암, 쉬어 가게.'],
  }),
  daily(203, 105, {
    title: '해변행 빠른우편',
    description: '뚝딱 크랩과 상어 코치에게 오늘 도착한 엽서를 전해요.',
    goals: [
      talk(
        102,
        '뚝딱 크랩에게 엽서 전하기',
        'HAPPY',
        '뚝딱! 톱밥 냄새가 나는 걸 보니 건너편 섬의 목수 삼촌이네!',
        '못은 아껴 쓰고 *웃음*은 펑펑 쓰래. 하하, 역시 우리 삼촌이야!',
      ),
      talk(
        106,
        '상어 코치에게 엽서 전하기',
        'PROUD',
        '삐익! 이 땀 냄새… 옛 제자다! 이제는 자기도 코치가 되었다는군.',
        '*끝까지 하는 법*을 배워서 고맙다고? 크흠, 모래가 눈에 들어갔다.',
      ),
    ],
    offerMessageList: [
      '딸랑! 오늘은 해변으로 가는 엽서가 두 장이에요. 하나는 톱밥 냄새, 하나는 땀 냄새가 나요.',
      '*뚝딱 크랩과 상어 코치* 님께 부탁드려요. 바뀌면 큰일 나니까 겉을 잘 봐 주세요!',
    ],
    progressMessageList: ['해변은 광장 *오른쪽 끝 문*이에요. 엽서는 접어도 괜찮지만 먹으면 안 돼요!'],
    completeMessageList: ['두 장 다 웃으며 받으셨다고요? 그럼 오늘 우체국은 백 점이에요. 딸랑!'],
  }),
  daily(208, 108, {
    title: '물감이 톡 떨어졌어요',
    description: '수정 동굴의 조개로 오늘 쓸 물감을 채워 줘요.',
    goals: [collect('cave', 3, '수정 동굴에서 조개 3개 줍기')],
    offerMessageList: [
      '하늘하늘… 노을을 그리다가 물감이 톡, 하고 떨어졌어. 하늘이 반만 빨개….',
      '동굴 *조개* 세 개면 나머지 반도 칠할 수 있을 텐데… 산책하는 김에 부탁해도 될까?',
    ],
    progressMessageList: ['급하지 않아… 반쪽 노을도 *나름* 예쁘거든. 자꾸 보니 정이 드네….'],
    completeMessageList: ['고마워… 봐, 노을이 다 익었어. 한쪽 구석에 네 그림자도 살짝 그려 두었단다.'],
  }),
  daily(211, 111, {
    title: '숲속 방울 갈아 끼우기',
    description: '다시마 숲의 조개로 무대 방울을 새것으로 바꿔요.',
    goals: [collect('kelp', 3, '다시마 숲에서 조개 3개 줍기')],
    offerMessageList: [
      '랄라~ 삑! 어머, 방울 하나가 감기에 걸렸나 봐요~. 자꾸 삑 소리가 나요~!',
      '숲의 *조개* 세 개로 갈아 끼우면 다시 맑은 소리가 날 거예요~. 도와줄래요~?',
    ],
    progressMessageList: ['흔들어서 *또로롱* 하면 합격~! 찰그락 하면 그건 뚝딱 크랩님 취향이에요~.'],
    completeMessageList: ['또로롱~! 맑다, 맑아~! 첫 곡은 {nickname}, 당신에게 바칠게요~!'],
  }),
  daily(
    206,
    106,
    {
      title: '상쾌한 해변 달리기',
      description: '모래성 징검다리를 한 번 완주하며 몸을 깨워요.',
      goals: [run('beach', 1, '해변 「모래성 징검다리」 완주하기')],
      offerMessageList: [
        '삐익! 눈은 떴는데 몸이 아직 자는군. 그럴 땐 모래를 밟아야 한다!',
        '*모래성 징검다리* 한 번이면 발가락까지 깬다. 시계는 보지 말고 바람만 느껴 봐!',
      ],
      progressMessageList: ['무릎을 *통통* 올려라. 넘어지면 모래 천사를 하나 만들고 일어나면 된다!'],
      completeMessageList: ['좋다! 볼이 발그레한 걸 보니 다 깼군. 물 한 모금 마시고 가라!'],
    },
    [21],
  ),
  daily(207, 107, {
    title: '거울아, 오늘은 뭘 입지',
    description: '옷장에서 하나를 골라 입고 문어 사장님에게 보여 줘요.',
    goals: [wear(ANY, '옷이나 장식 하나 골라 입기')],
    offerMessageList: [
      '어서 오세요! 진열장에 오늘의 멋쟁이 사진을 걸려는데 자리가 딱 하나 비었어요.',
      '*꾸미기*에서 하나만 바꿔 입고 와 주세요. 양말 한 짝도 훌륭한 변신이랍니다!',
    ],
    progressMessageList: ['가진 것을 *다르게 섞어도* 새 옷 같아요. 저는 장갑만 네 켤레라서 잘 알죠!'],
    completeMessageList: ['찰칵, 찰칵! 일곱째 손은 사진을 찍고 여덟째 손은 감탄을 하네요. 멋져요!'],
  }),
  daily(212, 112, {
    title: '등대지기의 아래 세상 소식',
    description: '등대 아래의 두 바다를 둘러보고 펠리컨 등대지기에게 알려 줘요.',
    goals: [visit('beach', '해변 둘러보기'), visit('plaza', '산호 마을 광장 둘러보기')],
    offerMessageList: [
      '오호라, 왔구먼. 등대를 지키느라 아래 세상이 어떤지 통 모른다네.',
      '*해변과 광장*을 한 번씩 둘러보고 와서 들려주겠나? 갈매기 말은 과장이 심해서 말일세.',
    ],
    progressMessageList: ['해변까지는 내 곁의 *등대 문*으로 내려가게. 올라올 때는 다리 쉬엄쉬엄 움직이고.'],
    completeMessageList: ['모두 평안하다니 다행일세. 갈매기는 크랩이 성을 백 채나 지었다고 우기더구먼.'],
  }),
  daily(
    213,
    107,
    {
      title: '진열장에 조개 깔기',
      description: '침몰선 경기장의 조개로 문어 상점의 진열장을 꾸며요.',
      goals: [collect('arena', 3, '경기장에서 조개 3개 줍기')],
      offerMessageList: [
        '손님, 이 진열장 좀 보세요. 물건은 반짝이는데 바닥이 심심하지 않나요?',
        '경기장 *조개* 세 개를 깔면 근사할 거예요. 둘째 손이 벌써 자리를 비워 뒀답니다!',
      ],
      progressMessageList: ['배 안쪽에 예쁜 게 많아요. *그물과 돛대*도 한번 올려다보세요!'],
      completeMessageList: [
        '어머나, 모자를 놓으니 꼭 바닷가에 온 것 같아요. 여기가 이미 바닷속이긴 하지만요!',
      ],
    },
    [12],
  ),
  daily(
    214,
    106,
    {
      title: '마음 가는 길로 두 바퀴',
      description: '좋아하는 길을 골라 두 번 완주해요.',
      goals: [run(ANY, 2, '어느 길이든 2번 완주하기')],
      offerMessageList: [
        '삐익! 오늘 훈련표는 하얀 종이다. 왜냐고? 네가 정하는 날이니까!',
        '*좋아하는 길* 두 번이면 된다. 한 번은 신나게, 한 번은 콧노래를 부르며 달려라!',
      ],
      progressMessageList: ['같은 길을 두 번 달려도 *다르게* 보인다. 어제는 못 본 구름이 있을 거다!'],
      completeMessageList: ['두 번 다 좋은 얼굴이었다. 특히 콧노래! 음정은… 씩씩했다!'],
    },
    [71],
  ),
  {
    ...daily(215, 105, {
      title: '퍼즐 편지가 왔어요',
      description: '오늘의 바다 퍼즐이나 지난 퍼즐을 하나 풀어요.',
      goals: [puzzles(1, '바다 퍼즐 하나 풀기')],
      offerMessageList: [
        '딸랑! 오늘은 빈칸이 하나 있는 편지가 왔어요. 딱 한 칸만 채우면 읽을 수 있대요.',
        '*오늘의 퍼즐*을 열어 빈칸을 채워 주세요. 지난 편지를 골라도 괜찮아요!',
      ],
      progressMessageList: ['막히면 *힌트*를 펴 보세요. 힌트도 제가 배달한 거랍니다. 딸랑!'],
      completeMessageList: ['빈칸이 꽉 찼네요! 별고래에게 조개도 전해 뒀어요. 내일 편지도 기대하세요!'],
    }),
    isAlways: true,
  },
  {
    ...daily(216, 104, {
      title: '한 걸음 코딩 탐험',
      description: '코딩 모험의 스테이지를 아무거나 하나 깨요. 깬 곳을 다시 깨도 돼요.',
      goals: [anyStage('스테이지나 문제 하나 풀기')],
      offerMessageList: [
        '있잖아, 탐험가는 매일 한 걸음씩 걷는대. 근데 나는 블록으로 걷는 게 제일 재미있어!',
        '*코딩 모험*에서 아무 데나 하나 골라 봐. 어제 깬 곳을 더 멋지게 깨도 좋아!',
      ],
      progressMessageList: ['블록을 *하나 덜 쓰면* 어떻게 될까? 나는 그게 늘 궁금해!'],
      completeMessageList: ['오늘 걸음도 성공! 탐험 지도에 네 발자국을 콕 찍어 뒀어!'],
    }),
    isAlways: true,
  },
  {
    ...daily(217, 102, {
      title: '오늘도 뚝딱 코드',
      description: '종이나 분수처럼 코드로 움직이는 물건을 하나 움직여요.',
      goals: [anyObject('코드로 물건 하나 움직이기')],
      offerMessageList: [
        '뚝딱! 바다 곳곳에 코드로 움직이는 물건이 있는 거 알지? 하루라도 쉬면 녹이 슬거든.',
        '*종이든 분수든* 하나만 움직여 줘. 새 코드도, 어제 쓴 코드도 다 환영이야!',
      ],
      progressMessageList: ['물건 앞에서 *코드로 움직이기*를 눌러 봐. 나사는 내가 다 조여 뒀어!'],
      completeMessageList: ['돌아간다, 돌아가! 이 소리면 일주일은 끄떡없겠는걸. 고마워, 꼬마 기술자!'],
    }),
    isAlways: true,
  },
];
