import { beforeAll, expect, it } from 'vitest';
import { startEngines, type RunInEngine } from './engines.ts';

let run: RunInEngine;
beforeAll(async () => {
  run = await startEngines();
});

/** The time on Seoul's clocks, to the minute. */
const seoulNow = () =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  }).format();

it.each([
  ['print(datetime.datetime.now().strftime("%Y-%m-%d %H:%M"))'],
  ['print(datetime.datetime.today().strftime("%Y-%m-%d %H:%M"))'],
  ['print(datetime.datetime.fromtimestamp(time.time()).isoformat(" ", "minutes"))'],
  ['print(datetime.datetime.now().astimezone().strftime("%Y-%m-%d %H:%M"))'],
  ['print(time.strftime("%Y-%m-%d %H:%M"))'],
  ['print(time.strftime("%Y-%m-%d %H:%M", time.localtime()))'],
  ['print(time.strftime("%Y-%m-%d %H:%M", time.localtime(time.mktime(time.localtime()))))'],
])('Python’s clock is Seoul’s: %s', async (source) => {
  const before = seoulNow();
  const { output, error } = await run('PYTHON', `import datetime, time\n${source}`);
  expect(error).toBeUndefined();
  expect([before, seoulNow()]).toContain(output.trim());
});

it.each([
  [
    'import time\nprint(time.tzname, time.timezone, time.localtime(0).tm_hour, time.gmtime(0).tm_hour)',
    "('KST', 'KST') -32400 9 0",
  ],
  ['import time\nprint(time.ctime(0), time.strftime("%Z %z"))', 'Thu Jan  1 09:00:00 1970 KST +0900'],
  [
    'import datetime\nprint(datetime.date.fromtimestamp(54000), datetime.datetime(2026, 1, 1) - datetime.timedelta(days=1))',
    '1970-01-02 2025-12-31 00:00:00',
  ],
  [
    'import datetime\nprint(datetime.datetime.now().astimezone().tzinfo, datetime.datetime.fromtimestamp(0, datetime.timezone.utc))',
    'KST 1970-01-01 00:00:00+00:00',
  ],
  [
    'import datetime\nprint(datetime.datetime.strptime("2026-03-02", "%Y-%m-%d").weekday(), datetime.date(2026, 3, 2))',
    '0 2026-03-02',
  ],
  ['import math\nprint(len(str(math.factorial(2000))))', '5736'],
])('%j prints %s', async (source, printed) => {
  const { output, error } = await run('PYTHON', source);
  expect(error).toBeUndefined();
  expect(output.trim()).toBe(printed);
});

it.each([
  ['PYTHON', 'name = input("이름? ")\nprint("안녕", name)'],
  ['JAVASCRIPT', 'let name = input("이름? ");\nprint("안녕", name);'],
  ['JAVASCRIPT', 'let name = readLine("이름? ");\nprint("안녕", name);'],
] as const)(
  'a prompt is printed in a run, and not where the output is compared: %s %s',
  async (language, source) => {
    const asked = { input: '니모\n' };
    expect((await run(language, source, { ...asked, prompts: true })).output).toBe('이름? 안녕 니모\n');
    expect((await run(language, source, asked)).output).toBe('안녕 니모\n');
  },
);

it.each(['PYTHON', 'JAVASCRIPT'] as const)(
  'a name that was typed in parts is the same name: %s',
  async (language) => {
    const parts = '점수'.normalize('NFD');
    const { output, error } = await run(language, `${parts} = 3\nprint(점수 + ${parts})`);
    expect(error).toBeUndefined();
    expect(output).toBe('6\n');
  },
);
