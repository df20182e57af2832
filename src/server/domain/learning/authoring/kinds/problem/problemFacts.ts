import type { Database } from '#server/db/connect.ts';
import { findContentRows } from '#server/db/contentRows.ts';
import { problems } from '#server/db/tables/learning/problems.ts';
import { contentFactsOf } from '#server/domain/learning/authoring/contents/contentFacts.ts';

/** The facts of problems that lessons need. */
export const problemFacts = contentFactsOf(problems);

/** The statement of a problem; undefined where the channel has none. */
export async function problemStatementOf(
  db: Database,
  { channelId, contentId }: { readonly channelId: number; readonly contentId: number },
): Promise<{ title: string; content: string } | undefined> {
  const [row] = await findContentRows(db, problems, { channelId, ids: [contentId] });
  return row && { title: row.title, content: row.content };
}
