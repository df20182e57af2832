import { josa } from 'es-hangul';
import { HAIR_RECOLOURS, type HairRecolour } from '#shared/content/items/hairColours.ts';
import type { DetailsRow } from '#server/domain/world/inventory/catalogItems.ts';

/** Hair in another colour costs as little as the plainest, so that a change is cheap. */
const RECOLOUR_PRICE = 120;

const RECOLOUR_DETAILS = Object.fromEntries(
  HAIR_RECOLOURS.map(({ key, name }): [string, DetailsRow] => [
    key,
    [RECOLOUR_PRICE, 'COMMON', `기분을 바꾸고 싶을 때 딱 좋은 ${josa(name, '이에요/예요')}.`],
  ]),
) as Record<HairRecolour['key'], DetailsRow>;

/** Price, rarity and description of skins, faces and hair. */
export const LOOK_DETAILS = {
  ...RECOLOUR_DETAILS,
  'skin.peach': [0, 'COMMON', '복숭아처럼 말랑하고 환한 피부예요.'],
  'skin.tan': [0, 'COMMON', '여름 햇살을 듬뿍 머금은 건강한 피부예요.'],
  'skin.brown': [0, 'COMMON', '달콤한 초콜릿처럼 따뜻하게 빛나는 피부예요.'],
  'skin.fair': [0, 'COMMON', '갓 짠 우유처럼 뽀얗고 부드러운 피부예요.'],
  'skin.deep': [0, 'COMMON', '잘 여문 도토리처럼 짙고 윤이 나는 피부예요.'],
  'skin.sea': [0, 'COMMON', '귀 대신 지느러미가 팔랑이는 바다 요정의 피부예요.'],
  'face.bright': [90, 'COMMON', '파란 바다를 담아 언제나 반짝이는 눈이에요.'],
  'face.cool': [90, 'COMMON', '어려운 문제 앞에서도 씩 웃는 당당한 눈이에요.'],
  'face.twinkle': [140, 'RARE', '좋은 생각이 떠오를 때마다 별이 뜨는 눈이에요.'],
  'face.amber': [90, 'COMMON', '노을처럼 포근한 호박빛 눈이에요.'],
  'face.sleepy': [110, 'COMMON', '방금 낮잠에서 깬 듯 나른하고 느긋한 눈이에요.'],
  'face.doe': [130, 'COMMON', '이슬방울이 맺힌 듯 초롱초롱한 눈이에요.'],
  'face.cat': [170, 'RARE', '호기심이 생기면 눈동자가 가늘어지는 고양이 눈이에요.'],
  'face.heart': [180, 'RARE', '좋아하는 것을 보면 하트가 퐁퐁 솟는 눈이에요.'],
  'face.bean': [100, 'COMMON', '작고 까만 콩알처럼 귀엽고 야무진 눈이에요.'],
  'face.robot': [320, 'EPIC', '기분에 따라 화면의 불빛이 바뀌는 로봇 눈이에요.'],
  'face.violet': [100, 'COMMON', '라벤더 꽃밭을 담아 온 연보랏빛 눈이에요.'],
  'face.night': [130, 'COMMON', '별을 기다리는 밤하늘처럼 깊고 까만 눈이에요.'],
  'hair.short': [120, 'COMMON', '바닷바람을 가르며 달린 듯 시원한 머리예요.'],
  'hair.short.navy': [130, 'COMMON', '깊은 밤바다를 닮은 남색 바람 머리예요.'],
  'hair.bob': [120, 'COMMON', '걸을 때마다 물결처럼 찰랑거리는 단발이에요.'],
  'hair.bob.plum': [150, 'RARE', '잘 익은 자두처럼 새콤달콤한 빛깔의 단발이에요.'],
  'hair.twin': [200, 'COMMON', '폴짝 뛸 때마다 함께 신이 나는 양갈래 머리예요.'],
  'hair.twin.pink': [240, 'RARE', '솜사탕을 꼭 닮은 분홍빛 양갈래 머리예요.'],
  'hair.wave': [180, 'RARE', '파도가 빗어 준 것처럼 부드러운 바다빛 머리예요.'],
  'hair.wave.brown': [160, 'COMMON', '따뜻한 모래밭을 닮은 갈색 물결 머리예요.'],
  'hair.bun': [210, 'COMMON', '동글동글 만두 두 개를 얹은 듯 사랑스러운 머리예요.'],
  'hair.pony': [200, 'COMMON', '달릴 때마다 힘차게 따라오는 높은 포니테일이에요.'],
  'hair.braid': [220, 'COMMON', '한 올 한 올 정성껏 땋아 내린 두 갈래 머리예요.'],
  'hair.spiky': [230, 'RARE', '빗을 대도 다시 솟아오르는 씩씩한 성게 머리예요.'],
  'hair.curly': [210, 'COMMON', '구름처럼 폭신하고 뽀글뽀글한 머리예요.'],
  'hair.straight': [220, 'COMMON', '먹물처럼 까맣고 찰랑거리는 긴 생머리예요.'],
  'hair.straight.silver': [290, 'EPIC', '달빛을 실로 자아 낸 듯한 은빛 생머리예요.'],
  'hair.bowl': [150, 'COMMON', '비 온 뒤 쏙 올라온 버섯처럼 동그란 머리예요.'],
  'hair.side': [230, 'RARE', '가리비 핀으로 한쪽에 묶어 내린 주황빛 머리예요.'],
  'hair.crest': [260, 'RARE', '물고기 지느러미처럼 볏을 세운 멋쟁이 머리예요.'],
} as const satisfies Record<string, DetailsRow>;
