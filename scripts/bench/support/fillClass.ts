import type { Client } from 'pg';

export const PUPILS = 60;
const LESSONS = 40;
/** A document and four problems. */
const PROBLEMS_PER_LESSON = 4;
const CHILDREN = 12_500;
/** Rows of each child in each of the two tables of progress: 80 and up to 40. */
const SOLVED = 80;

/** Above every seeded id. */
const FIRST = 1_000_000;

/** These tables grow with every child that learns. */
export const GROWING_TABLES: readonly string[] = [
  'problem_progress',
  'content_checks',
  'drafts',
  'channel_members',
  'users',
  'homework_works',
  'code_comments',
  'raised_hands',
  'equipped_items',
];

export interface FilledClass {
  readonly channelId: number;
  readonly courseId: number;
  readonly lessonId: number;
  readonly lessons: number;
  readonly rows: number;
}

/** A class with a course of its own, whose pupils are some of many children that all learn with the same course. */
export async function fillClass(client: Client, teacherId: number): Promise<FilledClass> {
  const last = FIRST + CHILDREN - 1;
  const children = `generate_series(${FIRST}, ${last}) AS n`;
  const lessons = `generate_series(1, ${LESSONS}) AS l`;
  // Checking foreign keys of rows that are made from each other proves nothing and costs most of the time.
  await client.query('SET session_replication_role = replica');
  for (const statement of [
    `INSERT INTO channels (id, channel_domain, channel_name) VALUES (${FIRST}, 'bench-class', '해마반')`,
    `INSERT INTO users (id, login_name, nickname, nickname_key, password_hash, birth_date, look_chosen_at, extra_info_at)
     OVERRIDING SYSTEM VALUE
     SELECT n, 'bench_' || n, '바다' || n, '바다' || n, '', '2012-05-05', now(), now() FROM ${children}`,
    `INSERT INTO channel_members (channel_id, user_id, roles, nickname)
     SELECT 1, n, '{USER}', '바다' || n FROM ${children}`,
    `INSERT INTO channel_members (channel_id, user_id, roles, nickname)
     SELECT ${FIRST}, n, '{USER}', '바다' || n FROM generate_series(${FIRST}, ${FIRST + PUPILS - 1}) AS n`,
    `INSERT INTO channel_members (channel_id, user_id, roles, nickname) VALUES (${FIRST}, ${teacherId}, '{TEACHER}', '선생님')`,
    `INSERT INTO courses (id, channel_id, title, content, order_no) OVERRIDING SYSTEM VALUE VALUES (${FIRST}, ${FIRST}, '긴 코스', '', 1)`,
    `INSERT INTO lessons (id, channel_id, course_id, title, order_no) OVERRIDING SYSTEM VALUE
     SELECT ${FIRST} + l, ${FIRST}, ${FIRST}, l || '번째 수업', l FROM ${lessons}`,
    `INSERT INTO lesson_contents (id, lesson_id, content_type, content_id, title, order_no) OVERRIDING SYSTEM VALUE
     SELECT ${FIRST} + l * 10 + k, ${FIRST} + l, CASE WHEN k = 0 THEN 'DOCUMENT' ELSE 'PROBLEM' END,
       ${FIRST} + l * 10 + k, k || '번째', k FROM ${lessons}, generate_series(0, ${PROBLEMS_PER_LESSON}) AS k`,
    `INSERT INTO content_checks (user_id, content_on_lesson_id)
     SELECT n, ${FIRST} + l * 10 FROM ${children}, ${lessons} WHERE (n + l) % 10 <> 0`,
    `INSERT INTO problem_progress (user_id, problem_id, success, submission_count)
     SELECT n, ${FIRST} + (1 + s % ${LESSONS}) * 10 + 1 + s / ${LESSONS}, (n + s) % 3 <> 0, 1 + s % 4
     FROM ${children}, generate_series(0, ${SOLVED - 1}) AS s`,
    `INSERT INTO drafts (user_id, problem_id, language, source, version)
     SELECT n, ${FIRST} + (1 + s) * 10 + 4, 'JAVASCRIPT', 'print(1);', 1
     FROM ${children}, generate_series(0, 9) AS s`,
    `INSERT INTO equipped_items (user_id, category, item_id) SELECT n, 'TOP', 1001 FROM ${children}`,
    `INSERT INTO homeworks (id, channel_id, title, lesson_id, content_on_lesson_id, content_type, content_id, target_type,
       opens_at, due_at, created_at) OVERRIDING SYSTEM VALUE
     SELECT ${FIRST} + l, CASE WHEN l % 10 = 0 THEN ${FIRST} ELSE 1 END, '숙제', ${FIRST} + l, ${FIRST} + l * 10 + 1,
       'PROBLEM', ${FIRST} + l * 10 + 1, 'ALL', now(), now(), now() FROM ${lessons}`,
    `INSERT INTO homework_works (homework_id, user_id, try_number, state, handed_in_at)
     SELECT ${FIRST} + l, n, 1, CASE WHEN (n + l) % 9 = 0 THEN 'HANDED_IN' ELSE 'DONE' END, now()
     FROM ${children}, ${lessons} WHERE l % 4 = 0`,
    `INSERT INTO submissions (id, user_id, problem_id, client_key, language, source, verdict) OVERRIDING SYSTEM VALUE
     SELECT n, n, ${FIRST} + 11, gen_random_uuid(), 'JAVASCRIPT', 'print(1);', 'WA' FROM ${children}`,
    `INSERT INTO code_comments (channel_id, owner_id, problem_id, submission_id, text, is_answer, created_at, read_at)
     SELECT CASE WHEN n % 50 = 0 THEN ${FIRST} ELSE 1 END, n, ${FIRST} + 11, n, '좋아요', k = 1, now(),
       CASE WHEN (n + k) % 7 > 0 THEN now() END FROM ${children}, generate_series(0, 3) AS k`,
    `INSERT INTO raised_hands (user_id, lesson_id, raised_at, ended_at)
     SELECT n, ${FIRST} + 1, now() - k * interval '1 day', now() FROM ${children}, generate_series(1, 4) AS k`,
    'ANALYZE',
  ])
    await client.query(statement);
  await client.query('SET session_replication_role = origin');
  const { rows } = await client.query<{ count: number }>(
    `SELECT ((SELECT count(*) FROM problem_progress) + (SELECT count(*) FROM content_checks))::int AS count`,
  );
  return {
    channelId: FIRST,
    courseId: FIRST,
    lessonId: FIRST + 1,
    lessons: LESSONS,
    rows: rows[0]?.count ?? 0,
  };
}
