import type { AuditLog } from '#shared/contract/channels/audit.ts';
import { channelRoleSchema } from '#shared/contract/roles.ts';
import { memberTexts } from '../members/texts.ts';
import { auditTexts as texts } from './texts.ts';

/** The details that are worth reading: names, reasons, roles and how many; ids say nothing. */
export function wordsOf({ detail }: Pick<AuditLog, 'detail'>): string {
  return Object.entries(detail)
    .flatMap(([name, value]) => {
      if (typeof value === 'number') return texts.numbers[name]?.(value) ?? [];
      if (typeof value !== 'string' || value === '') return [];
      const role = channelRoleSchema.safeParse(value);
      return role.success
        ? memberTexts.roles[role.data]
        : (texts.actions[value] ?? texts.words[value] ?? value);
    })
    .join(' · ');
}
