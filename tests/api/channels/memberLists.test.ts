import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { planOf } from '../../../scripts/bench/support/planOf.ts';
import { recordStatements } from '../../../scripts/bench/support/recordStatements.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const MEMBERS = 100_000;

const test = setUpApi();
let teacher: Child;
let id: number;
let groupId: number;
let tagId: number;

beforeAll(async () => {
  teacher = await signUpChild(test.server);
  id = await makeClass(test.server.deps, [{ child: teacher, nickname: '선생님', roles: ['MANAGER'] }]);
  const call = { token: teacher.token };
  const group = await test.api.call('groups.create', { params: { id }, body: { name: '큰 조' } }, call);
  groupId = group.body.channelGroupId;
  const tag = await test.api.call('tags.create', { params: { id }, body: { tag: '큰태그' } }, call);
  tagId = tag.body.tagId;
  const { db } = test.server.deps;
  await db.execute(sql`
    insert into users (login_name, nickname, nickname_key, password_hash, birth_date)
    select 'many_' || n, '많은' || n, '많은' || n, 'none', '2012-03-02' from generate_series(1, ${MEMBERS}) n`);
  await db.execute(sql`
    insert into channel_members (channel_id, user_id, roles, nickname)
    select ${id}, id, case when id % 1000 = 0 then array['PENDING'] when id % 500 = 0 then array['SUSPEND']
      else array['ADVANCED'] end, '학생' || id
    from users where login_name like 'many\\_%'`);
  await db.execute(sql`
    insert into channel_group_members (channel_id, group_id, user_id)
    select ${id}, ${groupId}, id from users where login_name like 'many\\_%' and id % 100 = 1`);
  await db.execute(sql`
    insert into channel_member_tags (channel_id, tag_id, user_id)
    select ${id}, ${tagId}, id from users where login_name like 'many\\_%' and id % 100 < 3`);
  for (const table of ['users', 'channel_members', 'channel_group_members', 'channel_member_tags'])
    await db.execute(sql.raw(`vacuum analyze ${table}`));
}, 180_000);

const LISTS = [
  'members.listAll',
  'members.listPending',
  'members.listStaff',
  'members.listSuspended',
  'members.listBanned',
  'members.count',
] as const;
const QUERIES = [{}, { query: '학생77' }, { query: '없는이름' }] as const;

/** How a call reads each table. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await recordStatements(work);
  const client = new Client({ connectionString: test.server.databaseUrl });
  await client.connect();
  try {
    const plans: string[] = [];
    for (const statement of statements) plans.push(...(await planOf(client, statement)));
    return plans;
  } finally {
    await client.end();
  }
}

/** Those that the test has filled; an empty table is read from end to end, and that is right. */
const GROWING = /^(users|channel_members|channel_group_members|channel_member_tags): Seq Scan$/u;

it.each(LISTS)('%s reads no growing table from end to end with a hundred thousand members', async (name) => {
  for (const query of name === 'members.count' ? [{}] : QUERIES) {
    const plans = await plansOf(() =>
      test.api.call(name, { params: { id }, query }, { token: teacher.token }),
    );
    expect(plans.length).toBeGreaterThan(0);
    const scans = plans.filter((line) => GROWING.test(line));
    expect(scans, `${name} ${JSON.stringify(query)}\n${plans.join('\n')}`).toEqual([]);
  }
});

it.each(['group_id', 'tag_id'] as const)('a list filtered by %s goes by indexes', async (field) => {
  const query = { [field]: field === 'group_id' ? groupId : tagId };
  const plans = await plansOf(() =>
    test.api.call('members.listAll', { params: { id }, query }, { token: teacher.token }),
  );
  expect(plans.filter((line) => /^(users|channel_members): Seq Scan$/u.test(line))).toEqual([]);
});

it('a page deep in the list is there as soon as the first', async () => {
  const timed = async (query: Record<string, string>) => {
    const began = performance.now();
    const { body } = await test.api.call(
      'members.listAll',
      { params: { id }, query },
      { token: teacher.token },
    );
    return { body, ms: performance.now() - began };
  };
  await timed({});
  const first = await timed({});
  expect(first.body.memberList).toHaveLength(50);
  expect(first.body.totalCount).toBe(10_000);
  const cursor = Buffer.from(`${2_000_000_000} 학생9`, 'utf8').toString('base64url');
  const deep = await timed({ cursor });
  expect(deep.body.memberList).toHaveLength(50);
  // Some times over is the machine; a list that counts on would take a thousand times as long.
  expect(deep.ms).toBeLessThan(first.ms * 4 + 200);
});
