import { useQuery } from '@tanstack/react-query';
import { LockOpen } from 'lucide-react';
import { levelQueries } from '#client/net/world/titles.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { openingNames } from './openingNames.ts';
import { levelTexts } from './texts.ts';

/** The things that the next level opens; nothing while they are not known. */
export function NextLevel({ level }: { readonly level: number }) {
  const { data, isError } = useQuery(levelQueries.list());
  if (isError) return <Hint>{levelTexts.failed}</Hint>;
  if (data === undefined) return null;
  return (
    <Card as="section" tone="warning" size="small" gap={1} aria-label={levelTexts.nextLevel(level + 1)}>
      <Row gap={2} justify="center">
        <LockOpen size={18} aria-hidden="true" />
        <Heading level={3} tone="inherit">
          {levelTexts.nextLevel(level + 1)}
        </Heading>
      </Row>
      <ul>
        {openingNames(data, level + 1).map((name) => (
          <Text as="li" key={name} size="small" bold>
            {name}
          </Text>
        ))}
      </ul>
    </Card>
  );
}
