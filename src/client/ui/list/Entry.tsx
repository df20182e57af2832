import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card, type CardTone } from '../layout/Card.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Hint, Text } from '../text/Text.tsx';

export interface EntryProps {
  readonly title: ReactNode;
  /** The address that the whole entry leads to. */
  readonly to?: string;
  /** Names the link where its title alone does not. */
  readonly label?: string;
  /** A line of facts below the title. */
  readonly facts?: ReactNode;
  /** A picture before the words. */
  readonly lead?: ReactNode;
  readonly tone?: CardTone;
  /** Chips and buttons at the right. */
  readonly children?: ReactNode;
}

/** An entry of a list (`ul`): a title that leads on, facts below it, chips and buttons beside it. */
export function Entry({ title, to, label, facts, lead, tone, children }: EntryProps) {
  const words = (
    <Text as="b" bold>
      {title}
    </Text>
  );
  return (
    <Card as="li" layout="row" size="small" pressable={to !== undefined} {...(tone && { tone })}>
      {lead}
      <Stack gap={0} grow>
        {to === undefined ? (
          words
        ) : (
          <Link to={to} aria-label={label} data-covers>
            {words}
          </Link>
        )}
        {facts !== undefined && <Hint>{facts}</Hint>}
      </Stack>
      {children}
    </Card>
  );
}
