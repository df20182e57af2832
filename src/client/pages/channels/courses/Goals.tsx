import { Check } from 'lucide-react';
import { useState } from 'react';
import { Section } from '#client/ui/layout/Section.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { courseTexts as texts } from './texts.ts';

const SHOWN = 3;

/** A list of an introduction; a long one begins short. Nothing where it is empty. */
export function Goals({
  title,
  lines,
  level = 3,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly level?: 2 | 3;
}) {
  const [isOpen, setIsOpen] = useState(false);
  if (lines.length === 0) return null;
  const shown = isOpen ? lines : lines.slice(0, SHOWN);
  return (
    <Section tone="bare" title={title} level={level}>
      <Stack as="ul" gap={2}>
        {shown.map((line) => (
          <Row key={line} as="li" align="start">
            <Check aria-hidden="true" size={20} />
            <Text as="span">{line}</Text>
          </Row>
        ))}
      </Stack>
      {lines.length > SHOWN && (
        <Row>
          <Button size="small" tone="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.less : texts.more}
          </Button>
        </Row>
      )}
    </Section>
  );
}
