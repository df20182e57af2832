import { settings } from '#server/platform/settings.ts';
import type { Setting } from '#server/platform/settings.ts';

/** The text of `.env.example`: every setting with its meaning, commented out at its default. */
export function envExample(): string {
  const blocks = Object.entries<Setting>(settings).map(([name, setting]) => {
    const fallback = setting.schema.safeParse(undefined).data as string | number | undefined;
    const value = fallback === undefined ? (setting.example ?? '') : `${fallback}`;
    const quoted = /[\s<>#]/.test(value) ? `"${value}"` : value;
    return `# ${setting.about}\n# Right: ${setting.expected}.\n#${name}=${quoted}\n`;
  });
  return `# Every setting is optional in development. Copy this file to .env and change what you need.\n\n${blocks.join('\n')}`;
}
