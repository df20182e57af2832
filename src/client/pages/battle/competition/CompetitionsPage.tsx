import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, Clock3, Flag, Hourglass, Medal, Settings2, UsersRound } from 'lucide-react';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { competitionQueries } from '#client/net/battle/competitions.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { ChannelContext } from '#client/pages/channels/frame/channelContext.ts';
import type { CompetitionOfClass } from '#shared/contract/battle/competitions.ts';
import { ArenaPage } from '../ArenaPage.tsx';
import { battleTexts } from '../texts.ts';
import { useServerNow } from '../useServerNow.ts';
import { groupCompetitions, type Phase } from './competitionPhase.ts';
import { competitionTexts as texts } from './texts.ts';
import styles from './CompetitionsPage.module.css';

/**
 * What runs, what comes and what is over: below the address of a class in that class, at its own address in all classes
 * of the user.
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
      <Panel className={styles.panel}>
        {here?.holds('teacher') && (
          <p className={styles.manage}>
            <ButtonLink to={paths.staffCompetitions(here.channelDomain)} tone="sea">
              <Settings2 aria-hidden="true" /> {texts.manage}
            </ButtonLink>
          </p>
        )}
        <ListBody
          query={competitions}
          failed={texts.failed}
          isEmpty={({ totalCount }) => totalCount === 0}
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
                <section key={group} aria-label={texts.groups[group]}>
                  <h2 className={styles.group} data-group={group}>
                    {texts.groups[group]}
                  </h2>
                  <ul className={styles.list}>
                    {list.map((one) => (
                      <CompetitionCard
                        key={one.competitionId}
                        competition={one}
                        phase={one.phase}
                        now={now}
                      />
                    ))}
                  </ul>
                </section>
              ))}
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
      </Panel>
    </ArenaPage>
  );
}

/** Of the class of the address, or of all classes. */
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
    <li className={styles.card} data-phase={phase}>
      <span className={styles.day} aria-hidden="true">
        <Flag />
        <b>{texts.day(startDate)}</b>
      </span>
      <p className={styles.words}>
        <Link to={paths.competition(channelDomain, competitionId)} aria-label={texts.open(name)}>
          {name}
        </Link>
        {here === null && (
          <span className={styles.class}>
            <ChannelFlag flag={flag} size={22} /> {channelName}
          </span>
        )}
        <span>
          {texts.rules[rule]} · {texts.problems(contentCount)} · {texts.minutes(limitTime)}
        </span>
        <span>{texts.at(startDate)}</span>
      </p>
      <p className={styles.state} data-phase={phase}>
        {phase === 'COMING' ? (
          <>
            <Hourglass aria-hidden="true" /> {texts.startsIn}{' '}
            <b>{battleTexts.until(Date.parse(clock.startsAt) - now)}</b>
          </>
        ) : phase === 'RUNNING' ? (
          <>
            <Clock3 aria-hidden="true" /> {texts.timeLeft}{' '}
            <b>{battleTexts.until(Date.parse(clock.endsAt) - now)}</b>
          </>
        ) : (
          <>
            <Medal aria-hidden="true" /> {phase === 'JUDGING' ? texts.judging : texts.over}
          </>
        )}
      </p>
      <p className={styles.people}>
        <span>
          <UsersRound aria-hidden="true" /> {texts.people(enrolledUserCount)}
        </span>
        {enrollState !== 'NOT_ENROLLED' && (
          <span className={styles.own}>
            <CheckCircle2 aria-hidden="true" /> {texts.enrolled}
          </span>
        )}
      </p>
    </li>
  );
}
