import type { ReactNode } from 'react';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ScrollArea } from '#client/ui/panel/ScrollArea.tsx';
import type { PostPicture } from '#shared/contract/channels/posts.ts';
import { PostContent } from './PostContent.tsx';
import styles from './PostContent.module.css';
import type { Writing } from './PostForm.tsx';
import { boardTexts } from './texts.ts';

const texts = boardTexts.conflict;

export interface ConflictPanelProps {
  readonly mine: Writing;
  readonly theirs: Writing;
  readonly pictures: readonly PostPicture[];
  readonly busy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Both versions of a post, of which nothing is lost until one is chosen. */
export function ConflictPanel({
  mine,
  theirs,
  pictures,
  busy,
  onKeepMine,
  onTakeTheirs,
}: ConflictPanelProps) {
  return (
    <Card as="section" tone="warning" role="alert" aria-label={texts.title}>
      <Heading level={2} tone="warning">
        {texts.title}
      </Heading>
      <Text tone="warning">{texts.text}</Text>
      <Grid min={260} fill>
        <Version label={texts.mine} writing={mine} pictures={pictures}>
          <Button busy={busy} onClick={onKeepMine}>
            {texts.keepMine}
          </Button>
        </Version>
        <Version label={texts.theirs} writing={theirs} pictures={pictures}>
          <Button tone="alt" busy={busy} onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </Version>
      </Grid>
    </Card>
  );
}

function Version({
  label,
  writing,
  pictures,
  children,
}: {
  readonly label: string;
  readonly writing: Writing;
  readonly pictures: readonly PostPicture[];
  readonly children: ReactNode;
}) {
  return (
    <Stack as="section" gap={3} aria-label={label}>
      <Heading level={3}>{label}</Heading>
      <ScrollArea label={label} className={styles.version}>
        <Text as="b" bold>
          {writing.title === '' ? texts.noTitle : writing.title}
        </Text>
        <PostContent content={writing.content} pictures={pictures} mentions={[]} />
      </ScrollArea>
      {children}
    </Stack>
  );
}
