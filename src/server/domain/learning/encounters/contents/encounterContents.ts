/** Pure. All contents, and which of them a child meets. */
import { createRandom } from '#shared/simulation/createRandom.ts';
import type { Concept } from '#server/domain/seed/concepts.ts';
import { BOTTLES } from './bottles.ts';
import { BUBBLES } from './bubbles.ts';
import { CHESTS } from './chests.ts';
import type { EncounterContent } from './encounterContent.ts';
import { SEAHORSES } from './seahorses.ts';
import { SHOALS } from './shoals.ts';

export const ENCOUNTERS: readonly EncounterContent[] = [
  ...BOTTLES,
  ...SHOALS,
  ...SEAHORSES,
  ...CHESTS,
  ...BUBBLES,
];

const byKey = new Map(ENCOUNTERS.map((content) => [content.key, content]));
export const encounterOfKey = (key: string): EncounterContent | undefined => byKey.get(key);

interface Circumstances {
  readonly userId: number;
  readonly mapId: number;
  readonly span: number;
  readonly known: ReadonlySet<Concept>;
  /** Keys of contents that the child has met lately, the latest first. */
  readonly lately: readonly string[];
}

/** The content of a child, map and span: the kind differs from the last one, nothing comes twice before all came. */
export function chooseEncounter({ userId, mapId, span, known, lately }: Circumstances): EncounterContent {
  const open = ENCOUNTERS.filter(({ concepts }) => concepts.every((concept) => known.has(concept)));
  const fresh = open.filter(({ key }) => !lately.includes(key));
  const lastKind = encounterOfKey(lately[0] ?? '')?.kind;
  const candidates = [
    fresh.filter(({ kind }) => kind !== lastKind),
    fresh,
    open.filter(({ key }) => key !== lately[0]),
  ].find((list) => list.length > 0);
  const random = createRandom(userId * 31 + mapId * 7919 + span);
  const kinds = [...new Set(candidates?.map(({ kind }) => kind))];
  const kind = kinds[Math.floor(random() * kinds.length)];
  const ofKind = candidates?.filter((content) => content.kind === kind) ?? [];
  const chosen = ofKind[Math.floor(random() * ofKind.length)];
  if (!chosen) throw new Error('There is an encounter for who knows nothing.');
  return chosen;
}
