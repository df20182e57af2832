import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError } from './ConfigError.ts';
import { persistedSecret } from './persistedSecret.ts';
import { isLoopback, productionProblems } from './productionChecks.ts';
import { projectRoot } from './projectRoot.ts';
import { settings } from './settings.ts';
import type { Setting, SettingName, SettingValues } from './settings.ts';

/** The settings after all checks: folders are absolute, the secret and the public address are there. */
export type Config = Readonly<
  Omit<SettingValues, 'TOKEN_SECRET' | 'PUBLIC_URL' | 'STORAGE_FOLDER' | 'AI_DRAFTS'> & {
    TOKEN_SECRET: string;
    PUBLIC_URL: string;
    STORAGE_FOLDER: string;
    AI_DRAFTS: NonNullable<SettingValues['AI_DRAFTS']>;
  }
>;

/** Reads `.env` if there is one (existing variables win), then the environment. Throws ConfigError. */
export function loadConfig(): Config {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return parseConfig(process.env);
}

/** @throws ConfigError naming every wrong or missing setting */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const values = Object.fromEntries(
    Object.entries<Setting>(settings).map(([name, setting]) => {
      const text = environment[name]?.trim() || undefined;
      const result = setting.schema.safeParse(text);
      if (!result.success) problems.push(problemLine(name, text, setting));
      return [name, result.data];
    }),
  ) as SettingValues;
  const missing = requiredHere(values).filter(
    (name) => values[name] === undefined && !environment[name]?.trim(),
  );
  problems.push(...missing.map((name) => problemLine(name, undefined, settings[name], reasonFor(name))));
  // Values that could not be read are named above already.
  if (problems.length === 0) problems.push(...processProblems(values));
  if (problems.length === 0) problems.push(...productionProblems(values));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));

  const dataDir = resolve(projectRoot, values.DATA_DIR);
  return {
    ...values,
    DATA_DIR: dataDir,
    STORAGE_FOLDER: resolve(projectRoot, values.STORAGE_FOLDER ?? join(dataDir, 'files')),
    PUBLIC_URL: (values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/$/, ''),
    // Every button works in development.
    AI_DRAFTS: values.AI_DRAFTS ?? (values.NODE_ENV === 'development' ? 'sandbox' : 'off'),
    TOKEN_SECRET: values.TOKEN_SECRET ?? developmentSecret(dataDir),
  };
}

function developmentSecret(dataDir: string): string {
  try {
    return persistedSecret(dataDir, 'token-secret');
  } catch (cause) {
    throw new ConfigError(
      `Setting DATA_DIR: ${dataDir} is not writable here, expected a folder of this account.`,
      { cause },
    );
  }
}

const S3_SETTINGS = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies SettingName[];

const SOLAPI_SETTINGS = [
  'SOLAPI_API_KEY',
  'SOLAPI_API_SECRET',
  'SMS_SENDER',
] as const satisfies SettingName[];

const AI_SETTINGS = ['AI_DRAFT_URL', 'AI_DRAFT_MODEL'] as const satisfies SettingName[];

const NICE_SETTINGS = [
  'NICE_CLIENT_ID',
  'NICE_CLIENT_SECRET',
  'NICE_PRODUCT_ID',
] as const satisfies SettingName[];

const PORTONE_SETTINGS = [
  'PORTONE_STORE_ID',
  'PORTONE_CHANNEL_KEY',
  'PORTONE_API_SECRET',
] as const satisfies SettingName[];

function requiredHere(values: SettingValues): SettingName[] {
  return [
    ...(values.NODE_ENV === 'production' ? (['TOKEN_SECRET', 'PUBLIC_URL'] as const) : []),
    ...(values.MAIL_TRANSPORT === 'smtp' ? (['MAIL_SMTP_URL'] as const) : []),
    ...(values.SMS_TRANSPORT === 'solapi' ? SOLAPI_SETTINGS : []),
    ...(values.IDENTITY === 'nice' ? NICE_SETTINGS : []),
    ...(values.PAYMENTS === 'sandbox' ? [] : PORTONE_SETTINGS),
    ...(values.PAYMENTS === 'portone-v1' ? (['PORTONE_API_KEY'] as const) : []),
    ...(values.PAYMENTS === 'portone-v2' ? (['PORTONE_WEBHOOK_SECRET'] as const) : []),
    ...(values.STORAGE === 's3' ? S3_SETTINGS : []),
    ...(values.AI_DRAFTS === 'openai' ? AI_SETTINGS : []),
  ];
}

/** Settings that fit one process alone, or only several. */
function processProblems({ ROLES, REDIS_URL, DATABASE_URL, DATABASE_DIRECT_URL }: SettingValues): string[] {
  const problems: string[] = [];
  if (!REDIS_URL && ROLES.includes('web') !== ROLES.includes('rooms'))
    problems.push(
      `Setting ROLES: found ${JSON.stringify(ROLES.join(','))} without REDIS_URL, ` +
        'expected web and rooms together, or a Redis through which their processes find each other.',
    );
  if (REDIS_URL && !DATABASE_URL && !isLoopback(REDIS_URL))
    problems.push(
      'Setting DATABASE_URL: found nothing with the REDIS_URL of another machine, expected a Postgres that all ' +
        'processes reach: the one in DATA_DIR serves one process.',
    );
  if (DATABASE_DIRECT_URL && !DATABASE_URL)
    problems.push(
      'Setting DATABASE_DIRECT_URL: found without DATABASE_URL, expected beside the address of a pooler.',
    );
  return problems;
}

function reasonFor(name: SettingName): string {
  if (name === 'MAIL_SMTP_URL') return ' (needed with MAIL_TRANSPORT=smtp)';
  if (SOLAPI_SETTINGS.some((one) => one === name)) return ' (needed with SMS_TRANSPORT=solapi)';
  if (NICE_SETTINGS.some((one) => one === name)) return ' (needed with IDENTITY=nice)';
  if (name.startsWith('PORTONE_')) return ' (needed with PAYMENTS=portone-v1 or portone-v2)';
  return name.startsWith('S3_') ? ' (needed with STORAGE=s3)' : ' (needed with NODE_ENV=production)';
}

function problemLine(name: string, text: string | undefined, setting: Setting, reason = ''): string {
  const found =
    text === undefined ? 'nothing' : setting.secret ? `${text.length} characters` : JSON.stringify(text);
  return `Setting ${name}: found ${found}${reason}, expected ${setting.expected}.`;
}
