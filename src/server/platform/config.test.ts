import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { parseConfig } from './config.ts';
import { settings } from './settings.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'config-'));
const production = {
  DATA_DIR,
  NODE_ENV: 'production',
  TOKEN_SECRET: 'q8Zr3vKf0mYw6BtNc2Hj9LxPd4GsUa7E',
  PUBLIC_URL: 'https://dolphin.example/',
  ALLOW_SANDBOX: 'mail,sms,identity,payments',
};

const portOne = {
  PORTONE_STORE_ID: 'imp19424728',
  PORTONE_CHANNEL_KEY: 'html5_inicis.INIpayTest',
  PORTONE_API_SECRET: 'Zq4mT9wLb2Xe7RfYc1Hd8Kj5Vn3Ps6Ua',
};

function messageOf(environment: Record<string, string>): string {
  try {
    parseConfig({ DATA_DIR, ...environment });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the environment was accepted');
}

describe('parseConfig', () => {
  it('needs nothing in development', () => {
    const config = parseConfig({ DATA_DIR });
    expect(config).toMatchObject({
      NODE_ENV: 'development',
      PORT: 4000,
      PUBLIC_URL: 'http://127.0.0.1:4000',
    });
    expect(config.DATABASE_URL).toBeUndefined();
  });

  it('keeps the generated secret, readable by its owner alone', () => {
    const first = parseConfig({ DATA_DIR }).TOKEN_SECRET;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(parseConfig({ DATA_DIR }).TOKEN_SECRET).toBe(first);
    expect(statSync(join(DATA_DIR, 'token-secret')).mode & 0o077).toBe(0);
  });

  it('treats an empty value as not set', () => {
    expect(parseConfig({ DATA_DIR, PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 4000 });
  });

  it('names the setting, what was found and what would be right', () => {
    expect(messageOf({ PORT: 'abc' })).toBe(
      'Setting PORT: found "abc", expected a whole number from 0 to 65535.',
    );
    expect(messageOf({ DATABASE_URL: 'mysql://a/b' })).toMatch(
      /^Setting DATABASE_URL: found 11 characters, expected/,
    );
  });

  it('gives each wrong setting a line of its own', () => {
    expect(messageOf({ PORT: '-1', LOG_LEVEL: 'loud' }).split('\n')).toHaveLength(2);
  });

  it('insists on real secrets in production', () => {
    expect(parseConfig(production).PUBLIC_URL).toBe('https://dolphin.example');
    expect(messageOf({ ...production, TOKEN_SECRET: '' })).toMatch(
      /^Setting TOKEN_SECRET: found nothing \(needed with NODE_ENV=production\), expected at least 32 characters/,
    );
  });

  it('never repeats a secret that is too short', () => {
    expect(messageOf({ ...production, TOKEN_SECRET: 'hunter2' })).not.toContain('hunter2');
  });

  it('needs a mail server to send mail', () => {
    expect(messageOf({ MAIL_TRANSPORT: 'smtp' })).toMatch(/^Setting MAIL_SMTP_URL: found nothing/);
  });

  it.each([
    ['the text of .env.example', settings.TOKEN_SECRET.example ?? ''],
    ['a placeholder', 'please-change-me-before-you-go-online'],
    ['a placeholder', 'only-for-the-minutes-of-an-example-42'],
    ['only 2 different characters', 'xy'.repeat(20)],
  ])('refuses %s as a secret in production', (weakness, TOKEN_SECRET) => {
    expect(messageOf({ ...production, TOKEN_SECRET })).toMatch(
      `Setting TOKEN_SECRET: found ${weakness} (refused with NODE_ENV=production)`,
    );
    expect(messageOf({ ...production, TOKEN_SECRET })).not.toContain(TOKEN_SECRET);
    expect(parseConfig({ DATA_DIR, TOKEN_SECRET }).TOKEN_SECRET).toBe(TOKEN_SECRET);
  });

  it('refuses the password of an example in the address of a service', () => {
    const { example = '' } = settings.DATABASE_URL;
    expect(messageOf({ ...production, DATABASE_URL: example })).toMatch(
      /^Setting DATABASE_URL: found the text/,
    );
    expect(messageOf({ ...production, DATABASE_URL: 'postgres://me:password@db.test/world' })).toMatch(
      /^Setting DATABASE_URL: found a placeholder/,
    );
    const DATABASE_URL = 'postgres://dolphin@127.0.0.1/dolphin';
    expect(parseConfig({ ...production, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  });

  it('refuses cheap hashes of passwords in production', () => {
    expect(parseConfig({}).PASSWORD_COST).toBe('full');
    expect(parseConfig({ PASSWORD_COST: 'low' }).PASSWORD_COST).toBe('low');
    expect(messageOf({ ...production, PASSWORD_COST: 'low' })).toBe(
      'Setting PASSWORD_COST: found "low" (refused with NODE_ENV=production), expected full.',
    );
  });

  it('refuses a sandbox in production unless it is asked for by name', () => {
    const { ALLOW_SANDBOX: _, ...strict } = production;
    expect(messageOf(strict)).toBe(
      'Setting MAIL_TRANSPORT: found "sandbox" (refused with NODE_ENV=production), ' +
        'expected a real service, or ALLOW_SANDBOX=mail to want it.\n' +
        'Setting SMS_TRANSPORT: found "sandbox" (refused with NODE_ENV=production), ' +
        'expected a real service, or ALLOW_SANDBOX=sms to want it.\n' +
        'Setting IDENTITY: found "sandbox" (refused with NODE_ENV=production), ' +
        'expected a real service, or ALLOW_SANDBOX=identity to want it.\n' +
        'Setting PAYMENTS: found "sandbox" (refused with NODE_ENV=production), ' +
        'expected a real service, or ALLOW_SANDBOX=payments to want it.',
    );
    expect(messageOf({ ...strict, MAIL_TRANSPORT: 'sandbox' })).toMatch(/^Setting MAIL_TRANSPORT/);
    expect(messageOf({ ...production, ALLOW_SANDBOX: 'mail, sms, identity, payments, post' })).toMatch(
      /^Setting ALLOW_SANDBOX: found "post", expected some of mail/,
    );
    expect(parseConfig({ ...strict, ALLOW_SANDBOX: ' mail , sms, identity,payments' }).MAIL_TRANSPORT).toBe(
      'sandbox',
    );
    expect(
      parseConfig({
        ...strict,
        MAIL_TRANSPORT: 'smtp',
        MAIL_SMTP_URL: 'smtps://u:kR7w@mail.test',
        SMS_TRANSPORT: 'solapi',
        SOLAPI_API_KEY: 'NCSAYU7YDBXYORXC',
        SMS_SENDER: '0212345678',
        SOLAPI_API_SECRET: 'X0ZNE61YQE0HU9CVKQHUF',
        IDENTITY: 'nice',
        NICE_CLIENT_ID: 'b7Qm2xTz',
        NICE_CLIENT_SECRET: 'Vw8eK1uYp5Rc',
        NICE_PRODUCT_ID: '2101979031',
        PAYMENTS: 'portone-v1',
        ...portOne,
        PORTONE_API_KEY: '8304719025566371',
      }),
    ).toMatchObject({ ALLOW_SANDBOX: [] });
  });

  it('asks for what each version of PortOne needs', () => {
    const lacks = (PAYMENTS: string, part: Record<string, string> = {}) =>
      messageOf({ ...production, PAYMENTS, ...part }).match(/PORTONE_\w+(?=: found nothing)/g);
    const all = Object.keys(portOne);
    expect(lacks('portone-v1')).toEqual([...all, 'PORTONE_API_KEY']);
    expect(lacks('portone-v2')).toEqual([...all, 'PORTONE_WEBHOOK_SECRET']);
    expect(lacks('portone-v1', portOne)).toEqual(['PORTONE_API_KEY']);
    const webhook = 'whsec_c2lnbmVkIGJ5IHRoZSB0ZXN0cyBhbG9uZSE=';
    const whole = { ...production, PAYMENTS: 'portone-v2', ...portOne, PORTONE_WEBHOOK_SECRET: webhook };
    expect(parseConfig(whole).PAYMENTS).toBe('portone-v2');
    expect(messageOf({ ...whole, PORTONE_WEBHOOK_SECRET: '비밀' })).not.toContain('비밀');
  });

  it('asks for what Solapi needs', () => {
    expect(messageOf({ ...production, SMS_TRANSPORT: 'solapi', SMS_SENDER: '02-123' })).toMatch(
      /Setting SMS_SENDER: found "02-123".*\n.*SOLAPI_API_KEY: found nothing \(needed with SMS_TRANSPORT=solapi\)/,
    );
  });

  it.each(['http://dolphin.test', 'http://192.168.0.7:4000', 'http://localhost.test'])(
    'refuses %s as the address of production',
    (PUBLIC_URL) => {
      expect(messageOf({ ...production, PUBLIC_URL })).toBe(
        `Setting PUBLIC_URL: found "${PUBLIC_URL}" (refused with NODE_ENV=production), expected an https address.`,
      );
    },
  );

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'https://dolphin.test'])(
    'takes %s as the address of production',
    (PUBLIC_URL) => {
      expect(parseConfig({ ...production, PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
    },
  );

  it('divides the work of web and rooms only with a Redis', () => {
    expect(parseConfig({ DATA_DIR }).ROLES).toEqual(['web', 'rooms', 'judge', 'jobs']);
    expect(parseConfig({ DATA_DIR, ROLES: 'judge, jobs' }).ROLES).toEqual(['judge', 'jobs']);
    expect(messageOf({ ROLES: 'web' })).toBe(
      'Setting ROLES: found "web" without REDIS_URL, expected web and rooms together, ' +
        'or a Redis through which their processes find each other.',
    );
    expect(messageOf({ ROLES: 'web,cook' })).toMatch(
      /^Setting ROLES: found "web,cook", expected some of web/,
    );
    const REDIS_URL = 'redis://:Zq4mT9wLb2@127.0.0.1:6379';
    expect(parseConfig({ DATA_DIR, ROLES: 'rooms', REDIS_URL }).ROLES).toEqual(['rooms']);
    expect(messageOf({ REDIS_URL: 'http://127.0.0.1' })).toMatch(/^Setting REDIS_URL: found 16 characters/);
  });
});
