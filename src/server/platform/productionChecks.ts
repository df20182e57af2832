import { settings } from './settings.ts';
import type { Setting, SettingValues } from './settings.ts';

const LEAST_CHARACTERS = 10;
/** Words and key sequences of examples and provisional passwords, which random text does not contain. */
const PLACEHOLDER =
  /password|passwort|secret|change.?me|example|placeholder|paste|replace|your[-_ ]|dolphin|qwerty|asdf|12345678|abcdefgh/i;

/** Settings that are allowed in development and refused in production; one line per setting. */
export function productionProblems(values: SettingValues): string[] {
  if (values.NODE_ENV !== 'production') return [];
  return [
    ...Object.entries<Setting>(settings).flatMap(([name, setting]) => {
      const value: unknown = Reflect.get(values, name);
      const weakness = setting.secret && typeof value === 'string' ? weaknessOf(value) : undefined;
      const wanted = `(refused with NODE_ENV=production), expected ${setting.expected}.`;
      return weakness === undefined ? [] : [`Setting ${name}: found ${weakness} ${wanted}`];
    }),
    ...addressProblems(values),
    ...passwordProblems(values),
    ...sandboxProblems(values),
  ];
}

/** The reason why a secret is weak. Only the password of a URL counts. The secret itself is never printed. */
function weaknessOf(value: string): string | undefined {
  if (Object.values<Setting>(settings).some(({ example }) => example === value))
    return 'the text of .env.example';
  const secret = URL.canParse(value) ? decodeURIComponent(new URL(value).password) : value;
  if (secret === '') return undefined;
  if (PLACEHOLDER.test(secret)) return 'a placeholder';
  const characters = new Set(secret).size;
  // A short password of a database that listens to this server alone is left to its operator.
  if (secret === value && characters < LEAST_CHARACTERS) return `only ${characters} different characters`;
  return undefined;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a URL leads to this machine. */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);

/** Requires https for a public host, so that passwords and sessions are encrypted; a local host needs none. */
function addressProblems({ PUBLIC_URL = '' }: SettingValues): string[] {
  if (!PUBLIC_URL.startsWith('http:') || isLoopback(PUBLIC_URL)) return [];
  return [
    `Setting PUBLIC_URL: found ${JSON.stringify(PUBLIC_URL)} (refused with NODE_ENV=production), expected an https address.`,
  ];
}

/** A stolen table of cheap hashes would be broken in an hour. */
function passwordProblems({ PASSWORD_COST }: SettingValues): string[] {
  if (PASSWORD_COST === 'full') return [];
  return [
    `Setting PASSWORD_COST: found "${PASSWORD_COST}" (refused with NODE_ENV=production), expected full.`,
  ];
}

/** A sandbox sends nothing, so production must allow each one by name. */
function sandboxProblems(values: SettingValues): string[] {
  const gateways = new Map(
    Object.entries<Setting>(settings).flatMap(([name, { gateway }]) => (gateway ? [[gateway, name]] : [])),
  );
  const unknown = values.ALLOW_SANDBOX.filter((gateway) => !gateways.has(gateway));
  return [
    ...unknown.map(
      (gateway) =>
        `Setting ALLOW_SANDBOX: found ${JSON.stringify(gateway)}, expected some of ${[...gateways.keys()].join(', ')}.`,
    ),
    ...[...gateways].flatMap(([gateway, name]) =>
      Reflect.get(values, name) === 'sandbox' && !values.ALLOW_SANDBOX.includes(gateway)
        ? [
            `Setting ${name}: found "sandbox" (refused with NODE_ENV=production), ` +
              `expected a real service, or ALLOW_SANDBOX=${gateway} to want it.`,
          ]
        : [],
    ),
  ];
}
