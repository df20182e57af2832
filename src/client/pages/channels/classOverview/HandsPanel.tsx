import { useQuery } from '@tanstack/react-query';
import { Check, Hand } from 'lucide-react';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { useNow } from '#client/ui/motion/useNow.ts';
import type { RaisedHand } from '#shared/contract/learning/raisedHands.ts';
import { handQueries, useHelpHand } from '#client/net/learning/raisedHands.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '../frame/channelContext.ts';
import { SectionBody } from '../home/sections/HomeSection.tsx';
import { overviewTexts } from './texts.ts';

const texts = overviewTexts.hands;
const MINUTE_MS = 60_000;

/** The pupils who wait for help, the longest waiting on top; new ones come by themselves. */
export function HandsPanel() {
  const { id } = useChannel();
  const hands = useQuery(handQueries.list(id));
  const count = hands.data?.length ?? 0;
  return (
    <Section
      title={texts.title}
      lead={<Hand aria-hidden="true" size={22} />}
      actions={
        <span role="status">
          <Chip tone={count === 0 ? 'plain' : 'danger'}>{texts.count(count)}</Chip>
        </span>
      }
    >
      <SectionBody query={hands}>
        {(list) =>
          list.length === 0 ? (
            <Hint>{texts.empty}</Hint>
          ) : (
            <Stack as="ul" gap={2}>
              {list.map((hand) => (
                <HandCard key={hand.handId} hand={hand} />
              ))}
            </Stack>
          )
        }
      </SectionBody>
    </Section>
  );
}

function HandCard({ hand }: { readonly hand: RaisedHand }) {
  const { id, channelDomain } = useChannel();
  const { handId, memberId, nickname, itemIdList, lessonTitle, contentTitle, problemId, raisedAt } = hand;
  const now = useNow();
  const { mutate, isPending } = useHelpHand(id, {
    onError: (error) => showToast({ text: userMessageOf(error, texts.failedHelp), theme: 'warning' }),
  });
  const minutes = Math.max(0, Math.floor((now - Date.parse(raisedAt)) / MINUTE_MS));
  return (
    <Card as="li" layout="row" size="small">
      <Avatar nickname={nickname} itemIdList={itemIdList} />
      <Stack gap={0} grow>
        <Label>{nickname}</Label>
        <Text as="span" size="small">
          {contentTitle ?? lessonTitle}
        </Text>
        <Text as="small" size="caption" tone="danger">
          {texts.waits(minutes)}
        </Text>
      </Stack>
      <Cluster>
        {problemId !== null && (
          <ButtonLink
            size="small"
            to={paths.channelMemberCode(channelDomain, memberId, problemId)}
            tone="sea"
            label={texts.lookAt(nickname)}
          >
            {texts.look}
          </ButtonLink>
        )}
        <Button
          size="small"
          tone="alt"
          icon={<Check />}
          busy={isPending}
          aria-label={texts.helpedOf(nickname)}
          onClick={() => mutate(handId)}
        >
          {texts.helped}
        </Button>
      </Cluster>
    </Card>
  );
}
