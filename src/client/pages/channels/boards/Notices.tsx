import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import { postQueries } from '#client/net/channels/posts.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Label, Text } from '#client/ui/text/Text.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { type PostSummary } from '#shared/contract/channels/posts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { boardTexts as texts } from './texts.ts';

const SHOWN_NOTICES = 3;

/** The notices that stand above the posts of a board, the newest first. */
export function usePinned(boardId: number | 'all'): readonly PostSummary[] {
  const { id } = useChannel();
  return useQuery(postQueries.notices(id, boardId)).data?.slice(0, SHOWN_NOTICES) ?? [];
}

/** The newest notices, above the posts; without any there is nothing. */
export function Notices({ boardId }: { readonly boardId: number | 'all' }) {
  const channel = useChannel();
  const list = usePinned(boardId);
  if (list.length === 0) return null;
  return (
    <Stack as="ul" gap={2} aria-label={texts.notices}>
      {list.map(({ postId, title, writer, createdAt }) => (
        <Card key={postId} as="li" layout="row" size="small" tone="warning" pressable>
          <Megaphone aria-hidden="true" size={22} />
          <Stack gap={0} grow>
            <Link to={paths.channelPost(channel.channelDomain, postId)} data-covers>
              <Label truncate>{title}</Label>
            </Link>
            <Text size="caption" tone="warning">
              {writer.nickname} · <time dateTime={createdAt}>{texts.when(createdAt)}</time>
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
