/** The data of furniture that the browser needs to draw and place it; prices are the server's. */

/** From back to front; figures are between RUG and FRONT. Pieces hide each other only within a layer. */
export const FURNITURE_LAYERS = ['WALL', 'HANGING', 'FLOOR', 'RUG', 'FRONT'] as const;
export type FurnitureLayer = (typeof FURNITURE_LAYERS)[number];

/** Tabs of the drawer. */
export const FURNITURE_KINDS = ['SEAT', 'DESK', 'WALL', 'FLOOR', 'PRIDE'] as const;
export type FurnitureKind = (typeof FURNITURE_KINDS)[number];

interface View {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Furniture {
  readonly key: string;
  readonly name: string;
  readonly kind: FurnitureKind;
  readonly layer: FurnitureLayer;
  /** Cells across. */
  readonly width: number;
  /** Cells down; 1 for everything on the floor. */
  readonly height: number;
  /** Its picture around its anchor: the middle of its foot, or of itself on the wall. */
  readonly view: View;
  /** Drawn with a cord up to the ceiling. */
  readonly cord?: true;
}

/** A picture of a standing piece: `w` wide, `h` high, with some room for its shadow. */
const standing = (w: number, h: number, below = 12): View => ({ x: -w / 2, y: -h + below, w, h });
const hanging = (w: number, h: number): View => ({ x: -w / 2, y: -h / 2, w, h });

export const FURNITURE = [
  {
    key: 'bed.wave',
    name: '파도 침대',
    kind: 'SEAT',
    layer: 'FLOOR',
    width: 6,
    height: 1,
    view: standing(282, 154),
  },
  {
    key: 'sofa.shell',
    name: '조개 소파',
    kind: 'SEAT',
    layer: 'FLOOR',
    width: 4,
    height: 1,
    view: standing(194, 150),
  },
  {
    key: 'sofa.mint',
    name: '박하 소파',
    kind: 'SEAT',
    layer: 'FLOOR',
    width: 4,
    height: 1,
    view: standing(194, 150),
  },
  {
    key: 'stool.coral',
    name: '산호 의자',
    kind: 'SEAT',
    layer: 'FRONT',
    width: 2,
    height: 1,
    view: standing(82, 70),
  },
  {
    key: 'cushion.heart',
    name: '하트 방석',
    kind: 'SEAT',
    layer: 'FRONT',
    width: 2,
    height: 1,
    view: standing(92, 60),
  },
  {
    key: 'desk.shell',
    name: '조개 책상',
    kind: 'DESK',
    layer: 'FLOOR',
    width: 5,
    height: 1,
    view: standing(232, 214),
  },
  {
    key: 'bookcase.reef',
    name: '책장',
    kind: 'DESK',
    layer: 'FLOOR',
    width: 3,
    height: 1,
    view: standing(140, 232),
  },
  {
    key: 'lamp.fan',
    name: '부채 등',
    kind: 'DESK',
    layer: 'FLOOR',
    width: 2,
    height: 1,
    view: standing(160, 204),
  },
  {
    key: 'lamp.jelly',
    name: '해파리 등',
    kind: 'DESK',
    layer: 'HANGING',
    width: 2,
    height: 2,
    view: hanging(150, 150),
    cord: true,
  },
  {
    key: 'window.porthole',
    name: '둥근 창문',
    kind: 'WALL',
    layer: 'WALL',
    width: 5,
    height: 5,
    view: hanging(216, 220),
  },
  {
    key: 'clock.star',
    name: '별 시계',
    kind: 'WALL',
    layer: 'WALL',
    width: 2,
    height: 2,
    view: hanging(92, 92),
  },
  {
    key: 'frame.whale',
    name: '고래 선장 그림',
    kind: 'WALL',
    layer: 'WALL',
    width: 3,
    height: 2,
    view: hanging(120, 96),
  },
  {
    key: 'frame.friends',
    name: '단짝 그림',
    kind: 'WALL',
    layer: 'WALL',
    width: 3,
    height: 2,
    view: hanging(120, 96),
  },
  {
    key: 'bunting.flags',
    name: '깃발 장식',
    kind: 'WALL',
    layer: 'HANGING',
    width: 8,
    height: 1,
    view: hanging(360, 60),
  },
  {
    key: 'plant.kelp',
    name: '미역 화분',
    kind: 'FLOOR',
    layer: 'FLOOR',
    width: 2,
    height: 1,
    view: standing(124, 142),
  },
  {
    key: 'coral.tree',
    name: '산호 나무',
    kind: 'FLOOR',
    layer: 'FLOOR',
    width: 2,
    height: 1,
    view: standing(124, 152),
  },
  {
    key: 'tank.small',
    name: '작은 어항',
    kind: 'FLOOR',
    layer: 'FLOOR',
    width: 3,
    height: 1,
    view: standing(136, 142),
  },
  {
    key: 'rug.round',
    name: '바다 양탄자',
    kind: 'FLOOR',
    layer: 'RUG',
    width: 8,
    height: 1,
    view: hanging(376, 60),
  },
  {
    key: 'rug.heart',
    name: '하트 양탄자',
    kind: 'FLOOR',
    layer: 'RUG',
    width: 4,
    height: 1,
    view: hanging(196, 44),
  },
  {
    key: 'ball.beach',
    name: '바닷가 공',
    kind: 'FLOOR',
    layer: 'FRONT',
    width: 1,
    height: 1,
    view: standing(60, 64),
  },
  {
    key: 'sofa.gold',
    name: '황금 조개 소파',
    kind: 'PRIDE',
    layer: 'FLOOR',
    width: 4,
    height: 1,
    view: standing(194, 150),
  },
  {
    key: 'frame.dolphin',
    name: '돌핀 선생님 그림',
    kind: 'PRIDE',
    layer: 'WALL',
    width: 2,
    height: 2,
    view: hanging(96, 104),
  },
  {
    key: 'shelf.trophies',
    name: '트로피 선반',
    kind: 'PRIDE',
    layer: 'WALL',
    width: 5,
    height: 2,
    view: hanging(224, 108),
  },
  {
    key: 'trophy.race',
    name: '달리기 트로피',
    kind: 'PRIDE',
    layer: 'FLOOR',
    width: 2,
    height: 1,
    view: standing(92, 158),
  },
  {
    key: 'stand.pearl',
    name: '진주 받침대',
    kind: 'PRIDE',
    layer: 'FLOOR',
    width: 2,
    height: 1,
    view: standing(92, 128),
  },
  {
    key: 'chest.treasure',
    name: '보물 상자',
    kind: 'PRIDE',
    layer: 'FRONT',
    width: 2,
    height: 1,
    view: standing(112, 96),
  },
  {
    key: 'wheel.ship',
    name: '배 키',
    kind: 'PRIDE',
    layer: 'WALL',
    width: 2,
    height: 2,
    view: hanging(100, 100),
  },
  {
    key: 'lamp.star',
    name: '별 등불',
    kind: 'DESK',
    layer: 'HANGING',
    width: 2,
    height: 2,
    view: hanging(150, 150),
    cord: true,
  },
  {
    key: 'rug.star',
    name: '별 양탄자',
    kind: 'FLOOR',
    layer: 'RUG',
    width: 4,
    height: 1,
    view: hanging(196, 44),
  },
  {
    key: 'door.vine',
    name: '나무 문 장식',
    kind: 'PRIDE',
    layer: 'FLOOR',
    width: 3,
    height: 1,
    view: standing(176, 168),
  },
] as const satisfies readonly Furniture[];

export type FurnitureKey = (typeof FURNITURE)[number]['key'];
export const FURNITURE_KEYS = FURNITURE.map(({ key }) => key);

const BY_KEY = new Map<string, Furniture & { readonly key: FurnitureKey }>(
  FURNITURE.map((piece) => [piece.key, piece]),
);
export const furnitureByKey = (key: string) => BY_KEY.get(key);

/** Address of a picture, next to those of dialogs and pages. */
export const furniturePicture = (key: FurnitureKey, scale: 1 | 2) => `/ui/furniture/@${scale}x/${key}.webp`;
