import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { memberQueries } from '#client/net/channels/members.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Label, Text } from '#client/ui/text/Text.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { AnswerJoin } from './AnswerJoin.tsx';
import { memberTexts as texts } from './texts.ts';

/**
 * The people who wait to be let in, over the list of everybody, with the way to all of them; nothing when
 * nobody waits.
 */
export function NextApplicant({ onAll }: { readonly onAll: () => void }) {
  const { id, holds } = useChannel();
  const isManager = holds('manager');
  const waiting = useInfiniteQuery({ ...memberQueries.list(id, 'pending', {}), enabled: isManager });
  const [page] = waiting.data?.pages ?? [];
  const [next] = page?.memberList ?? [];
  if (!isManager || !page || !next) return null;
  const { nickname, itemIdList, introduction, phoneNumber } = next;
  return (
    <Card as="section" layout="row" size="small" tone="warning" aria-label={texts.applied(nickname)}>
      <Avatar size="small" nickname={nickname} itemIdList={itemIdList} />
      <Stack gap={0} grow>
        <Label>{texts.applied(nickname)}</Label>
        <Text size="small" tone="warning">
          {[introduction && `“${introduction}”`, phoneNumber].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <AnswerJoin member={next} />
      {page.totalCount > 1 && (
        <Button size="small" tone="alt" icon={<ChevronRight />} onClick={onAll}>
          {texts.allApplied(page.totalCount)}
        </Button>
      )}
    </Card>
  );
}
