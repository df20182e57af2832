/**
 * The kinds of staff's contents, in the order of their tabs; every other list of kinds is made from this table. Each kind
 * is a folder `learning/authoring/kinds/<name>` on the server and in the pages.
 */
export const KIND_TRAITS = {
  /** `use`: a HOLDER has lessons, a MATERIAL is shown in them, a VARIANT is shown as a material of another kind. */
  COURSE: { use: 'HOLDER', isProved: false, tab: 'courses' },
  WORKSHEET: { use: 'HOLDER', isProved: false, tab: 'worksheets' },
  DOCUMENT: { use: 'MATERIAL', isProved: false, tab: 'documents' },
  /** `isProved`: it is written as a draft beside what pupils see, and the judge proves it before it is published. */
  PROBLEM: { use: 'MATERIAL', isProved: true, tab: 'problems' },
  VIDEO: { use: 'MATERIAL', isProved: false, tab: 'videos' },
  BLOCK: { use: 'MATERIAL', isProved: false, tab: 'blocks' },
  /** `tab`: its list among the materials of a class; null for a page of its own. */
  STAGE: { use: 'VARIANT', isProved: true, tab: null },
} as const;

type Traits = typeof KIND_TRAITS;
export type AuthoringKindName = keyof Traits;
type KindsWith<Trait> = {
  [Kind in AuthoringKindName]: Traits[Kind] extends Trait ? Kind : never;
}[AuthoringKindName];
type OneOrMore<Name> = readonly [Name, ...Name[]];

function kindsWith<const Trait extends Partial<Traits[AuthoringKindName]>>(
  trait: Trait,
): OneOrMore<KindsWith<Trait>> {
  const wanted = Object.entries(trait);
  const kinds = AUTHORING_KINDS.filter((kind) => {
    const traits: Readonly<Record<string, unknown>> = KIND_TRAITS[kind];
    return wanted.every(([name, value]) => traits[name] === value);
  });
  return kinds as unknown as OneOrMore<KindsWith<Trait>>;
}

export const AUTHORING_KINDS = Object.keys(KIND_TRAITS) as unknown as OneOrMore<AuthoringKindName>;
/** Courses and worksheets. */
export const HOLDER_KINDS = kindsWith({ use: 'HOLDER' });
/** The kinds of contents that a lesson can show. */
export const MATERIAL_TYPES = kindsWith({ use: 'MATERIAL' });
export type MaterialType = (typeof MATERIAL_TYPES)[number];
/**
 * The kinds that are written as a draft beside the published content, and proved by the judge before pupils see it.
 */
export const DRAFT_KINDS = kindsWith({ isProved: true });
export type DraftKindName = (typeof DRAFT_KINDS)[number];

/** Kinds with a list among the materials of a class. */
export type LmsTab = NonNullable<Traits[AuthoringKindName]['tab']>;
