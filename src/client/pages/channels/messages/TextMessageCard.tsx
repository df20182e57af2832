import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '#client/ui/chip/Chip.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Label, Text } from '#client/ui/text/Text.tsx';

const TONES: Readonly<Record<string, ChipTone>> = {
  FAILED: 'danger',
  CANCELLED: 'danger',
  LOST: 'danger',
  DELIVERED: 'success',
};

export interface TextMessageCardProps {
  readonly label?: string;
  readonly name: string;
  /** More words about the receiver and the time. */
  readonly about: ReactNode;
  readonly content: string;
  readonly state: string;
  readonly stateText: string;
  readonly children?: ReactNode;
}

/** One text message: its receiver, its time, its words, and what became of it. */
export function TextMessageCard({
  label,
  name,
  about,
  content,
  state,
  stateText,
  children,
}: TextMessageCardProps) {
  return (
    <Card as="li" layout="row" size="small" aria-label={label}>
      <Stack gap={0} grow>
        <Cluster as="p" align="baseline">
          <Label>{name}</Label>
          <Hint as="span">{about}</Hint>
        </Cluster>
        <Text size="small" written>
          {content}
        </Text>
      </Stack>
      <Chip tone={TONES[state] ?? 'info'}>{stateText}</Chip>
      {children}
    </Card>
  );
}
