export type NpcSprite =
  | 'dolphin'
  | 'crab'
  | 'turtle'
  | 'nemo'
  | 'seahorse'
  | 'shark'
  | 'octopus'
  | 'jellyfish'
  | 'whale'
  | 'otter'
  | 'starfish'
  | 'pelican';

/** The service of an NPC, offered at the end of a dialog. */
export type NpcService = 'SHOP';

export interface NpcDefinition {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  /** Shown on the chip of the name tag. */
  readonly role: string;
  /** Folder of its pictures below assets/npc. */
  readonly sprite: NpcSprite;
  /** Lines without a quest to talk about, one page each; `npcLines/` has those after certain quests. */
  readonly defaultMessageList: readonly string[];
  /** Offered at the end of a dialog without a quest. */
  readonly service?: NpcService;
}

export const NPCS = [
  {
    id: 101,
    key: 'dolphin',
    name: '돌핀 선생님',
    role: '길잡이',
    sprite: 'dolphin',
    defaultMessageList: [
      '어서 와! 산호 마을에 온 걸 환영해. 나는 길을 알려 주는 돌핀 선생님이야.',
      '코딩은 바닷속 모험이랑 비슷해. 한 걸음씩 차근차근 가면 어디든 갈 수 있단다.',
      '틀려도 괜찮아! 나도 처음엔 물장구를 백 번은 틀렸는걸. 같이 다시 해 보자!',
    ],
  },
  {
    id: 102,
    key: 'crab',
    name: '뚝딱 크랩',
    role: '건축가',
    sprite: 'crab',
    defaultMessageList: [
      '뚝딱뚝딱! 반가워, 나는 해변에서 제일가는 건축가 뚝딱 크랩이야.',
      '모래성도 코드도 튼튼한 바닥부터! 순서대로 쌓아야 무너지지 않지.',
      '같은 벽돌을 백 개 놓으라고? 하하, 그럴 땐 반복문이라는 멋진 연장을 쓰면 돼.',
    ],
  },
  {
    id: 103,
    key: 'turtle',
    name: '거북 할아버지',
    role: '책방',
    sprite: 'turtle',
    defaultMessageList: [
      '허허, 어서 오렴. 여기는 이야기가 파도처럼 밀려오는 거북 책방이란다.',
      '서두르지 않아도 된단다. 천천히 읽으면 글자들이 먼저 말을 걸어 오지.',
      '모르는 게 생기면 기뻐하렴. 새로 배울 것이 하나 늘었다는 뜻이니까.',
    ],
  },
  {
    id: 104,
    key: 'nemo',
    name: '니모',
    role: '탐험가',
    sprite: 'nemo',
    defaultMessageList: [
      '안녕! 나 니모야. 오늘은 물웅덩이 세 개를 건너 여기까지 왔어!',
      '길을 잃을까 봐 걱정돼? 왔던 길을 하나씩 기억해 두면 언제든 돌아갈 수 있어.',
      '저기 등대 꼭대기에서 보는 바다가 최고야. 폴짝폴짝 올라가 봐!',
    ],
  },
  {
    id: 105,
    key: 'seahorse',
    name: '해마 우체부',
    role: '우체부',
    sprite: 'seahorse',
    defaultMessageList: [
      '딸랑딸랑! 바다 구석구석 소식을 나르는 해마 우체부예요.',
      '편지는 주소가 중요해요. 코드에서는 변수 이름이 바로 주소랍니다!',
      '친구에게 인사를 보내 보세요. 작은 인사가 커다란 웃음이 되어 돌아올 거예요.',
    ],
  },
  {
    id: 106,
    key: 'shark',
    name: '상어 코치',
    role: '코치',
    sprite: 'shark',
    defaultMessageList: [
      '삐익! 준비 운동은 하고 왔지? 나는 무섭지 않은 상어 코치야.',
      '점프가 안 닿으면 한 번 더! 코딩도 운동도 다시 해 보는 사람이 이긴다.',
      '오늘의 나는 어제의 나보다 한 뼘 더 빨라. 너도 분명히 그래!',
    ],
  },
  {
    id: 107,
    key: 'octopus',
    name: '문어 사장님',
    role: '상점',
    sprite: 'octopus',
    defaultMessageList: [
      '어서 오세요, 손님! 손이 여덟 개라 언제나 바쁜 문어 상점이랍니다.',
      '하나, 둘, 셋… 여덟! 똑같은 일을 여덟 번 할 땐 반복문이 제 비법이에요.',
      '모은 포인트로 마음에 쏙 드는 걸 골라 보세요. 구경은 언제나 공짜랍니다!',
    ],
    service: 'SHOP',
  },
  {
    id: 108,
    key: 'jellyfish',
    name: '해파리 화가',
    role: '화가',
    sprite: 'jellyfish',
    defaultMessageList: [
      '하늘하늘… 안녕, 나는 바다의 빛깔을 그리는 해파리 화가야.',
      '코드도 그림이란다… 한 줄, 또 한 줄 칠하다 보면 어느새 멋진 그림이 되지.',
      '마음에 안 들면 살살 지우고 다시 그리자… 새 종이는 얼마든지 있으니까.',
    ],
  },
  {
    id: 109,
    key: 'whale',
    name: '고래 선장님',
    role: '선장',
    sprite: 'whale',
    defaultMessageList: [
      '뿌우우! 만나서 반갑네, 꼬마 선원! 나는 일곱 바다를 다녀온 고래 선장이라네.',
      '큰 바다도 작은 물방울이 모여서 된 거라네. 큰 프로그램도 마찬가지지!',
      '파도가 높으면 잠깐 쉬어도 좋네. 쉬는 것도 멋진 항해의 하나니까!',
    ],
  },
  {
    id: 110,
    key: 'otter',
    name: '수달 탐정',
    role: '탐정',
    sprite: 'otter',
    defaultMessageList: [
      '쉿! 나는 수달 탐정. 지금 막 수상한 버그의 발자국을 찾았어.',
      '탐정의 첫째 규칙! 오류가 나면 빨간 글씨부터 읽는다. 거기에 단서가 있거든.',
      '둘째 규칙! 한 번에 하나만 바꿔 본다. 그러면 범인이 누군지 딱 보이지, 후훗.',
    ],
  },
  {
    id: 111,
    key: 'starfish',
    name: '불가사리 가수',
    role: '가수',
    sprite: 'starfish',
    defaultMessageList: [
      '랄랄라~ 반짝반짝! 모래밭의 별, 불가사리 가수가 왔어요~!',
      '노래에는 후렴이 있죠~ 코드에는 함수가 있고요! 한 번 만들고 여러 번 불러요~.',
      '박수 짝짝! 오늘도 한 줄 써 낸 당신이 바로 무대의 주인공이에요~!',
    ],
  },
  {
    id: 112,
    key: 'pelican',
    name: '펠리컨 등대지기',
    role: '등대지기',
    sprite: 'pelican',
    defaultMessageList: [
      '오호라, 등대까지 와 주었구먼. 나는 밤마다 불을 켜는 펠리컨 등대지기일세.',
      '만약 어두워지면 불을 켜고, 아니면 불을 끈다. 코드의 조건문이 꼭 등대 같구먼.',
      '길이 안 보여도 겁내지 말게. 불빛 하나만 따라가면 어느새 닿는 법일세.',
    ],
  },
] as const satisfies readonly NpcDefinition[];

export function npcById(id: number): NpcDefinition | undefined {
  return NPCS.find((npc) => npc.id === id);
}
