import type { Client } from 'pg';

/** Tables of teaching contents. */
export const CONTENT_TABLES: readonly string[] = [
  'courses',
  'worksheets',
  'documents',
  'videos',
  'blocks',
  'problems',
  'authoring_drafts',
];

/** Fills a channel with a number of contents of each kind, each changed at another time. */
export async function fillContents(
  client: Client,
  {
    channelId,
    contents,
    authorId,
  }: { readonly channelId: number; readonly contents: number; readonly authorId: number },
): Promise<void> {
  const rows = `generate_series(1, ${contents}) AS n`;
  const owned = 'channel_id, author_id, title, updated_at';
  const own = `${channelId}, ${authorId}, '바다 ' || n, now() - n * interval '1 minute'`;
  const draft = `'{"title":"바다","difficulty":1,"caseList":[],"programs":{}}'::jsonb`;
  for (const statement of [
    `INSERT INTO courses (${owned}, content, order_no) SELECT ${own}, '', n FROM ${rows}`,
    `INSERT INTO worksheets (${owned}) SELECT ${own} FROM ${rows}`,
    `INSERT INTO documents (${owned}, content) SELECT ${own}, repeat('파도는 또 와요. ', 20) FROM ${rows}`,
    `INSERT INTO videos (${owned}, video_type, video_url, video_time)
     SELECT ${own}, 'URL', 'https://youtu.be/aqz-KE-bpKQ', 60 FROM ${rows}`,
    `INSERT INTO blocks (${owned}) SELECT ${own} FROM ${rows}`,
    `INSERT INTO problems (${owned}, content, time_limit_ms, memory_limit_bytes, output_limit_bytes, checker)
     SELECT ${own}, '', 1000, 67108864, 65536, '{"kind":"trimmed"}' FROM ${rows}`,
    `INSERT INTO authoring_drafts (channel_id, author_id, kind, content, updated_at)
     SELECT ${channelId}, ${authorId}, 'PROBLEM', ${draft}, now() FROM ${rows}`,
    // Autovacuum would do this after enough rows; without it no index-only scan happens.
    `VACUUM ANALYZE ${CONTENT_TABLES.join(', ')}`,
  ])
    await client.query(statement);
}
