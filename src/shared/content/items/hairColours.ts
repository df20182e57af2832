import type { ItemDefinition } from '../itemTypes.ts';

/** Colours of every style below, the darkest first. `word` comes before the style's name. */
export const HAIR_COLOURS = [
  { colour: 'black', name: '까만색', word: '까만', hex: '#3b3552' },
  { colour: 'brown', name: '갈색', word: '갈색', hex: '#6b4632' },
  { colour: 'red', name: '붉은색', word: '붉은', hex: '#d9583f' },
  { colour: 'gold', name: '금색', word: '금빛', hex: '#f4c255' },
  { colour: 'pink', name: '분홍색', word: '분홍', hex: '#f49ab8' },
  { colour: 'blue', name: '파란색', word: '파란', hex: '#3f86c8' },
] as const;
export type HairColour = (typeof HAIR_COLOURS)[number]['colour'];

interface HairStyleRow {
  readonly name: string;
  /** Ids of its colours: this and the next ones, in the order of the colours above. */
  readonly firstId: number;
  /** Colours that are separate items in `looks.ts`. */
  readonly drawn: Readonly<Partial<Record<HairColour, string>>>;
}

export const HAIR_STYLES = {
  short: { name: '바람 머리', firstId: 2010, drawn: { brown: 'hair.short' } },
  bob: { name: '찰랑 단발', firstId: 2020, drawn: { black: 'hair.bob' } },
  twin: { name: '양갈래', firstId: 2030, drawn: { gold: 'hair.twin', pink: 'hair.twin.pink' } },
  wave: { name: '물결 머리', firstId: 2040, drawn: { brown: 'hair.wave.brown' } },
  bun: { name: '만두 머리', firstId: 2050, drawn: { black: 'hair.bun' } },
  pony: { name: '높은 포니테일', firstId: 2060, drawn: { gold: 'hair.pony' } },
  braid: { name: '땋은 머리', firstId: 2070, drawn: { brown: 'hair.braid' } },
  spiky: { name: '성게 머리', firstId: 2080, drawn: { red: 'hair.spiky' } },
  curly: { name: '뽀글 머리', firstId: 2090, drawn: { brown: 'hair.curly' } },
  straight: { name: '긴 생머리', firstId: 2100, drawn: { black: 'hair.straight' } },
  bowl: { name: '버섯 머리', firstId: 2110, drawn: { brown: 'hair.bowl' } },
  side: { name: '조개 묶음 머리', firstId: 2120, drawn: { red: 'hair.side' } },
} as const satisfies Readonly<Record<string, HairStyleRow>>;
export type HairStyle = keyof typeof HAIR_STYLES;

type RecolourKey = {
  [S in HairStyle]: `hair.${S}.${Exclude<HairColour, keyof (typeof HAIR_STYLES)[S]['drawn']>}`;
}[HairStyle];
export interface HairRecolour extends ItemDefinition {
  readonly key: RecolourKey;
  readonly style: HairStyle;
  readonly hex: string;
}

const styles = Object.keys(HAIR_STYLES) as HairStyle[];

/** The key of a style in a colour, in any table. */
export function hairKey(style: HairStyle, colour: HairColour): string {
  const { drawn }: HairStyleRow = HAIR_STYLES[style];
  return drawn[colour] ?? `hair.${style}.${colour}`;
}

/**
 * Every style in every colour that `looks.ts` does not have: free at sign-up, so that no child must look like another.
 */
export const HAIR_RECOLOURS: readonly HairRecolour[] = styles.flatMap((style) => {
  const { name, firstId, drawn }: HairStyleRow = HAIR_STYLES[style];
  return HAIR_COLOURS.flatMap(({ colour, word, hex }, at): HairRecolour[] =>
    drawn[colour] === undefined
      ? [
          {
            id: firstId + at,
            category: 'HAIR',
            name: `${word} ${name}`,
            starter: true,
            style,
            hex,
            // The colours above and the drawn ones define the keys.
            key: `hair.${style}.${colour}` as RecolourKey,
          },
        ]
      : [],
  );
});
