import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { competitionQueries } from '#client/net/battle/competitions.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { useServerNow } from '../../useServerNow.ts';
import { phaseOf } from '../competitionPhase.ts';
import { competitionTexts } from '../texts.ts';
import { StaffFrame } from './StaffFrame.tsx';
import styles from './Staff.module.css';

const texts = competitionTexts.staff;

/** Every competition of the channel, the newest first, for its staff. */
export function StaffCompetitionsPage() {
  const { channelDomain } = useChannel();
  return (
    <StaffFrame
      title={texts.title}
      back={{ to: paths.channelCompetitions(channelDomain), text: texts.toList }}
    >
      <p>
        <ButtonLink to={paths.newCompetition(channelDomain)} tone="ok">
          {texts.make}
        </ButtonLink>
      </p>
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
      isEmpty={({ totalCount }) => totalCount === 0}
      empty={<EmptyState scene="waiting" title={texts.empty} hint={texts.emptyHint} />}
    >
      {({ competitionList, totalCount, pageCount }) => (
        <>
          <p className={styles.count} role="status">
            {texts.count(totalCount)}
          </p>
          <ul className={styles.list}>
            {competitionList.map(({ competitionId, name, rule, contentCount, clock, ...one }) => {
              if (competitionId === null || clock === null) return null;
              const phase = phaseOf(clock, now);
              return (
                <li key={competitionId} className={styles.row}>
                  <span className={styles.state} data-phase={phase}>
                    {texts.states[phase]}
                  </span>
                  <p className={styles.words}>
                    <Link
                      to={paths.staffCompetition(channelDomain, competitionId)}
                      aria-label={texts.edit(name)}
                    >
                      {name}
                    </Link>
                    <span>
                      {competitionTexts.at(one.startDate)} · {competitionTexts.minutes(one.limitTime)} ·{' '}
                      {competitionTexts.rules[rule]} · {competitionTexts.problems(contentCount)}
                    </span>
                  </p>
                  <b>{competitionTexts.people(one.enrolledUserCount)}</b>
                </li>
              );
            })}
          </ul>
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}
