import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, Clock3, Flag, Hourglass, Medal, Settings2, UsersRound } from 'lucide-react';
import { use, useState } from 'react';
import { competitionQueries } from '#client/net/battle/competitions.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { ChannelContext } from '#client/pages/channels/frame/channelContext.ts';
import type { CompetitionOfClass } from '#shared/contract/battle/competitions.ts';
import { ArenaPage } from '../ArenaPage.tsx';
import { battleTexts } from '../texts.ts';
import { useServerNow } from '../useServerNow.ts';
import { PHASE_TONES } from './phaseTones.ts';
import { groupCompetitions, type Phase } from './competitionPhase.ts';
import { competitionTexts as texts } from './texts.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import styles from './Competition.module.css';

/**
 * The competitions that run, come and are over: below the address of a class those of that class, at its own
 * address those of all classes of the user.
 */
export function CompetitionsPage() {
  const here = use(ChannelContext);
  const [page, setPage] = useState(1);
  const competitions = useCompetitions(page);
  const now = useServerNow(1000);
  return (
    <ArenaPage
      title={texts.title}
      icon={<Medal aria-hidden="true" />}
      back={
        here === null
          ? { to: paths.battles, text: texts.toArena }
          : { to: paths.channel(here.channelDomain), text: battleTexts.toClass(here.channelName) }
      }
      width={980}
    >
      <Section>
        {here?.holds('teacher') && (
          <Row justify="end">
            <ButtonLink
              to={paths.staffCompetitions(here.channelDomain)}
              tone="sea"
              icon={<Settings2 aria-hidden="true" />}
            >
              {texts.manage}
            </ButtonLink>
          </Row>
        )}
        <ListBody
          query={competitions}
          failed={texts.failed}
          empty={
            <EmptyState scene="waiting" title={texts.empty} hint={texts.emptyHint}>
              <ButtonLink to={paths.battles} tone="ok">
                {texts.toBattles}
              </ButtonLink>
            </EmptyState>
          }
        >
          {({ competitionList, pageCount }) => (
            <>
              {groupCompetitions(competitionList, now).map(({ group, competitions: list }) => (
                <Section key={group} tone="bare" title={texts.groups[group]}>
                  <Stack as="ul" gap={3}>
                    {list.map((one) => (
                      <CompetitionCard
                        key={one.competitionId}
                        competition={one}
                        phase={one.phase}
                        now={now}
                      />
                    ))}
                  </Stack>
                </Section>
              ))}
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
      </Section>
    </ArenaPage>
  );
}

/** The competitions of the class of the address, or of all classes. */
function useCompetitions(page: number) {
  const here = use(ChannelContext);
  const ofClass = useQuery({
    ...competitionQueries.list(here?.id ?? 0, page),
    enabled: here !== null,
    select: ({ competitionList, ...counts }) => ({
      ...counts,
      competitionList: competitionList.flatMap((one): CompetitionOfClass[] =>
        here === null ? [] : [{ ...one, channel: { ...here, channelId: here.id } }],
      ),
    }),
  });
  const ofAll = useQuery({ ...competitionQueries.ownList(page), enabled: here === null });
  return here === null ? ofAll : ofClass;
}

interface CompetitionCardProps {
  readonly competition: CompetitionOfClass;
  readonly phase: Phase;
  readonly now: number;
}

function CompetitionCard({ competition, phase, now }: CompetitionCardProps) {
  const here = use(ChannelContext);
  const { competitionId, name, rule, contentCount, limitTime, startDate, enrolledUserCount } = competition;
  const { channelDomain, channelName, flag } = competition.channel;
  const { enrollState, clock } = competition;
  if (competitionId === null || clock === null) return null;
  return (
    <Entry
      title={name}
      to={paths.competition(channelDomain, competitionId)}
      label={texts.open(name)}
      {...(phase === 'RUNNING' && { tone: 'paper' as const })}
      lead={
        <span className={styles.day} data-phase={phase} aria-hidden="true">
          <Flag />
          <b>{texts.day(startDate)}</b>
        </span>
      }
      facts={
        <>
          {here === null && (
            <Row as="span" gap={2}>
              <ChannelFlag flag={flag} size={22} /> {channelName}
            </Row>
          )}
          {texts.rules[rule]} · {texts.problems(contentCount)} · {texts.minutes(limitTime)} ·{' '}
          {texts.at(startDate)}
        </>
      }
    >
      {enrollState !== 'NOT_ENROLLED' && (
        <Chip tone="success" icon={<CheckCircle2 aria-hidden="true" />}>
          {texts.enrolled}
        </Chip>
      )}
      <Chip icon={<UsersRound aria-hidden="true" />}>{texts.people(enrolledUserCount)}</Chip>
      {phase === 'COMING' ? (
        <Chip tone={PHASE_TONES[phase]} icon={<Hourglass aria-hidden="true" />}>
          {texts.startsIn} <b>{battleTexts.until(Date.parse(clock.startsAt) - now)}</b>
        </Chip>
      ) : phase === 'RUNNING' ? (
        <Chip tone={PHASE_TONES[phase]} icon={<Clock3 aria-hidden="true" />}>
          {texts.timeLeft} <b>{battleTexts.until(Date.parse(clock.endsAt) - now)}</b>
        </Chip>
      ) : (
        <Chip icon={<Medal aria-hidden="true" />}>{phase === 'JUDGING' ? texts.judging : texts.over}</Chip>
      )}
    </Entry>
  );
}
