import {
  CODE_DOCUMENT_IDS,
  CODE_PROBLEM_IDS,
  neededBy,
  shownBy,
  type Concept,
  type TextLanguage,
} from '#server/domain/seed/concepts.ts';
import { loadProgress } from '#server/domain/learning/progress/loadProgress.ts';
import type { UserQuery } from '#server/domain/call.ts';

/** The ideas of code that a child has met. */
export interface KnownConcepts {
  readonly all: ReadonlySet<Concept>;
  /** By language and concept: those that a read page has shown as text. */
  readonly read: ReadonlySet<`${TextLanguage} ${Concept}`>;
}

/** The concepts of the read lessons and of the solved problems, stages and code objects of the product. */
export async function knownConcepts({ db, userId }: UserQuery): Promise<KnownConcepts> {
  const { solved, read } = await loadProgress({
    db,
    userId,
    problemIds: CODE_PROBLEM_IDS,
    contentIds: CODE_DOCUMENT_IDS,
  });
  const pages = [...read].flatMap((id) => shownBy(id) ?? []);
  return {
    all: new Set([
      ...pages.flatMap(({ concepts }) => [...concepts]),
      ...[...solved].flatMap((id) => neededBy(id)?.concepts ?? []),
    ]),
    read: new Set(
      pages.flatMap(({ language, concepts }) => [...concepts].map((one) => `${language} ${one}` as const)),
    ),
  };
}

/** The language in which all concepts of a code were read; null for none, so that blocks are shown. */
export const languageFor = ({ read }: KnownConcepts, concepts: readonly Concept[]): TextLanguage | null =>
  (['JAVASCRIPT', 'PYTHON'] as const).find(
    (language) => concepts.length > 0 && concepts.every((concept) => read.has(`${language} ${concept}`)),
  ) ?? null;
