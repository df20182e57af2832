import type { ReactNode } from 'react';
import { Card, type CardTone } from '../layout/Card.tsx';
import { Text } from './Text.tsx';

export interface NoteProps {
  readonly tone?: CardTone;
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** Words of somebody, or a fact to be known, in a tinted box; line breaks stay. */
export function Note({ tone = 'paper', title, children }: NoteProps) {
  return (
    <Card tone={tone} size="small" gap={1}>
      {title !== undefined && (
        <Text as="b" size="label" tone="inherit">
          {title}
        </Text>
      )}
      <Text written tone="inherit">
        {children}
      </Text>
    </Card>
  );
}
