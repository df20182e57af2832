import type { Client } from 'pg';
import { MAPS } from '#shared/content/maps/maps.ts';
import { LAST_COUNTED_RANK } from '#shared/contract/world/ranking.ts';
import { courseVersion } from '#server/domain/world/timeTrials/timeTrialCourses.ts';

/** The wanted number of rows of the growing tables. */
export interface DatabaseSize {
  readonly users: number;
  readonly ledgerRows: number;
}

/** Checking foreign keys of rows that are made from each other proves nothing and costs most of the time. */
const UNCHECKED = 'SET session_replication_role = replica';

/** The listed run: of the first map that has one. */
export const LISTED_COURSE = (() => {
  const map = MAPS.find(({ courses }) => courses.length > 0);
  const course = map?.courses[0];
  if (!map || !course) throw new Error('No map has a course.');
  return { mapId: map.id, courseId: course.id, version: courseVersion(map, course) };
})();

/**
 * Rows up to this size, as a living world would have them: every user in the default channel and dressed, some ten
 * friends each, and a ledger that only grows. Existing users keep theirs. `callerId` has as much as a busy child.
 */
export async function fillDatabase(client: Client, size: DatabaseSize, callerId: number): Promise<void> {
  const bounds = await client.query<{ first: number; count: number }>(
    `SELECT coalesce(max(id), 0)::int + 1 AS first, count(*)::int AS count FROM users`,
  );
  const { first = 1, count = 0 } = bounds.rows[0] ?? {};
  const last = first + Math.max(0, size.users - count) - 1;
  await client.query(UNCHECKED);
  for (const statement of [...perUser(first, last), ...ofCaller(callerId, first, last)]) {
    await client.query(statement);
  }
  const ledger = await client.query<{ count: string }>('SELECT count(*) FROM ledger_entries');
  const missing = size.ledgerRows - Number(ledger.rows[0]?.count ?? 0);
  await client.query(`
    INSERT INTO ledger_entries (user_id, kind, amount, ref_id, reason_key, created_at)
    SELECT 1 + n % ${last}, CASE WHEN n % 3 = 0 THEN 'USER_EXP' ELSE 'POINT' END, 1 + n % 50, 0,
      'bench:${first}:' || n, now() - n * interval '1 second'
    FROM generate_series(1, ${Math.max(0, missing)}) AS n`);
  await client.query('ANALYZE');
}

function perUser(first: number, last: number): string[] {
  const users = `generate_series(${first}, ${last}) AS n`;
  const friend = `1 + (n * 7919 + k * 104729) % ${last}`;
  return [
    `INSERT INTO users (id, login_name, nickname, nickname_key, password_hash, birth_date, look_chosen_at, extra_info_at)
     OVERRIDING SYSTEM VALUE
     SELECT n, 'bench_' || n, '바다' || n, '바다' || n, '', '2012-05-05', now(), now() FROM ${users}`,
    `SELECT setval(pg_get_serial_sequence('users', 'id'), ${last})`,
    `INSERT INTO wallets (user_id, point, exp) SELECT n, n % 5000, n % 9000 FROM ${users}`,
    `INSERT INTO channel_members (channel_id, user_id, roles, nickname)
     SELECT (SELECT min(id) FROM channels), n, '{USER}', '바다' || n FROM ${users}`,
    `INSERT INTO inventory_items (user_id, item_id, category)
     SELECT n, 1000 + k, 'TOP' FROM ${users}, generate_series(1, 6) AS k`,
    `INSERT INTO equipped_items (user_id, category, item_id) SELECT n, 'TOP', 1001 FROM ${users}`,
    `INSERT INTO friendships (low_user_id, high_user_id, requester_id, state, answered_at)
     SELECT least(n, ${friend}), greatest(n, ${friend}), n, 'ACCEPT', now()
     FROM ${users}, generate_series(1, 10) AS k WHERE n <> ${friend} ON CONFLICT DO NOTHING`,
    `INSERT INTO whispers (sender_id, receiver_id, text)
     SELECT n, ${friend}, '안녕' FROM ${users}, generate_series(1, 10) AS k`,
    `INSERT INTO user_reports (reporter_id, reported_user_id, reason, lines, state)
     SELECT n, 1 + n % ${last}, 'RUDE', '[]', 'DISMISSED' FROM ${users} WHERE n % 20 = 0`,
    `INSERT INTO user_blocks (user_id, blocked_user_id) SELECT n, ${friend} FROM ${users}, generate_series(11, 11) AS k`,
    `INSERT INTO user_mutes (user_id, muted_user_id) SELECT n, ${friend} FROM ${users}, generate_series(12, 12) AS k`,
    `INSERT INTO user_quest_goals (user_id, quest_id, goal_index, completed_count)
     SELECT n, 11, k, 1 FROM ${users}, generate_series(0, 1) AS k`,
    `INSERT INTO user_quests (user_id, quest_id, state) SELECT n, 11, 'COMPLETED' FROM ${users}`,
    `INSERT INTO user_quest_rewards (user_id, quest_id, map_id, reward_type, reward_id, reward_count)
     SELECT n, 11, 1, 'POINT', 0, 100 FROM ${users}, generate_series(1, 10)`,
    `INSERT INTO character_positions (user_id, map_id, x, y) SELECT n, 1, 0, 0 FROM ${users}`,
    `INSERT INTO ranking_scores (user_id, period, score, success, submitted_problem_count)
     SELECT n, period, 1 + n * 7919 % 9000, n % 30, n % 90
     FROM ${users}, (VALUES ('ALL'), (to_char(date_trunc('week', now() AT TIME ZONE 'Asia/Seoul'), 'YYYY-MM-DD')))
       AS periods (period)`,
    `INSERT INTO ranking_opt_outs (user_id) SELECT n FROM ${users} WHERE n % 50 = 0`,
    `INSERT INTO problem_progress (user_id, problem_id, success, submission_count)
     SELECT n, p.id, true, 3 FROM ${users}, (SELECT id FROM problems ORDER BY id LIMIT 4) AS p`,
    `INSERT INTO submissions (user_id, problem_id, client_key, language, source, verdict, created_at, judged_at)
     SELECT n, p.id, gen_random_uuid(), 'JAVASCRIPT', 'print(1)', 'WA', now() - n % 60 * interval '1 day', now()
     FROM ${users}, (SELECT id FROM problems ORDER BY id LIMIT 4) AS p`,
    `INSERT INTO notifications (user_id, notification_type, title, content, subject_id, checked_at)
     SELECT n, 'LEVEL_UP', '레벨 ' || k, '축하해요.', k, CASE WHEN k % 2 = 0 THEN now() END
     FROM ${users}, generate_series(1, 20) AS k`,
    `INSERT INTO wish_products (user_id, product_id)
     SELECT n, 1000 + k FROM ${users}, generate_series(1, 4) AS k`,
    `INSERT INTO user_certificates (user_id, certificate_id, nickname, title, issued_at)
     SELECT n, 1, '바다' || n, '산호 마을 코딩 탐험가', now() FROM ${users}`,
    `INSERT INTO friend_gifts (sender_id, receiver_id, day, point)
     SELECT n, ${friend}, '2026-01-01', 5 FROM ${users}, generate_series(1, 4) AS k ON CONFLICT DO NOTHING`,
    `INSERT INTO home_greetings (home_user_id, visitor_id, day)
     SELECT n, ${friend}, '2026-01-01' FROM ${users}, generate_series(1, 4) AS k ON CONFLICT DO NOTHING`,
    `INSERT INTO guestbook_entries (home_user_id, writer_id, phrase_id, day, written_at)
     SELECT n, ${friend}, 1, '2026-01-01', now() FROM ${users}, generate_series(1, 4) AS k ON CONFLICT DO NOTHING`,
    `INSERT INTO collection_finds (user_id, kind, ref_id, map_id)
     SELECT n, 'MAP', k, k FROM ${users}, generate_series(1, 6) AS k`,
    `INSERT INTO collected_shells (user_id, day, map_id, shell_id, kind)
     SELECT n, '2026-01-0' || k, 1, k, 'scallop' FROM ${users}, generate_series(1, 8) AS k`,
    `INSERT INTO user_titles (user_id, title_id) SELECT n, k FROM ${users}, generate_series(1, 3) AS k`,
    `INSERT INTO worn_titles (user_id, title_id) SELECT n, 1 FROM ${users}`,
    `INSERT INTO course_runs
       (user_id, map_id, course_id, version, run_class, day, ticks, skills, start, inputs, inputs_hash)
     SELECT n, ${LISTED_COURSE.mapId}, ${LISTED_COURSE.courseId}, '${LISTED_COURSE.version}', 'PLAIN', '2026-01-01',
       900 + n % 5000, '{}', '{}', '', '' FROM ${users}`,
    `INSERT INTO course_bests (user_id, map_id, course_id, version, run_class, ticks, finished_at)
     SELECT n, ${LISTED_COURSE.mapId}, ${LISTED_COURSE.courseId}, '${LISTED_COURSE.version}', 'PLAIN', 900 + n % 5000,
       now() FROM ${users}`,
  ];
}

/** A hundred friends, requests, whispers and rewards, and as many notifications, visitors and phrases. */
function ofCaller(callerId: number, first: number, last: number): string[] {
  const others = `generate_series(${first}, ${Math.min(last, first + 199)}) AS n`;
  return [
    `INSERT INTO friendships (low_user_id, high_user_id, requester_id, state)
     SELECT least(n, ${callerId}), greatest(n, ${callerId}), n, CASE WHEN n % 2 = 0 THEN 'ACCEPT' ELSE 'PENDING' END
     FROM ${others} WHERE n <> ${callerId} ON CONFLICT DO NOTHING`,
    `INSERT INTO whispers (sender_id, receiver_id, text) SELECT n, ${callerId}, '안녕' FROM ${others}`,
    `INSERT INTO character_positions (user_id, map_id, x, y) VALUES (${callerId}, 1, 0, 0) ON CONFLICT DO NOTHING`,
    // Both worlds have equally many above it, because a rank is counted row by row up to a limit.
    `INSERT INTO ranking_scores (user_id, period, score)
     SELECT ${callerId}, 'ALL', min(score) FROM (
       SELECT score FROM ranking_scores WHERE period = 'ALL' ORDER BY score DESC LIMIT ${LAST_COUNTED_RANK / 2}
     ) AS above ON CONFLICT DO NOTHING`,
    `INSERT INTO notifications (user_id, notification_type, title, content, subject_id)
     SELECT ${callerId}, 'FRIEND_REQUEST', '친구 신청이 왔어요', '', n FROM ${others}`,
    `INSERT INTO home_greetings (home_user_id, visitor_id, day)
     SELECT ${callerId}, n, '2026-01-01' FROM ${others} ON CONFLICT DO NOTHING`,
    `INSERT INTO guestbook_entries (home_user_id, writer_id, phrase_id, day, written_at)
     SELECT ${callerId}, n, 1, '2026-01-01', now() FROM ${others} ON CONFLICT DO NOTHING`,
    `INSERT INTO user_quest_rewards (user_id, quest_id, map_id, reward_type, reward_id, reward_count)
     SELECT ${callerId}, 11, 1, 'POINT', 0, 1 FROM ${others}`,
  ];
}
