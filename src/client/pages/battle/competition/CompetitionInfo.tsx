import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { competitionQueries, useEnrollInCompetition } from '#client/net/battle/competitions.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Markdown } from '#client/pages/learning/document/Markdown.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { Competition } from '#shared/contract/battle/competitions.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { useIsStaff } from '../useIsStaff.ts';
import { useOutfits } from '../useOutfits.ts';
import type { Phase } from './competitionPhase.ts';
import { competitionTexts as texts, type EnrollRole } from './texts.ts';
import styles from './CompetitionInfo.module.css';

interface CompetitionInfoProps {
  readonly competitionId: number;
  readonly competition: Competition;
  readonly phase: Phase;
  readonly className: string | undefined;
}

/** When, how long, what for, by which rules, and the way in. */
export function CompetitionInfo({ competitionId, competition, phase, className }: CompetitionInfoProps) {
  const { channelDomain } = useChannel();
  const { content, startDate, endDate, limitTime, rule, ruleTextList, pointList, freezeMinutes } =
    competition;
  const isStaff = useIsStaff();
  return (
    <div className={classNames(styles.info, className)}>
      <Enrolling competitionId={competitionId} competition={competition} phase={phase} />
      {content !== '' && (
        <div className={styles.words}>
          <Markdown source={content} />
        </div>
      )}
      <dl className={styles.facts}>
        <Fact name={texts.facts.start}>{texts.at(startDate)}</Fact>
        <Fact name={texts.facts.limitTime}>{texts.minutes(limitTime)}</Fact>
        <Fact name={texts.facts.end} note={texts.endNote}>
          {texts.at(endDate)}
        </Fact>
        <Fact name={texts.facts.who} note={groupsOf(competition)}>
          {whoOf(competition)}
        </Fact>
        <Fact name={texts.facts.contents}>
          {texts.problems(pointList.length)}
          <small>{pointList.map((points, index) => texts.point(index + 1, points)).join(' · ')}</small>
        </Fact>
        <Fact name={texts.facts.rule}>{texts.rules[rule]}</Fact>
        {freezeMinutes > 0 && (
          <Fact name={texts.facts.freeze} note={texts.freeze(freezeMinutes)}>
            {texts.minutes(freezeMinutes)}
          </Fact>
        )}
      </dl>
      <section className={styles.rules}>
        <h2>{texts.howItCounts}</h2>
        <ul>
          {ruleTextList.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      {phase === 'COMING' && <Members competitionId={competitionId} />}
      {isStaff && (
        <p className={styles.staff}>
          <ButtonLink to={paths.staffCompetition(channelDomain, competitionId)}>{texts.staffPage}</ButtonLink>
          <ButtonLink to={paths.competitionScreen(channelDomain, competitionId)}>{texts.screen}</ButtonLink>
        </p>
      )}
    </div>
  );
}

const whoOf = ({ enrollRole }: Competition): string =>
  enrollRole !== null && enrollRole in texts.roles ? texts.roles[enrollRole as EnrollRole] : '';

const groupsOf = ({ groupList }: Competition): string | undefined =>
  groupList.length === 0 ? undefined : texts.onlyGroups(groupList.map(({ name }) => name).join(', '));

interface FactProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Fact({ name, note, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  );
}

function Enrolling({ competitionId, competition, phase }: Omit<CompetitionInfoProps, 'className'>) {
  const { id: channelId, roleList: roles } = useChannel();
  const enroll = useEnrollInCompetition({ channelId, competitionId });
  const { enrollState, enrollRole, enrolledUserCount } = competition;
  const isOver = phase === 'JUDGING' || phase === 'ENDED';
  const mayEnroll = enrollRole === null || holdsAtLeast(roles, enrollRole);
  return (
    <div className={styles.enroll}>
      {enrollState !== 'NOT_ENROLLED' ? (
        <p className={styles.in} role="status">
          <CheckCircle2 aria-hidden="true" /> {phase === 'COMING' ? texts.youAreIn : texts.enrolled}
        </p>
      ) : isOver ? (
        <p>{texts.enrollClosed}</p>
      ) : mayEnroll ? (
        <>
          <Button size="large" icon={<Flag />} busy={enroll.isPending} onClick={() => enroll.mutate()}>
            {phase === 'RUNNING' ? texts.enrollNow : texts.enroll}
          </Button>
          {phase === 'RUNNING' && <p>{texts.late}</p>}
        </>
      ) : (
        <p>{texts.notForYou(whoOf(competition))}</p>
      )}
      <p className={styles.people}>{texts.people(enrolledUserCount)}</p>
      <FormMessage message={enroll.error ? userMessageOf(enroll.error, texts.enrollFailed) : undefined} />
    </div>
  );
}

/** Who has enrolled so far. */
function Members({ competitionId }: { readonly competitionId: number }) {
  const { id: channelId } = useChannel();
  const members = useQuery(competitionQueries.members(channelId, competitionId));
  const shown = (members.data ?? []).slice(0, MOST_FACES);
  const outfits = useOutfits(shown.map(({ userId }) => userId));
  if (!members.data) return null;
  return (
    <section className={styles.members}>
      <h2>{texts.members}</h2>
      {shown.length === 0 ? (
        <p>{texts.noMembers}</p>
      ) : (
        <ul>
          {shown.map(({ userId, nickname }) => (
            <li key={userId}>
              <AvatarPreview itemKeys={outfits.get(userId) ?? []} height={44} bust animate={false} label="" />
              {nickname}
            </li>
          ))}
          {members.data.length > MOST_FACES && <li>+{members.data.length - MOST_FACES}</li>}
        </ul>
      )}
    </section>
  );
}

const MOST_FACES = 24;
