import type { ReactNode } from 'react';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Caption, Text } from '#client/ui/text/Text.tsx';
import type { Post } from '#shared/contract/channels/posts.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { boardTexts as texts } from './texts.ts';

export interface WrittenProps {
  readonly writer: Pick<Post['writer'], 'nickname' | 'roleList'>;
  /** When, and what else is to be said of it. */
  readonly children: ReactNode;
}

/** The writer of a post or a comment, and the time. */
export function Written({ writer: { nickname, roleList }, children }: WrittenProps) {
  return (
    <Stack gap={0}>
      <Cluster>
        <Text as="b" bold>
          {nickname}
        </Text>
        {holdsAtLeast(roleList, 'teacher') && texts.isStaffUnsaid(nickname) && (
          <Chip size="small" tone="info">
            {texts.staff}
          </Chip>
        )}
      </Cluster>
      <Caption>{children}</Caption>
    </Stack>
  );
}
