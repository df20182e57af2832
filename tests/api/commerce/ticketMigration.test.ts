import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { migrationsFolder } from '#server/db/migrate.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';

const BEFORE = 'tickets_of_sellers';

/** The migrations that came before the one with that name. */
async function foldersBefore(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-before-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

it('tickets that name no channel become those of who sold them', async () => {
  const database = await createTestDatabase();
  const folder = await foldersBefore(BEFORE);
  const pool = new Pool({ connectionString: database.url, max: 1 });
  try {
    await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
    await runMigrations(drizzle(pool), { migrationsFolder: folder });
    await pool.query(`
      insert into channels (id, channel_domain, channel_name) overriding system value
        values (1, 'school', '돌핀'), (7, 'coral', '산호반') on conflict do nothing;
      insert into users (id, login_name, nickname, nickname_key, password_hash, birth_date) overriding system value
        values (5, 'buyer', '바다', '바다', '', '2010-05-05');
      insert into payment_product_infos
        (id, channel_id, title, color, view_mode, is_coupon_usable, visible_state, hash_key, created_at)
        overriding system value
        values (1, 1, '학교', 'BLUE', 'TICKETS', true, 'VISIBLE', 'school', now()),
               (2, 7, '반', 'BLUE', 'TICKETS', true, 'VISIBLE', 'coral', now());
      insert into payment_products (id, product_info_id, title, price, original_price, quantity, color)
        overriding system value
        values (11, 1, '1회', 30000, 30000, 1, 'BLUE'), (12, 2, '48회', 100, 100, 48, 'BLUE');
      insert into payments (id, user_id, merchant_uid, gateway, item_type, product_id, quantity, name, list_amount,
          amount, prepared_at) overriding system value
        values (21, 5, 'a', 'sandbox', 'PRODUCT', 11, 1, '학교', 30000, 30000, now()),
               (22, 5, 'b', 'sandbox', 'PRODUCT', 12, 48, '반', 100, 100, now()),
               (23, 5, 'c', 'sandbox', 'CASH', null, 5000, '포인트', 5500, 5500, now());
      insert into tickets (id, user_id, payment_id, payment_product_id, channel_id, issued_at, expires_at)
        overriding system value
        values (31, 5, 21, 11, null, now(), now()), (32, 5, 22, 12, null, now(), now()),
               (33, 5, null, null, null, now(), now()), (34, 5, null, null, 7, now(), now())`);
    await runMigrations(drizzle(pool), { migrationsFolder });
    const tickets = await pool.query('select id, channel_id, is_for_every_teacher from tickets order by id');
    expect(tickets.rows).toEqual([
      { id: 31, channel_id: 1, is_for_every_teacher: true },
      { id: 32, channel_id: 7, is_for_every_teacher: false },
      { id: 33, channel_id: 1, is_for_every_teacher: true },
      { id: 34, channel_id: 7, is_for_every_teacher: false },
    ]);
    const payments = await pool.query('select id, channel_id from payments order by id');
    expect(payments.rows.map(({ channel_id }: { channel_id: number | null }) => channel_id)).toEqual([
      1,
      7,
      null,
    ]);
  } finally {
    await pool.end();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
