/**
 * 200 users on the same 20 slots of a teacher at once, each trying one slot after another until it has one. Prints the
 * time it takes. Ends with 1 unless there are exactly 20 lessons, with 20 different slots and tickets, and all others
 * still have their ticket.
 */
import { Client } from 'pg';
import { createApiClient } from '../../tests/support/apiClient.ts';
import { makeClass } from '../../tests/support/makeClass.ts';
import { signUpDressedChild, type Child } from '../../tests/support/signUpChild.ts';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { startTestServer } from '../../tests/support/testServer.ts';
import { buyTickets, openAllHours, slotIn } from '../../tests/support/tutoring.ts';
import { machine } from './support/machine.ts';
import { percentile } from './support/statistics.ts';

const PEOPLE = 200;
const SLOTS = 20;

const databases = await startTestDatabases();
const server = await startTestServer({ settings: { REQUESTS_PER_MINUTE: '10000000', TRUSTED_PROXIES: '1' } });
const client = new Client({ connectionString: server.databaseUrl });
await client.connect();
try {
  const api = createApiClient(server.url);
  const teacher = await signUpDressedChild(server);
  const pupils: Child[] = [];
  // An address opens no more accounts a minute than a class does.
  for (let person = 0; person < PEOPLE; person += 1)
    pupils.push(await signUpDressedChild(server, {}, `10.0.${Math.floor(person / 50)}.1`));
  await makeClass(server.deps, [
    { child: teacher, nickname: '산호 선생님', roles: ['TEACHER'] },
    ...pupils.map((child, index) => ({ child, nickname: `학생 ${index}` })),
  ]);
  await openAllHours(server, { token: teacher.token });
  for (const { user } of pupils) await buyTickets(server, user.userId, 1);
  const slots = Array.from({ length: SLOTS }, (_, hour) => slotIn(server.deps.clock.now(), 3, hour));

  const times: number[] = [];
  const codes = new Map<string, number>();
  const started = performance.now();
  await Promise.all(
    pupils.map(async ({ token }, person) => {
      for (let tried = 0; tried < SLOTS; tried += 1) {
        const body = { teacherId: teacher.user.userId, ...slots[(person + tried) % SLOTS] };
        const sent = performance.now();
        const { status, error } = await api.call('registrations.book', { body }, { token });
        times.push(performance.now() - sent);
        const code = status === 201 ? 'BOOKED' : error.errorCode;
        codes.set(code, (codes.get(code) ?? 0) + 1);
        if (code === 'BOOKED') return;
      }
    }),
  );
  const milliseconds = performance.now() - started;
  const { rows } = await client.query<Record<'lessons' | 'slots' | 'tickets' | 'free', string>>(`
    select count(*) as lessons, count(distinct starts_at) as slots, count(distinct ticket_id) as tickets,
      (select count(*) from tickets where ticket_state = 'AVAILABLE') as free
    from registration_dates where registration_state = 'RESERVED'`);
  console.log(machine());
  console.log(`${times.length} calls in ${Math.round(milliseconds)} ms`);
  console.log(`p50 ${Math.round(percentile(times, 0.5))} ms, p95 ${Math.round(percentile(times, 0.95))} ms`);
  console.log(Object.fromEntries(codes), rows[0]);
  const [{ lessons, slots: taken, tickets, free } = { lessons: '', slots: '', tickets: '', free: '' }] = rows;
  const isRight = [lessons, taken, tickets].every((count) => Number(count) === SLOTS);
  if (!isRight || Number(free) !== PEOPLE - SLOTS) process.exitCode = 1;
} finally {
  await client.end();
  await server.close();
  await databases.stop();
}
