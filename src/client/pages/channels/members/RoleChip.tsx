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
import { Chip, type ChipProps, type ChipTone } from '#client/ui/chip/Chip.tsx';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { memberTexts } from './texts.ts';

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

/** Groups have colours without a rank. */
const COLOURS: Readonly<Record<string, ChipTone>> = {
  SEA: 'kind2',
  CORAL: 'kind3',
  WEED: 'kind4',
  SAND: 'kind5',
  SHELL: 'kind6',
};

export function RoleChip({ role }: { readonly role: ChannelRole }) {
  const Icon = ICONS[role] ?? UserRound;
  const tone = STAFF.includes(role)
    ? 'warning'
    : role === 'MANAGER'
      ? 'info'
      : RESTING.includes(role)
        ? 'danger'
        : 'plain';
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {memberTexts.roles[role]}
    </Chip>
  );
}

export interface GroupChipProps {
  readonly name: string;
  readonly colour: string;
  readonly remove?: ChipProps['remove'];
}

export function GroupChip({ name, colour, remove }: GroupChipProps) {
  return (
    <Chip tone={COLOURS[colour] ?? 'kind1'} {...(remove && { remove })}>
      {name}
    </Chip>
  );
}

export function TagChip({ tag, remove }: { readonly tag: string; readonly remove?: ChipProps['remove'] }) {
  return (
    <Chip size="small" {...(remove && { remove })}>
      #{tag}
    </Chip>
  );
}
