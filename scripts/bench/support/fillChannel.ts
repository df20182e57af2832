import type { Client } from 'pg';
import { letterPairs, searchable, searchKeys, eraOf } from '#server/domain/channels/posts/searchKeys.ts';

/** The wanted number of rows of a channel. */
export interface ChannelSize {
  readonly channelId: number;
  readonly members: number;
  readonly posts: number;
}

/** Different texts of posts; each is repeated, as greetings and homework are. */
const TEXTS = 4_000;
const BOARDS = 6;
const GROUPS = 20;
/** Ids of one era (`searchKeys`): filled with one statement. */
const ERA = 16_384;

const THINGS = '돌고래 해파리 거북이 산호 조개 등대 불가사리 고래 해마 문어 소라 물고기'.split(' ');
const TOPICS = '반복문 조건문 변수 함수 블록 자바스크립트 파이썬 숙제 대회 퀘스트 별 문제'.split(' ');
const WORDS = '오늘은 처음으로 혼자 다시 천천히 함께 드디어 열심히 신나게 조금 아주 가끔'.split(' ');
const ENDS = '풀었어요 만들었어요 궁금해요 배웠어요 알려 주세요 성공했어요 재미있어요 어려워요'.split(' ');
/** A different syllable for each text: words that few posts contain. */
const rareWord = (n: number) =>
  String.fromCharCode(0xac00 + ((n * 7919) % 11_000), 0xac00 + ((n * 104_729) % 11_000));

/** The searches of the bench: for words in every twelfth post, in one of four thousand, in none. */
export const SEARCHES = {
  common: '해파리',
  pair: '반복문 해파리',
  rare: rareWord(3_141),
  absent: '뷁쉛훯',
} as const;

const textOf = (n: number) => {
  const pick = (list: readonly string[], step: number) => list[Math.floor(n / step) % list.length] ?? '';
  const topic = pick(TOPICS, 12);
  return {
    title: `${pick(THINGS, 1)} ${topic} ${rareWord(n)}`,
    excerpt: `${pick(WORDS, 5)} ${topic} ${pick(ENDS, 7)} ${pick(WORDS, 3)} ${pick(THINGS, 31)} ${n}번째 이야기예요.`,
  };
};

/** Members, groups, tags, boards and posts of one channel, as a large community would have them. */
export async function fillChannel(client: Client, size: ChannelSize): Promise<void> {
  await client.query('SET session_replication_role = replica');
  await client.query("SET maintenance_work_mem = '512MB'");
  await addMembers(client, size);
  const boardId = await addBoards(client, size.channelId);
  await addPosts(client, size, boardId);
  // Autovacuum would do this after enough rows; without it no index-only scan happens.
  await client.query('VACUUM ANALYZE');
}

async function addMembers(client: Client, { channelId, members }: ChannelSize): Promise<void> {
  const { rows } = await client.query<{ first: number }>('SELECT max(id)::int + 1 AS first FROM users');
  const first = rows[0]?.first ?? 1;
  const users = `generate_series(${first}, ${first + members - 1}) AS n`;
  const statements = [
    `INSERT INTO users (id, login_name, nickname, nickname_key, password_hash, birth_date, look_chosen_at, extra_info_at)
     OVERRIDING SYSTEM VALUE
     SELECT n, 'bench_' || n, '바다' || n, '바다' || n, '', '2012-05-05', now(), now() FROM ${users}`,
    `SELECT setval(pg_get_serial_sequence('users', 'id'), ${first + members})`,
    `INSERT INTO channel_members (channel_id, user_id, roles, nickname, introduction, phone_number, joined_at)
     SELECT ${channelId}, n, CASE
       WHEN n % 500 = 0 THEN '{TEACHER}'::text[] WHEN n % 500 = 1 THEN '{PENDING}' WHEN n % 500 = 2 THEN '{SUSPEND}'
       WHEN n % 500 = 3 THEN '{BEN}' WHEN n % 3 = 0 THEN '{ADVANCED}' ELSE '{USER}' END,
       (ARRAY['김','이','박','최','정','강','조','윤'])[1 + n % 8] || (ARRAY['하늘','바다','구름','별이','도윤','서연'])[1 + n % 6] || n,
       '반가워요!', '0101234' || lpad((n % 10000)::text, 4, '0'), now() - n % 700 * interval '1 day'
     FROM ${users}`,
    `INSERT INTO channel_groups (channel_id, name) SELECT ${channelId}, n || '조' FROM generate_series(1, ${GROUPS}) AS n`,
    `INSERT INTO channel_group_members (channel_id, group_id, user_id)
     SELECT ${channelId}, g.id, n FROM ${users}
     JOIN channel_groups g ON g.channel_id = ${channelId} AND g.name = (1 + n % ${GROUPS}) || '조' WHERE n % 500 > 3`,
    `INSERT INTO channel_tags (channel_id, tag) SELECT ${channelId}, '태그' || n FROM generate_series(1, 10) AS n`,
    `INSERT INTO channel_member_tags (channel_id, tag_id, user_id)
     SELECT ${channelId}, t.id, n FROM ${users}
     JOIN channel_tags t ON t.channel_id = ${channelId} AND t.tag = '태그' || (1 + n % 10) WHERE n % 4 = 0`,
  ];
  for (const statement of statements) await client.query(statement);
}

/** The id of the first of its boards; the others follow it. */
async function addBoards(client: Client, channelId: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO channel_boards (channel_id, name, position)
     SELECT ${channelId}, '게시판 ' || n, 10 + n FROM generate_series(1, ${BOARDS}) AS n RETURNING id`,
  );
  return Math.min(...rows.map(({ id }) => id));
}

async function addPosts(client: Client, size: ChannelSize, boardId: number): Promise<void> {
  const { channelId, posts, members } = size;
  const { rows } = await client.query<{ first: number; user: number }>(
    'SELECT coalesce((SELECT max(id) FROM channel_posts), 0)::int + 1 AS first, max(id)::int AS "user" FROM users',
  );
  const { first = 1, user = 1 } = rows[0] ?? {};
  const texts = Array.from({ length: TEXTS }, (_, n) => textOf(n));
  await client.query(
    'CREATE TEMP TABLE bench_text (n int PRIMARY KEY, title text, excerpt text, words text, keys int[])',
  );
  // Built at once below: row by row it would take most of the time.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE indexname = 'channel_posts_search_idx'`,
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  const last = first + posts - 1;
  for (let era = eraOf(first); era <= eraOf(last); era += 1) {
    const stored = texts.map(({ title, excerpt }, n) => {
      const words = searchable(`${title} ${excerpt}`);
      return { n, title, excerpt, words, keys: searchKeys(letterPairs(words), channelId, era) };
    });
    await client.query('TRUNCATE bench_text');
    await client.query(`INSERT INTO bench_text SELECT * FROM json_populate_recordset(NULL::bench_text, $1)`, [
      JSON.stringify(stored),
    ]);
    const [from, to] = [Math.max(first, era * ERA), Math.min(last, (era + 1) * ERA - 1)];
    await client.query(`
      INSERT INTO channel_posts (id, channel_id, board_id, user_id, post_type, title, content, excerpt, search_text,
        search_keys, mentions, view_count, comment_count, created_at)
      OVERRIDING SYSTEM VALUE
      SELECT id, ${channelId}, ${boardId} + id % ${BOARDS}, ${user - members + 1} + (id::bigint * 7919) % ${members},
        CASE WHEN id % 400 = 0 THEN 'NOTICE' ELSE 'POST' END, t.title,
        jsonb_build_object('type', 'doc', 'content', '[]'::jsonb), t.excerpt, t.words, t.keys, '[]',
        id % 300, id % 5, now() - (${last} - id) * interval '20 seconds'
      FROM generate_series(${from}, ${to}) AS id JOIN bench_text t ON t.n = (id::bigint * 7919) % ${TEXTS}`);
  }
  for (const { definition } of indexes) await client.query(definition);
  await client.query(`SELECT setval(pg_get_serial_sequence('channel_posts', 'id'), ${last + 1})`);
}
