import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printDemoAccounts } from '#server/domain/seed/demoAccounts.ts';
import { planMonth } from '#server/domain/seed/demoMonth/planMonth.ts';
import { MONTH_LESSONS, PUPILS } from '#server/domain/seed/demoMonth/seedDemoMonth.ts';
import { checkLedger } from '../../support/ledger.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await printDemoAccounts(server.deps, { withMonth: true });
});
afterAll(() => server.close());

const rowsOf = async (query: ReturnType<typeof sql>) => (await server.deps.db.execute(query)).rows;

const counts = () =>
  rowsOf(sql`
    select (select count(*)::int from users) as users,
           (select count(*)::int from submissions) as submissions,
           (select count(*)::int from content_checks) as checks,
           (select count(*)::int from document_reads) as reads,
           (select count(*)::int from course_class_enrolments) as enrolments,
           (select count(*)::int from ledger_entries) as entries,
           (select count(*)::int from homework_works) as works,
           (select count(*)::int from code_comments) as comments,
           (select count(*)::int from channel_group_members) as grouped`);

it('gives thirty pupils a month of work, none of it ahead of time', async () => {
  const [work] = await rowsOf(sql`
    select count(distinct u.id)::int as pupils, count(s.id)::int as submissions,
           count(distinct (s.created_at at time zone 'Asia/Seoul')::date)::int as days,
           count(distinct s.verdict)::int as verdicts, max(s.created_at) < now() as is_past
    from users u left join submissions s on s.user_id = u.id
    where u.login_name like 'lighthouse\_%'`);
  expect(work).toMatchObject({ pupils: PUPILS.length, verdicts: 4, is_past: true });
  expect(work?.['submissions']).toBeGreaterThan(400);
  expect(work?.['days']).toBeGreaterThan(20);
});

it('keeps the progress that the submissions come to', async () => {
  const wrong = await rowsOf(sql`
    select * from (
      select user_id, problem_id, bool_or(verdict = 'AC') as success,
             (count(*) filter (where verdict not in ('CE', 'SYSTEM')))::int as tries,
             min(judged_at) filter (where verdict = 'AC') as solved_at
      from submissions group by 1, 2
    ) s full join problem_progress p using (user_id, problem_id)
    where (s.success, s.tries, s.solved_at)
      is distinct from (p.success, p.submission_count, p.first_success_at)`);
  expect(wrong).toEqual([]);
});

it('keeps of every verdict what the judge would have kept: visible cases alone, and where it stopped', async () => {
  const wrong = await rowsOf(sql`
    select s.id from submissions s
    where s.judged_at is null or s.verdict is null
       or (s.verdict = 'CE') <> (s.error_message is not null)
       or (s.verdict in ('CE', 'RE')) <> (s.error_line is not null)
       or exists (
         select from jsonb_array_elements(s.cases) c
         join problem_cases k on k.problem_id = s.problem_id and k.case_number = (c->>'caseNumber')::int
         where k.hidden)
       or (s.verdict = 'AC') <>
          (s.passed_count = (select count(*) from problem_cases k where k.problem_id = s.problem_id))`);
  expect(wrong).toEqual([]);
});

it('counts in the ranking what was handed in', async () => {
  const wrong = await rowsOf(sql`
    select * from (
      select user_id, (count(*) filter (where verdict <> 'CE'))::int as submitted,
             (count(*) filter (where verdict = 'AC'))::int as solved
      from submissions group by 1
    ) s
    left join ranking_scores r on r.user_id = s.user_id and r.period = 'ALL'
    left join wallets w on w.user_id = s.user_id
    where (s.submitted, s.solved, w.exp) is distinct from (r.submitted_problem_count, r.success, r.score)`);
  expect(wrong).toEqual([]);
});

it('reads what is checked, and balances every wallet with its ledger', async () => {
  const apart = await rowsOf(sql`
    select * from document_reads r
    full join content_checks c on c.user_id = r.user_id and c.content_on_lesson_id = r.document_id
    where r.user_id is null or c.user_id is null or r.first_read_at <> c.checked_at`);
  expect(apart).toEqual([]);
  await checkLedger(server.deps);
  const unpaid = await rowsOf(sql`
    select e.user_id from course_class_enrolments e join course_classes c on c.id = e.course_class_id
    where e.points_paid <> c.cost`);
  expect(unpaid).toEqual([]);
});

it('hands homework in, in time and late, as it was submitted, with answers and comments', async () => {
  const [works] = await rowsOf(sql`
    select count(distinct h.id)::int as homeworks, count(distinct w.state)::int as states,
           bool_or(w.handed_in_at > h.due_at) as some_late, bool_or(w.handed_in_at <= h.due_at) as some_in_time,
           bool_and(w.handed_in_at >= h.opens_at and w.handed_in_at <= now()) as after_opening,
           bool_and(w.source = s.source and w.user_id = s.user_id and s.problem_id = h.content_id) as own_code,
           bool_and((w.state = 'HANDED_IN') = (w.feedback_at is null)) as answered
    from homeworks h join homework_works w on w.homework_id = h.id
    left join submissions s on s.id = w.submission_id`);
  expect(works).toEqual({
    ...{ homeworks: 3, states: 3, some_late: true, some_in_time: true },
    ...{ after_opening: true, own_code: true, answered: true },
  });
  const foreign = await rowsOf(sql`
    select c.id from code_comments c join homework_works w on w.id = c.work_id where w.user_id <> c.owner_id`);
  expect(foreign).toEqual([]);
});

it('gives the demo pupil, whom people sign in as, something to see on every page', async () => {
  const [own] = await rowsOf(sql`
    select (select count(*)::int from problem_progress p where p.user_id = u.id and p.success) as solved,
           (select count(*)::int from content_checks c where c.user_id = u.id) as read,
           (select count(*)::int from video_watches v where v.user_id = u.id) as videos,
           (select count(*)::int from worksheet_enrolments w where w.user_id = u.id) as worksheets,
           (select string_agg(w.state, ' ' order by w.state) from homework_works w where w.user_id = u.id) as works,
           (select count(*)::int from code_comments c where c.owner_id = u.id) as comments,
           (select count(*)::int from notifications n where n.user_id = u.id
              and n.notification_type like 'HOMEWORK%') as told
    from users u where u.login_name = 'demo_wave'`);
  expect(own).toEqual({
    ...{ solved: 17, read: 3, videos: 3, worksheets: 2 },
    ...{ works: 'DONE RETURNED', comments: 2, told: 2 },
  });
});

it('offers the class its own problems, each with what staff edits it by', async () => {
  const without = await rowsOf(sql`
    select p.id from problems p left join authoring_drafts d on d.problem_id = p.id
    where p.source_id is not null and d.published_version is distinct from d.version`);
  expect(without).toEqual([]);
});

it('has pupils of many looks, videos that were watched, and worksheets in work', async () => {
  const [looks] = await rowsOf(sql`
    select count(distinct outfit)::int as looks, count(*)::int as dressed from (
      select user_id, string_agg(item_id::text, ',' order by item_id) as outfit
      from equipped_items e join users u on u.id = e.user_id
      where u.login_name like 'lighthouse\_%' group by 1
    ) o`);
  expect(looks).toEqual({ looks: PUPILS.length, dressed: PUPILS.length });
  const unowned = await rowsOf(sql`
    select from equipped_items e left join inventory_items i using (user_id, item_id) where i.id is null`);
  expect(unowned).toEqual([]);
  const [made] = await rowsOf(sql`
    select (select count(*)::int from videos v join video_watches w on w.video_id = v.id) > 40 as watched,
           (select count(distinct video_id)::int from video_watches) as videos,
           (select bool_or(completed_at is null) and bool_or(completed_at is not null) from video_watches) as some_left,
           (select bool_and(last_at < now()) from video_watches) as is_past,
           (select count(distinct worksheet_id)::int from worksheet_enrolments) as worksheets,
           (select count(*)::int from course_classes) as classes`);
  expect(made).toEqual({
    ...{ watched: true, videos: 4, some_left: true, is_past: true },
    ...{ worksheets: 4, classes: 4 },
  });
});

it('changes nothing at the next start', async () => {
  const before = await counts();
  await printDemoAccounts(server.deps, { withMonth: true });
  expect(await counts()).toEqual(before);
});

it('comes to the same for the same day', () => {
  const now = new Date('2026-06-15T09:00:00Z');
  const month = () => PUPILS.map((_, pupil) => planMonth(pupil, now, MONTH_LESSONS));
  expect(month()).toEqual(month());
});
