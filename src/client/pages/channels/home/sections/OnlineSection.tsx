import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { mainPageQueries } from '#client/net/channels/mainPages.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Badge, Chip } from '#client/ui/chip/Chip.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { useChannel } from '../../frame/channelContext.ts';
import { homeTexts } from '../texts.ts';
import { HomeSection, SectionBody } from './HomeSection.tsx';

const texts = homeTexts.online;
const MOST_FACES = 11;

/** The members of the channel who are in the world or in a lesson now. */
export function OnlineSection() {
  const { id } = useChannel();
  const here = useQuery(mainPageQueries.here(id));
  return (
    <HomeSection icon={Users} title={texts.title(here.data?.totalCount ?? 0)}>
      <SectionBody query={here}>
        {({ memberList, totalCount }) => {
          const shown = memberList.slice(0, MOST_FACES);
          if (shown.length === 0) return <Text tone="soft">{texts.nobody}</Text>;
          return (
            <Grid as="ul" min={76}>
              {shown.map(({ userId, nickname, itemIdList, isInLesson }) => (
                <Stack key={userId} as="li" gap={1} align="center">
                  <Avatar nickname={nickname} itemIdList={itemIdList} size="large" />
                  {isInLesson && (
                    <Chip size="small" tone="kind1">
                      {texts.inLesson}
                    </Chip>
                  )}
                  <Text as="span" size="small" truncate>
                    {nickname}
                  </Text>
                </Stack>
              ))}
              {totalCount > shown.length && (
                <Stack as="li" gap={1} align="center" justify="center">
                  <Badge tone="quiet" count={totalCount - shown.length} />
                  <Text as="span" size="small" align="center">
                    {texts.moreHint}
                  </Text>
                </Stack>
              )}
            </Grid>
          );
        }}
      </SectionBody>
    </HomeSection>
  );
}
