import { Entry } from '#client/ui/list/Entry.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { competitionQueries } from '#client/net/battle/competitions.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { useServerNow } from '../../useServerNow.ts';
import { PHASE_TONES } from '../phaseTones.ts';
import { phaseOf } from '../competitionPhase.ts';
import { competitionTexts } from '../texts.ts';
import { StaffFrame } from './StaffFrame.tsx';

const texts = competitionTexts.staff;

/** Every competition of the channel, the newest first, for its staff. */
export function StaffCompetitionsPage() {
  const { channelDomain } = useChannel();
  return (
    <StaffFrame
      title={texts.title}
      back={{ to: paths.channelCompetitions(channelDomain), text: texts.toList }}
      actions={
        <ButtonLink size="small" to={paths.newCompetition(channelDomain)} tone="ok">
          {texts.make}
        </ButtonLink>
      }
    >
      <StaffList />
    </StaffFrame>
  );
}

function StaffList() {
  const { id: channelId, channelDomain } = useChannel();
  const [page, setPage] = useState(1);
  const competitions = useQuery(competitionQueries.staffList(channelId, page));
  const now = useServerNow(5_000);
  return (
    <ListBody
      query={competitions}
      failed={texts.failed}
      empty={<EmptyState scene="waiting" title={texts.empty} hint={texts.emptyHint} />}
    >
      {({ competitionList, totalCount, pageCount }) => (
        <>
          <Hint role="status" bold>
            {texts.count(totalCount)}
          </Hint>
          <Stack as="ul" gap={2}>
            {competitionList.map(({ competitionId, name, rule, contentCount, clock, ...one }) => {
              if (competitionId === null || clock === null) return null;
              const phase = phaseOf(clock, now);
              return (
                <Entry
                  key={competitionId}
                  title={name}
                  to={paths.staffCompetition(channelDomain, competitionId)}
                  label={texts.edit(name)}
                  facts={[
                    competitionTexts.at(one.startDate),
                    competitionTexts.minutes(one.limitTime),
                    competitionTexts.rules[rule],
                    competitionTexts.problems(contentCount),
                  ].join(' · ')}
                >
                  <Text size="small">{competitionTexts.people(one.enrolledUserCount)}</Text>
                  <Chip tone={PHASE_TONES[phase]}>{texts.states[phase]}</Chip>
                </Entry>
              );
            })}
          </Stack>
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}
