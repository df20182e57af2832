import { expect, test } from 'vitest';
import { scrubReport } from './errorReport.ts';

const SECRETS = [
  '별가람',
  '김보호',
  'child_12@example.com',
  '010-1234-5678',
  '/guardian/abcDEF',
  'print(1)',
  '4711',
];
const [nickname, name, email, phone, link, code, id] = SECRETS;

const event = {
  event_id: 'a'.repeat(32),
  timestamp: 1_700_000_000.5,
  level: 'error',
  message: `${nickname} failed`,
  server_name: 'host',
  user: { id, email, username: nickname, ip_address: '203.0.113.9' },
  request: { url: `https://dolphin.example${link}`, headers: { cookie: 'guardian_session=x' }, data: code },
  breadcrumbs: [{ message: `${name} clicked` }],
  contexts: { device: { name } },
  extra: { phone },
  tags: { route: 'GET /game/v1/lessons/:id', code: 'UNEXPECTED', nickname },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: `user ${id} ${nickname} ${email} ${phone}`,
        mechanism: { data: { name } },
        stacktrace: {
          frames: [
            {
              filename: 'https://dolphin.example/build/index-abc.js?v=1',
              function: 'openPage',
              lineno: 3,
              colno: 7,
            },
            {
              filename: `https://dolphin.example${link}`,
              function: `call ${nickname}`,
              lineno: 1,
              vars: { code },
            },
            {
              filename: '/srv/home/kim/app/src/server/main.ts',
              function: 'start',
              lineno: 9,
              context_line: code,
            },
          ],
        },
      },
      { type: `Error of ${nickname}`, value: code },
    ],
  },
};

test('keeps the kind of an error and places in our own code, and nothing besides', () => {
  expect(scrubReport(event)).toEqual({
    event_id: 'a'.repeat(32),
    timestamp: 1_700_000_000.5,
    level: 'error',
    platform: 'javascript',
    tags: { route: 'GET /game/v1/lessons/:id', code: 'UNEXPECTED' },
    exception: {
      values: [
        {
          type: 'TypeError',
          stacktrace: {
            frames: [
              { filename: 'build/index-abc.js', function: 'openPage', lineno: 3, colno: 7 },
              { filename: '?', function: '?', lineno: 1, colno: 0 },
              { filename: 'src/server/main.ts', function: 'start', lineno: 9, colno: 0 },
            ],
          },
        },
        { type: '?', stacktrace: { frames: [] } },
      ],
    },
  });
});

test.each(SECRETS)('never tells %s', (secret) => {
  expect(JSON.stringify(scrubReport(event))).not.toContain(secret);
});

test('an event of any other form becomes an empty one', () => {
  for (const other of [
    {},
    { exception: null, tags: 'x', level: 7 },
    { exception: { values: [{ type: 1 }] } },
  ])
    expect(JSON.stringify(scrubReport(other))).not.toContain('1}');
});
