/** Pictures of badges, below `/ui`. */
export const BADGES = ['star', 'shell', 'key', 'flag', 'gift', 'mark-complete'] as const;
export type Badge = (typeof BADGES)[number];

export const TITLE_TONES = ['coral', 'sea', 'gold', 'violet', 'moss'] as const;
export type TitleTone = (typeof TITLE_TONES)[number];

/** The form of a title over a name; its achievement is known to the server alone. */
export interface TitleDesign {
  /** Stored in the database and sent over the wire; never reused, never changed. */
  readonly id: number;
  readonly name: string;
  readonly badge: Badge;
  readonly tone: TitleTone;
}

const title = (id: number, name: string, badge: Badge, tone: TitleTone): TitleDesign => ({
  id,
  name,
  badge,
  tone,
});

export const TITLES: readonly TitleDesign[] = [
  title(1, '첫 코드의 주인공', 'star', 'sea'),
  title(2, '코드 항해사', 'star', 'coral'),
  title(3, '코드 선장', 'star', 'gold'),
  title(4, '산호 마을 영웅', 'flag', 'coral'),
  title(5, '뚝딱 건축가', 'flag', 'gold'),
  title(6, '등불 지킴이', 'flag', 'violet'),
  title(7, '큰 경주 완주자', 'flag', 'sea'),
  title(8, '네 이야기의 전설', 'flag', 'moss'),
  title(9, '싹싹 조개왕', 'shell', 'coral'),
  title(10, '비밀 탐험가', 'key', 'violet'),
  title(11, '비밀 박사', 'key', 'gold'),
  title(12, '반가운 친구', 'gift', 'moss'),
  title(13, '바다의 친구', 'gift', 'sea'),
  title(14, '씩씩한 물고기', 'star', 'moss'),
  title(15, '용감한 항해사', 'star', 'violet'),
  title(16, '바다의 별', 'star', 'gold'),
  title(17, '새 기술 새싹', 'mark-complete', 'moss'),
  title(18, '깊은 바다 기술자', 'mark-complete', 'violet'),
  title(19, '달리는 날치', 'flag', 'moss'),
  title(20, '여섯 바다 여행자', 'flag', 'violet'),
  title(21, '모두의 이웃', 'gift', 'coral'),
  title(22, '부탁 해결사', 'mark-complete', 'coral'),
  title(23, '도감 수집가', 'shell', 'gold'),
  title(24, '바다 도감 박사', 'shell', 'violet'),
  title(25, '별길 새내기', 'star', 'sea'),
  title(26, '별길 안내자', 'star', 'coral'),
  title(27, '모든 별의 주인', 'star', 'gold'),
];

/** No title is worn. */
export const NO_TITLE = 0;

const byId: ReadonlyMap<number, TitleDesign> = new Map(TITLES.map((look) => [look.id, look]));

export function titleById(id: number): TitleDesign | undefined {
  return byId.get(id);
}
