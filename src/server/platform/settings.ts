import { z } from 'zod';

/** One environment variable: its parser, its purpose, and an example of a right value. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  about: string;
  expected: string;
  /** Never repeated in an error message or a log. */
  secret?: true;
  /** Chooses the adapter of this gateway; its value `sandbox` needs ALLOW_SANDBOX in production. */
  gateway?: string;
  /** Shown in `.env.example` where there is no default. */
  example?: string;
}

function setting<Schema extends z.ZodType>(entry: Setting<Schema>): Setting<Schema> {
  return entry;
}

function whole(min: number, max: number, fallback: number) {
  return z.coerce.number().int().min(min).max(max).default(fallback);
}

const url = (protocol: RegExp) => z.url({ protocol }).optional();

/** The parts of the work that processes may divide among them. */
const ROLES = ['web', 'rooms', 'judge', 'jobs'] as const;
export type Role = (typeof ROLES)[number];

/** Every setting of the server, once. `.env.example` and the checks at start are made from this table. */
export const settings = {
  NODE_ENV: setting({
    schema: z.enum(['development', 'production', 'test']).default('development'),
    about: 'development prints demo accounts and shows sent mail; production insists on real secrets.',
    expected: 'development, production or test',
  }),
  HOST: setting({
    schema: z.string().min(1).default('127.0.0.1'),
    about: 'The address the server listens on; 0.0.0.0 lets other machines in.',
    expected: 'a host name or address such as 127.0.0.1',
  }),
  PORT: setting({
    schema: whole(0, 65_535, 4000),
    about: 'The port the server listens on; 0 takes any free one.',
    expected: 'a whole number from 0 to 65535',
  }),
  PUBLIC_URL: setting({
    schema: url(/^https?$/),
    about: 'The address people open, used in mails. In development it follows from HOST and PORT.',
    expected: 'an http or https address such as https://dolphin.example',
    example: 'https://dolphin.example',
  }),
  CHANNEL_HOST: setting({
    schema: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/)
      .optional(),
    about: 'The host below which every channel has one of its own, as coral.class.example.',
    expected: 'a host name such as class.example, in lower case and without a port',
    example: 'class.example',
  }),
  TRUSTED_PROXIES: setting({
    schema: whole(0, 10, 0),
    about: 'How many reverse proxies stand in front and may name the caller in X-Forwarded-For.',
    expected: 'a whole number from 0 to 10',
  }),
  REQUESTS_PER_MINUTE: setting({
    schema: whole(60, 10_000_000, 12_000),
    about: 'The most API requests of one address each minute; a school may share one address.',
    expected: 'a whole number from 60 to 10000000',
  }),
  API_PAGES: setting({
    schema: z.enum(['auto', 'on', 'off']).default('auto'),
    about: 'Whether /api-docs and /openapi.json describe the API; auto shows them outside of production.',
    expected: 'auto, on or off',
  }),
  DEMO_MONTH: setting({
    schema: z.enum(['on', 'off']).default('on'),
    about: 'Whether development fills the demonstration class with thirty pupils and a month of their work.',
    expected: 'on or off',
  }),
  LOG_LEVEL: setting({
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    about: 'The least important kind of log line that is written.',
    expected: 'trace, debug, info, warn, error, fatal or silent',
  }),
  SHUTDOWN_SECONDS: setting({
    schema: whole(1, 300, 10),
    about: 'How long a stopping server waits for running requests and rooms.',
    expected: 'a whole number from 1 to 300',
  }),
  DATA_DIR: setting({
    schema: z.string().min(1).default('.data'),
    about: 'Where the embedded database and development secrets are kept, relative to the project.',
    expected: 'a folder',
  }),
  DATABASE_URL: setting({
    schema: url(/^postgres(ql)?$/),
    about: 'Any Postgres from version 16 on. Without it the server runs its own in DATA_DIR.',
    expected: 'an address such as postgres://user:password@host:5432/dolphin',
    example: 'postgres://dolphin:password@db.example:5432/dolphin',
    secret: true,
  }),
  DATABASE_DIRECT_URL: setting({
    schema: url(/^postgres(ql)?$/),
    about:
      'Postgres itself, where DATABASE_URL leads to a pooler of transactions such as PgBouncer; for LISTEN and locks.',
    expected: 'an address such as postgres://user:password@host:5432/dolphin',
    example: 'postgres://dolphin:password@db.example:5432/dolphin',
    secret: true,
  }),
  DATABASE_POOL_SIZE: setting({
    schema: whole(2, 200, 20),
    about: 'The most connections this process opens to the database.',
    expected: 'a whole number from 2 to 200',
  }),
  REDIS_URL: setting({
    schema: url(/^rediss?$/),
    about: 'The Redis that several processes share; without it this process serves everybody alone.',
    expected: 'an address such as redis://:password@redis.example:6379',
    example: 'redis://:password@redis.example:6379',
    secret: true,
  }),
  ROLES: setting({
    schema: z
      .string()
      .default(ROLES.join(','))
      .transform((names) => names.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(ROLES)).min(1)),
    about: 'What this process does: pages and API, rooms of the world, judging, jobs.',
    expected: `some of ${ROLES.join(',')}`,
  }),
  ROOMS_ADDRESS: setting({
    schema: z
      .string()
      .regex(/^(?:[\w.-]+(?::\d+)?)?(?:\/[\w-]+)*$/)
      .optional(),
    about:
      'Where the proxy leads to this very process, for the sockets of its rooms; needed with several processes.',
    expected:
      'a path such as /p1 below the address of the page, or a host with a path such as dolphin.example/p1',
    example: '/p1',
  }),
  TOKEN_SECRET: setting({
    schema: z.string().min(32).optional(),
    about: 'Signs access tokens. Development makes one and keeps it in DATA_DIR.',
    expected: 'at least 32 characters, for example from: openssl rand -base64 48',
    example: 'paste the output of: openssl rand -base64 48',
    secret: true,
  }),
  ACCESS_TOKEN_MINUTES: setting({
    schema: whole(1, 1440, 10),
    about: 'How long an access token is good for.',
    expected: 'a whole number from 1 to 1440',
  }),
  REFRESH_TOKEN_DAYS: setting({
    schema: whole(1, 365, 30),
    about: 'How long somebody stays signed in without coming back.',
    expected: 'a whole number from 1 to 365',
  }),
  PASSWORD_COST: setting({
    schema: z.enum(['full', 'low']).default('full'),
    about: 'What guessing a password costs whoever holds its hash; low is for tests, never in production.',
    expected: 'full or low',
  }),
  ALLOW_SANDBOX: setting({
    schema: z
      .string()
      .default('')
      .transform((names) => names.split(',').flatMap((name) => name.trim() || [])),
    about: 'Gateways that may be a sandbox in production, for a trial: nothing is really sent by them.',
    expected: 'names of gateways such as mail,sms',
    example: 'mail',
  }),
  MAIL_TRANSPORT: setting({
    schema: z.enum(['sandbox', 'smtp']).default('sandbox'),
    about: 'sandbox keeps mails in an outbox that development can read; smtp sends them.',
    expected: 'sandbox or smtp',
    gateway: 'mail',
  }),
  MAIL_FROM: setting({
    schema: z.string().regex(/.@./).default('돌핀 월드 <no-reply@dolphin.example>'),
    about: 'The sender of every mail.',
    expected: 'a mail address such as no-reply@dolphin.example',
  }),
  MAIL_SMTP_URL: setting({
    schema: url(/^smtps?$/),
    about: 'The mail server, needed with MAIL_TRANSPORT=smtp.',
    expected: 'an address such as smtps://user:password@mail.example:465',
    example: 'smtps://user:password@mail.example:465',
    secret: true,
  }),
  SMS_TRANSPORT: setting({
    schema: z.enum(['sandbox', 'solapi']).default('sandbox'),
    about: 'sandbox keeps text messages in an outbox that development can read; solapi sends them.',
    expected: 'sandbox or solapi',
    gateway: 'sms',
  }),
  SOLAPI_URL: setting({
    schema: z.url({ protocol: /^https?$/ }).default('https://api.solapi.com'),
    about: 'The service of Solapi; another address only for trying things out.',
    expected: 'an http or https address such as https://api.solapi.com',
  }),
  SOLAPI_API_KEY: setting({
    schema: z.string().min(1).optional(),
    about: 'Who sends, needed with SMS_TRANSPORT=solapi.',
    expected: 'an API key of Solapi',
    example: 'the API key',
    secret: true,
  }),
  SOLAPI_API_SECRET: setting({
    schema: z.string().min(1).optional(),
    about: 'Signs requests to Solapi, needed with SMS_TRANSPORT=solapi.',
    expected: 'the API secret of that key',
    example: 'the API secret of that key',
    secret: true,
  }),
  SMS_SENDER: setting({
    schema: z
      .string()
      .regex(/^\d{8,11}$/)
      .optional(),
    about:
      'The number that text messages come from, registered with Solapi; needed with SMS_TRANSPORT=solapi.',
    expected: 'the digits of a telephone number such as 0212345678',
    example: '0212345678',
  }),
  IDENTITY: setting({
    schema: z.enum(['sandbox', 'nice']).default('sandbox'),
    about: 'Who verifies identities: a sandbox whose window lets the tester choose the answer, or NICE.',
    expected: 'sandbox or nice',
    gateway: 'identity',
  }),
  NICE_CLIENT_ID: setting({
    schema: z.string().min(1).optional(),
    about: 'Who asks NICE, needed with IDENTITY=nice.',
    expected: 'the client id of an app of niceapi.co.kr',
    example: 'the client id of the app',
  }),
  NICE_CLIENT_SECRET: setting({
    schema: z.string().min(1).optional(),
    about: 'Proves who asks NICE, needed with IDENTITY=nice.',
    expected: 'the client secret of that app',
    example: 'the client secret of that app',
    secret: true,
  }),
  NICE_PRODUCT_ID: setting({
    schema: z.string().min(1).optional(),
    about: 'The product of NICE that verifies identities, needed with IDENTITY=nice.',
    expected: 'the product code of that app such as 2101979031',
    example: '2101979031',
  }),
  NICE_API_URL: setting({
    schema: z.url({ protocol: /^https?$/ }).default('https://svc.niceapi.co.kr:22001'),
    about: 'The service of NICE; another address only for trying things out.',
    expected: 'an http or https address such as https://svc.niceapi.co.kr:22001',
  }),
  NICE_WINDOW_URL: setting({
    schema: z
      .url({ protocol: /^https?$/ })
      .default('https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb'),
    about: 'The window of NICE in which somebody proves who they are; another only for trying things out.',
    expected: 'an http or https address such as https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb',
  }),
  PAYMENTS: setting({
    schema: z.enum(['sandbox', 'portone-v1', 'portone-v2']).default('sandbox'),
    about: 'Who takes payments: a sandbox whose window lets the tester choose the answer, or PortOne.',
    expected: 'sandbox, portone-v1 or portone-v2',
    gateway: 'payments',
  }),
  PORTONE_STORE_ID: setting({
    schema: z
      .string()
      .regex(/^[\w-]{1,80}$/)
      .optional(),
    about: 'The shop at PortOne, needed with PAYMENTS=portone-v1 (the merchant code) and portone-v2.',
    expected: 'a merchant code such as imp00000000, or the id of a store',
    example: 'store-00000000-0000-0000-0000-000000000000',
  }),
  PORTONE_CHANNEL_KEY: setting({
    schema: z
      .string()
      .regex(/^[\w.-]{1,80}$/)
      .optional(),
    about: 'The channel that is paid through where none is asked for, needed with PortOne.',
    expected: 'a PG id such as html5_inicis.MID, or a channel key',
    example: 'channel-key-00000000-0000-0000-0000-000000000000',
  }),
  PORTONE_API_KEY: setting({
    schema: z.string().min(1).optional(),
    about: 'Who asks PortOne V1, needed with PAYMENTS=portone-v1.',
    expected: 'a REST API key of V1',
    example: 'the REST API key',
    secret: true,
  }),
  PORTONE_API_SECRET: setting({
    schema: z.string().min(1).optional(),
    about: 'Proves who asks PortOne, needed with PAYMENTS=portone-v1 and portone-v2.',
    expected: 'the REST API secret of V1, or an API secret of V2',
    example: 'the API secret',
    secret: true,
  }),
  PORTONE_WEBHOOK_SECRET: setting({
    schema: z
      .string()
      .regex(/^(?:whsec_)?[A-Za-z0-9+/]{16,}={0,2}$/)
      .optional(),
    about: 'What webhooks of PortOne V2 are signed by, needed with PAYMENTS=portone-v2.',
    expected: 'a webhook secret, Base64 behind whsec_',
    example: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    secret: true,
  }),
  PORTONE_API_URL: setting({
    schema: url(/^https?$/),
    about: 'The service of PortOne; another address only for trying things out.',
    expected: 'an http or https address such as https://api.portone.io',
    example: 'https://api.portone.io',
  }),
  PAYMENT_NOTICE_URL: setting({
    schema: url(/^https?$/),
    about: 'An address of development that is told of each completed payment; never in production.',
    expected: 'an http or https address such as http://127.0.0.1:4400/payments',
    example: 'http://127.0.0.1:4400/payments',
  }),
  SENTRY_DSN: setting({
    schema: url(/^https?$/),
    about:
      'Where unexpected errors are told, by the server and, with consent, by browsers; in production only. Needs no secret.',
    expected: 'the DSN of a Sentry project such as https://key@sentry.example/1',
    example: 'https://key@sentry.example/1',
  }),
  ANALYTICS_URL: setting({
    schema: url(/^https?$/),
    about:
      'Where browsers send which page was seen, with consent and in production only; speaks Plausible’s events.',
    expected: 'an http or https address such as https://plausible.example/api/event',
    example: 'https://plausible.example/api/event',
  }),
  TRACKING_PIXEL_URL: setting({
    schema: url(/^https?$/),
    about: 'A pixel that browsers fetch for each page, with consent and in production only.',
    expected: 'an http or https address such as https://pixel.example/tr?id=1',
    example: 'https://pixel.example/tr?id=1',
  }),
  STORAGE: setting({
    schema: z.enum(['disk', 's3']).default('disk'),
    about: 'disk keeps uploaded files in DATA_DIR; s3 keeps them in a bucket of any S3 service.',
    expected: 'disk or s3',
  }),
  STORAGE_FOLDER: setting({
    schema: z.string().min(1).optional(),
    about:
      'Where STORAGE=disk keeps files, files in DATA_DIR unless told; several processes need one that all see.',
    expected: 'a folder',
    example: '/mnt/dolphin-files',
  }),
  S3_ENDPOINT: setting({
    schema: url(/^https?$/),
    about: 'The S3 service, needed with STORAGE=s3; browsers fetch files from it.',
    expected: 'an http or https address such as https://s3.ap-northeast-2.amazonaws.com',
    example: 'https://s3.ap-northeast-2.amazonaws.com',
  }),
  S3_BUCKET: setting({
    schema: z.string().min(3).optional(),
    about:
      'The bucket for uploaded files, needed with STORAGE=s3. Its CORS lets our pages PUT and read the ETag header.',
    expected: 'the name of a bucket',
    example: 'dolphin-files',
  }),
  S3_REGION: setting({
    schema: z.string().min(1).optional(),
    about: 'The region that requests are signed for, needed with STORAGE=s3.',
    expected: 'a region such as ap-northeast-2',
    example: 'ap-northeast-2',
  }),
  S3_ACCESS_KEY_ID: setting({
    schema: z.string().min(1).optional(),
    about: 'Who reads and writes the bucket, needed with STORAGE=s3.',
    expected: 'the id of an access key',
    example: 'the id of an access key',
    secret: true,
  }),
  S3_SECRET_ACCESS_KEY: setting({
    schema: z.string().min(1).optional(),
    about: 'Signs requests to the bucket, needed with STORAGE=s3.',
    expected: 'the secret of the access key',
    example: 'the secret of that key',
    secret: true,
  }),
  FFMPEG_PATH: setting({
    schema: z.string().min(1).optional(),
    about: 'The program that converts videos. Without it the ffmpeg of the system, then the packaged one.',
    expected: 'the path of an ffmpeg with libx264',
    example: '/usr/bin/ffmpeg',
  }),
  AI_DRAFTS: setting({
    schema: z.enum(['off', 'sandbox', 'openai']).optional(),
    about:
      'Who drafts problems for teachers: nobody, a sandbox with a fixed answer, or a server that speaks the chat completions of OpenAI. Without it the sandbox in development and nobody in production.',
    expected: 'off, sandbox or openai',
    example: 'off',
    gateway: 'aiDrafts',
  }),
  AI_DRAFT_URL: setting({
    schema: url(/^https?$/),
    about: 'What stands before /chat/completions, needed with AI_DRAFTS=openai.',
    expected: 'an http or https address such as https://api.openai.com/v1',
    example: 'https://api.openai.com/v1',
  }),
  AI_DRAFT_MODEL: setting({
    schema: z.string().min(1).max(200).optional(),
    about: 'The model that drafts, needed with AI_DRAFTS=openai.',
    expected: 'the name of a model of that server',
    example: 'the name of a model',
  }),
  AI_DRAFT_KEY: setting({
    schema: z.string().min(1).optional(),
    about: 'Who asks, for AI_DRAFTS=openai; a server of one’s own may need none.',
    expected: 'an API key of that server',
    example: 'the API key of the model',
    secret: true,
  }),
  AI_DRAFT_SECONDS: setting({
    schema: whole(1, 300, 60),
    about: 'How long a draft of a problem is waited for.',
    expected: 'a whole number from 1 to 300',
  }),
  AI_DRAFTS_PER_DAY: setting({
    schema: whole(0, 1000, 20),
    about: 'The most problems that one channel has drafted each day.',
    expected: 'a whole number from 0 to 1000',
  }),
  METRICS_PORT: setting({
    schema: z.coerce.number().int().min(0).max(65_535).optional(),
    about:
      'The port of /metrics for Prometheus, apart from the pages. Without it nothing is measured; 0 takes any free one.',
    expected: 'a whole number from 0 to 65535',
    example: '9464',
  }),
  METRICS_HOST: setting({
    schema: z.string().min(1).default('127.0.0.1'),
    about: 'The address /metrics listens on. It asks for no password: only an address of a private network.',
    expected: 'a host name or address such as 10.0.0.5',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    schema: url(/^https?$/),
    about:
      'The collector that traces are sent to, by OTLP over HTTP with JSON. Without it nothing is traced.',
    expected: 'an http or https address such as http://127.0.0.1:4318',
    example: 'http://127.0.0.1:4318',
  }),
  TRACE_SHARE: setting({
    schema: z.coerce.number().min(0).max(1).default(1),
    about: 'The share of requests that are traced, with OTEL_EXPORTER_OTLP_ENDPOINT.',
    expected: 'a number from 0 to 1',
  }),
  JOB_CONCURRENCY: setting({
    schema: whole(1, 64, 4),
    about: 'How many jobs, such as mails, this process does at the same time.',
    expected: 'a whole number from 1 to 64',
  }),
  JUDGE_WORKERS: setting({
    schema: whole(1, 64, 2),
    about: 'How many submissions this process judges at the same time, at most one for each core.',
    expected: 'a whole number from 1 to 64',
  }),
};

export type SettingName = keyof typeof settings;
export type SettingValues = { [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> };
