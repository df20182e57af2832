import {
  Crown,
  Eye,
  GraduationCap,
  LifeBuoy,
  Moon,
  UserRound,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { memberTexts } from './texts.ts';
import styles from './Chips.module.css';

/** Each role has a picture beside its colour and its word. */
const ICONS: Readonly<Partial<Record<ChannelRole, LucideIcon>>> = {
  ROLE_ADMIN: Crown,
  ROLE_CHANNEL_MASTER: Crown,
  MANAGER: LifeBuoy,
  TEACHER: GraduationCap,
  VISITOR: Eye,
  SUSPEND: Moon,
  BEN: UserRoundX,
  JOIN_REJECTED: UserRoundX,
};
const STAFF: readonly ChannelRole[] = ['ROLE_ADMIN', 'ROLE_CHANNEL_MASTER', 'TEACHER'];
const RESTING: readonly ChannelRole[] = ['SUSPEND', 'BEN', 'JOIN_REJECTED', 'PENDING'];

export function RoleChip({ role }: { readonly role: ChannelRole }) {
  const Icon = ICONS[role] ?? UserRound;
  const tone = STAFF.includes(role)
    ? 'gold'
    : role === 'MANAGER'
      ? 'sea'
      : RESTING.includes(role)
        ? 'rest'
        : 'plain';
  return (
    <span className={styles.role} data-tone={tone}>
      <Icon aria-hidden="true" />
      {memberTexts.roles[role]}
    </span>
  );
}

export function GroupChip({ name, colour }: { readonly name: string; readonly colour: string }) {
  return (
    <span className={styles.group} data-colour={colour}>
      {name}
    </span>
  );
}

export function TagChip({ tag }: { readonly tag: string }) {
  return <span className={styles.tag}>#{tag}</span>;
}
