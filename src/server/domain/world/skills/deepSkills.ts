import { ALWAYS_ON, itemOf, level, skillOf, type SkillDefinition } from './skillDefinition.ts';

/** Items of the shop that a skill requires. */
const LANTERN = 1268;
const MAGNIFIER = 1264;
const STARFISH_WAND = 1037;

/** Skills of the last two tiers. */
export const DEEP_SKILLS = [
  {
    id: 9,
    type: 'GLIDE',
    name: '해파리 낙하',
    description: '해파리처럼 천천히 내려와요.',
    hint: '떨어질 때 스페이스를 꾹 누르고 있어요.',
    touchHint: '떨어질 때 뛰기 단추를 꾹 누르고 있어요.',
    categoryCode: 'DIVE_III',
    levels: [
      level(5, 300, '떨어지는 빠르기가 절반이 돼요.', skillOf('DOUBLE_JUMP', 1)),
      level(8, 500, '더 천천히 내려와요.'),
      level(11, 800, '해파리처럼 둥실둥실 내려와요.'),
    ],
  },
  {
    id: 10,
    type: 'SWIM',
    name: '물살 헤엄',
    description: '물살을 거슬러도 덜 밀려나요.',
    hint: '물살 속에서 물살과 반대쪽으로 가요.',
    touchHint: '물살 속에서 물살과 반대쪽으로 밀어요.',
    categoryCode: 'DIVE_III',
    levels: [
      level(5, 250, '물살의 힘을 4분의 3만 느껴요.'),
      level(8, 420, '물살의 힘을 절반만 느껴요.'),
      level(11, 700, '물살의 힘을 4분의 1만 느껴요.'),
    ],
  },
  {
    id: 11,
    type: 'LAMP',
    name: '바다 등불',
    description: '내 둘레를 따뜻하게 밝혀요. 친구들에게도 보여요.',
    hint: ALWAYS_ON,
    touchHint: ALWAYS_ON,
    categoryCode: 'DIVE_III',
    levels: [
      level(5, 260, '작은 등불이 나를 따라다녀요.', itemOf(LANTERN)),
      level(7, 400, '등불이 더 넓게 비춰요.'),
      level(10, 650, '등대처럼 넓게 비춰요.'),
    ],
  },
  {
    id: 12,
    type: 'SECOND_LOOK',
    name: '다시 보는 눈',
    description: '코드가 틀렸을 때 어디를 볼지 짚어 줘요.',
    hint: '문제를 제출한 뒤 결과에서 볼 수 있어요.',
    touchHint: '문제를 제출한 뒤 결과에서 볼 수 있어요.',
    categoryCode: 'DIVE_III',
    levels: [
      level(4, 200, '처음 틀린 테스트를 크게 펼쳐 줘요.', itemOf(MAGNIFIER)),
      level(7, 380, '답이 처음 달라지는 글자에 표시해 줘요.'),
    ],
  },
  {
    id: 13,
    type: 'HIGH_JUMP',
    name: '높이뛰기',
    description: '첫 번째 점프가 더 높아져요.',
    hint: '스페이스를 꾹 눌러 뛰어요.',
    touchHint: '뛰기 단추를 꾹 눌러 뛰어요.',
    categoryCode: 'DIVE_IV',
    levels: [
      level(8, 450, '조금 더 높이 뛰어요.', skillOf('DOUBLE_JUMP', 2)),
      level(10, 700, '꽤 높이 뛰어요.'),
      level(13, 1000, '구름을 잡을 듯이 높이 뛰어요.'),
    ],
  },
  {
    id: 14,
    type: 'AIR_CONTROL',
    name: '공중 방향 바꾸기',
    description: '공중에서 재빨리 돌아서고 멈춰요.',
    hint: '공중에서 ←나 →를 누르거나 떼요.',
    touchHint: '공중에서 왼쪽이나 오른쪽으로 밀거나 손을 떼요.',
    categoryCode: 'DIVE_IV',
    levels: [
      level(8, 400, '공중에서 더 빨리 돌아서요.', skillOf('GLIDE', 1)),
      level(11, 750, '나비처럼 가볍게 돌아서요.', skillOf('GLIDE', 2)),
    ],
  },
  {
    id: 15,
    type: 'BUBBLE_TRAIL',
    name: '방울 꼬리',
    description: '움직이면 뒤로 방울이 보글보글 따라와요. 친구들에게도 보여요.',
    hint: ALWAYS_ON,
    touchHint: ALWAYS_ON,
    categoryCode: 'DIVE_IV',
    levels: [
      level(7, 350, '작은 방울이 따라와요.', skillOf('SWIM', 1)),
      level(9, 600, '방울이 더 많이 따라와요.'),
    ],
  },
  {
    id: 16,
    type: 'NAME_GLINT',
    name: '반짝 이름표',
    description: '내 이름표가 반짝여요. 친구들에게도 보여요.',
    hint: ALWAYS_ON,
    touchHint: ALWAYS_ON,
    categoryCode: 'DIVE_IV',
    levels: [
      level(7, 400, '이름표 둘레가 금빛으로 빛나요.', itemOf(STARFISH_WAND)),
      level(10, 650, '이름표 둘레가 산호빛으로 빛나요.'),
      level(13, 1000, '이름표 둘레가 무지갯빛으로 빛나요.'),
    ],
  },
] as const satisfies readonly SkillDefinition[];
