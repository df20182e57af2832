import type { MapKey } from '#shared/content/maps/mapTypes.ts';
import type { CastMember } from './CastMember.ts';

/** A picture of a place: the viewer, and the other figures. */
export interface Scene {
  readonly map: MapKey;
  /** The light; day by default. */
  readonly light?: 'dusk';
  readonly viewer: CastMember;
  readonly cast: readonly CastMember[];
}

/** The villagers on the village square. */
export const VILLAGERS: readonly CastMember[] = [
  {
    nickname: '상어조아',
    wears: ['hat.shark', 'hair.bob', 'onepiece.overalls', 'shoes.boots'],
    x: 946,
    y: 944,
    facing: -1,
    emote: 'HELLO',
  },
  {
    nickname: '별이',
    wears: ['skin.fair', 'face.twinkle', 'hair.twin', 'onepiece.jelly', 'hand.wand', 'shoes.mary'],
    x: 1056,
    y: 836,
    facing: -1,
    says: '같이 코딩 퀘스트 하자!',
  },
  {
    nickname: '바다대장',
    wears: ['skin.tan', 'face.cool', 'hat.captain', 'top.hoodie', 'bottom.pants', 'cape.sea'],
    x: 400,
    y: 944,
  },
  {
    nickname: '물결이',
    wears: ['skin.deep', 'face.doe', 'hair.straight', 'top.sailor', 'bottom.check', 'shoes.mary'],
    x: 900,
    y: 640,
    facing: -1,
    emote: 'SIT',
  },
  {
    nickname: '꽃신이',
    wears: ['face.bean', 'hair.braid', 'top.jeogori', 'bottom.hanbok', 'shoes.kkotsin', 'hat.ribbon'],
    x: 505,
    y: 552,
    facing: 1,
  },
];

/** The five further places, and the square once more in the evening. */
export const SCENES: readonly Scene[] = [
  {
    map: 'beach',
    viewer: {
      nickname: '여름이',
      wears: ['hair.pony', 'faceacc.heart', 'top.aloha', 'bottom.shortsK', 'hat.straw', 'shoes.sandals'],
      x: 990,
      y: 944,
    },
    cast: [
      {
        nickname: '파도타기',
        wears: ['skin.tan', 'face.cat', 'hair.wave', 'acc.surf', 'faceacc.sun', 'top.teeR', 'shoes.sandals'],
        x: 640,
        y: 944,
        emote: 'HELLO',
      },
      {
        nickname: '인어공주',
        wears: ['skin.fair', 'face.doe', 'hair.straight', 'onepiece.mermaid', 'necklace.lei', 'hat.ribbon'],
        x: 1180,
        y: 880,
        facing: -1,
        says: '모래성까지 누가 먼저 갈까?',
      },
      {
        nickname: '첨벙이',
        wears: ['skin.brown', 'hair.bowl', 'faceacc.dive', 'cape.towel', 'shoes.flippers', 'top.whale'],
        x: 1350,
        y: 880,
        facing: -1,
        emote: 'HAPPY',
      },
      {
        nickname: '달콤이',
        wears: ['face.heart', 'hair.bun', 'onepiece.gown', 'hand.icecream', 'shoes.mary'],
        x: 1060,
        y: 668,
        emote: 'SIT',
      },
    ],
  },
  {
    map: 'kelp',
    viewer: {
      nickname: '숲바람',
      wears: [
        'skin.brown',
        'face.amber',
        'hair.curly',
        'hat.wreath',
        'cape.leaf',
        'top.knit',
        'bottom.pants',
      ],
      x: 1720,
      y: 1912,
    },
    cast: [
      {
        nickname: '개구리왕',
        wears: ['face.bean', 'hat.frog', 'onepiece.raincoat', 'shoes.boots'],
        x: 2310,
        y: 1712,
        facing: -1,
      },
      {
        nickname: '나비꿈',
        wears: ['skin.fair', 'face.violet', 'hair.side', 'acc.butterfly', 'onepiece.jelly', 'hand.bouquet'],
        x: 1900,
        y: 1912,
        facing: -1,
        says: '꼭대기까지 올라가 봤어?',
      },
      {
        nickname: '무당이',
        wears: ['face.twinkle', 'hat.bug', 'cape.ladybug', 'top.code', 'bottom.pumpkin', 'shoes.sneakersM'],
        x: 2230,
        y: 1912,
        facing: -1,
        emote: 'HAPPY',
      },
      {
        nickname: '꼬마곰',
        wears: ['skin.tan', 'face.sleepy', 'hat.bear', 'top.padding', 'bottom.jogger', 'hand.book'],
        x: 1580,
        y: 1808,
        emote: 'SIT',
      },
    ],
  },
  {
    map: 'cave',
    viewer: {
      nickname: '반디',
      wears: [
        'skin.tan',
        'face.night',
        'hair.side',
        'hat.beanie',
        'top.vest',
        'bottom.pants',
        'hand.lantern',
      ],
      x: 468,
      y: 1304,
    },
    cast: [
      {
        nickname: '별빛마녀',
        wears: [
          'skin.fair',
          'face.violet',
          'hair.wave',
          'hat.wizard',
          'cape.night',
          'onepiece.gown',
          'hand.wand',
        ],
        x: 330,
        y: 1304,
        emote: 'HELLO',
      },
      {
        nickname: '우주로',
        wears: ['face.cool', 'hat.astronaut', 'top.space', 'bottom.space', 'shoes.space', 'acc.jetpack'],
        x: 590,
        y: 968,
        facing: 1,
        emote: 'HAPPY',
      },
      {
        nickname: '탐험왕',
        wears: ['skin.deep', 'hair.short', 'faceacc.square', 'top.varsity', 'hand.magnifier', 'acc.pack'],
        x: 772,
        y: 1176,
        facing: -1,
        says: '수정 속에서 빛이 나!',
      },
      {
        nickname: '삐빅로봇',
        wears: ['skin.sea', 'face.robot', 'hat.headphones', 'onepiece.robot', 'shoes.space'],
        x: 1010,
        y: 1176,
        facing: -1,
        emote: 'LOVE',
      },
    ],
  },
  {
    map: 'arena',
    viewer: {
      nickname: '문어단골',
      wears: ['face.bright', 'hair.spiky', 'top.hoodieB', 'bottom.jogger', 'acc.keyboard', 'hat.headphones'],
      x: 530,
      y: 1144,
    },
    cast: [
      {
        nickname: '배틀왕',
        wears: [
          'skin.brown',
          'face.cool',
          'hat.crown',
          'cape.royal',
          'top.blazer',
          'bottom.pants',
          'necklace.medal',
        ],
        x: 790,
        y: 1080,
        facing: 1,
        says: '한 판 더 겨루자!',
      },
      {
        nickname: '도복이',
        wears: ['skin.fair', 'face.amber', 'hair.crest', 'onepiece.dobok'],
        x: 960,
        y: 1080,
        facing: -1,
        emote: 'CHEER',
      },
      {
        nickname: '축구왕',
        wears: [
          'skin.tan',
          'face.bright',
          'hair.wave',
          'hat.baseball',
          'top.soccer',
          'bottom.soccer',
          'hand.ball',
        ],
        x: 250,
        y: 1144,
        facing: 1,
        emote: 'HELLO',
      },
      {
        nickname: '펭귄이',
        wears: ['face.sleepy', 'hair.bowl', 'onepiece.penguin', 'cape.scarf', 'hand.mic'],
        x: 584,
        y: 984,
        facing: 1,
        emote: 'SIT',
      },
    ],
  },
  {
    map: 'sky',
    viewer: {
      nickname: '구름이',
      wears: [
        'skin.fair',
        'face.heart',
        'hair.twin',
        'acc.fairy',
        'onepiece.gown',
        'shoes.mary',
        'hand.wand',
      ],
      x: 1330,
      y: 1784,
    },
    cast: [
      {
        nickname: '꼬마선비',
        wears: ['face.bean', 'hat.gat', 'top.jeogoriB', 'bottom.hanbok', 'shoes.kkotsin', 'hand.book'],
        x: 1190,
        y: 1784,
        facing: 1,
        says: '등대 위에 무지개가 떴어!',
      },
      {
        nickname: '아기용',
        wears: ['skin.tan', 'face.cat', 'hair.spiky', 'acc.dragon', 'top.robot', 'bottom.shorts'],
        x: 1890,
        y: 1912,
        facing: -1,
        emote: 'HELLO',
      },
      {
        nickname: '풍선둥실',
        wears: [
          'face.twinkle',
          'hair.bun',
          'hat.cat',
          'acc.balloons',
          'top.tee',
          'bottom.tutu',
          'shoes.bunny',
        ],
        x: 860,
        y: 1912,
        facing: 1,
        emote: 'HAPPY',
      },
    ],
  },
  {
    map: 'plaza',
    light: 'dusk',
    viewer: {
      nickname: '달빛이',
      wears: [
        'skin.fair',
        'face.night',
        'hair.pony',
        'top.knit',
        'bottom.skirtP',
        'cape.mint',
        'hand.lantern',
      ],
      x: 2360,
      y: 944,
    },
    cast: [
      {
        nickname: '밤고양이',
        wears: ['skin.tan', 'face.cat', 'hair.short', 'hat.cat', 'top.hoodieB', 'bottom.pants', 'acc.tail'],
        x: 2190,
        y: 944,
        facing: 1,
        emote: 'HELLO',
      },
      {
        nickname: '별사탕',
        wears: [
          'face.twinkle',
          'hair.twin',
          'onepiece.jelly',
          'hand.lollipop',
          'shoes.mary',
          'necklace.star',
        ],
        x: 2640,
        y: 840,
        facing: -1,
        says: '등불이 켜졌어!',
      },
      {
        nickname: '꿈나라',
        wears: ['skin.brown', 'face.sleepy', 'hair.bowl', 'onepiece.seal', 'shoes.bunny'],
        x: 2080,
        y: 768,
        facing: 1,
        emote: 'SIT',
      },
    ],
  },
];

/** The user whose quest book is open on a tablet. */
export const ON_TABLET: Scene = {
  map: 'plaza',
  viewer: { nickname: '모래알', wears: ['hair.side', 'top.aloha', 'hat.baseball'], x: 480, y: 944 },
  cast: [],
};

/** A place with room for a small event. */
export const AT_EVENT: Scene = {
  map: 'plaza',
  viewer: {
    nickname: '파도코딩',
    wears: ['hair.side', 'top.sailor', 'bottom.check', 'shoes.sandals'],
    x: 1060,
    y: 944,
  },
  cast: [],
};

/** A child in front of a foe, with a program that is stepped through until turns of it are answered. */
export interface FoeScene extends Scene {
  /** The name of its picture. */
  readonly picture: string;
  readonly foe: string;
  readonly program: string;
  readonly steps: number;
  /** The word of an answered turn, and how many are answered then. */
  readonly passed: readonly [word: string, count: number];
}

const beforeFoe = (map: MapKey, nickname: string, x: number, y: number): Scene => ({
  map,
  viewer: {
    ...{ nickname, x, y },
    wears: ['hair.bob', 'top.sailor', 'bottom.check', 'shoes.mary', 'cape.sea'],
  },
  cast: [],
});

/** In front of each foe. */
export const AT_FOES: readonly FoeScene[] = [
  {
    ...beforeFoe('arena', '또또친구', 2560, 1144),
    picture: 'foe',
    foe: '또또 크랩',
    program: 'duck();\njump();\nduck();\njump();',
    steps: 2,
    passed: ['피했어요', 2],
  },
  {
    ...beforeFoe('cave', '쿨쿨친구', 1040, 1176),
    picture: 'foe-whale',
    foe: '쿨쿨 고래',
    program: 'rest();\nrest();\nrest();\ntickle();',
    steps: 3,
    passed: ['딱 맞았어요', 3],
  },
  {
    ...beforeFoe('kelp', '매듭친구', 508, 1912),
    picture: 'foe-net',
    foe: '엉킨 그물',
    program: 'untie();\nuntie();\nnextRow();\nuntie();\nuntie();',
    steps: 4,
    passed: ['풀었어요', 1],
  },
  {
    ...beforeFoe('sky', '무지개친구', 900, 1912),
    picture: 'foe-storm',
    foe: '심술 폭풍',
    program: 'umbrella();\nhold();\numbrella();\ncrouch();',
    steps: 3,
    passed: ['견뎠어요', 3],
  },
];

/** At the stage door of the kelp forest, whose vine is beside it. */
export const AT_DOOR: Scene = {
  map: 'kelp',
  viewer: {
    nickname: '별모으기',
    wears: ['hair.bob', 'top.sailor', 'bottom.check', 'shoes.mary', 'cape.sea'],
    x: 404,
    y: 1912,
  },
  cast: [],
};

/** The beach on a phone: the part of it that fits a hand. */
export const ON_PHONE: Scene = {
  map: 'beach',
  viewer: {
    nickname: '조약돌',
    wears: ['face.twinkle', 'hair.bun', 'hat.straw', 'top.aloha', 'bottom.skirtP', 'shoes.sandals'],
    x: 960,
    y: 944,
  },
  cast: [
    {
      nickname: '소라게',
      wears: ['skin.tan', 'face.cool', 'hair.wave', 'faceacc.sun', 'acc.surf', 'top.teeR', 'shoes.sandals'],
      x: 1120,
      y: 880,
      facing: -1,
      says: '모래성 구경하자!',
    },
  ],
};
