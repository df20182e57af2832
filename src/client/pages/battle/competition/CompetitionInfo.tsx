import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Cluster, Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { competitionQueries, useEnrollInCompetition } from '#client/net/battle/competitions.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
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
    <Stack className={className}>
      <Enrolling competitionId={competitionId} competition={competition} phase={phase} />
      {content !== '' && <Markdown source={content} />}
      <Grid min={230} gap={3} align="stretch">
        <Fact name={texts.facts.start}>{texts.at(startDate)}</Fact>
        <Fact name={texts.facts.limitTime}>{texts.minutes(limitTime)}</Fact>
        <Fact name={texts.facts.end} note={texts.endNote}>
          {texts.at(endDate)}
        </Fact>
        <Fact name={texts.facts.who} note={groupsOf(competition)}>
          {whoOf(competition)}
        </Fact>
        <Fact
          name={texts.facts.contents}
          note={pointList.map((points, index) => texts.point(index + 1, points)).join(' · ')}
        >
          {texts.problems(pointList.length)}
        </Fact>
        <Fact name={texts.facts.rule}>{texts.rules[rule]}</Fact>
        {freezeMinutes > 0 && (
          <Fact name={texts.facts.freeze} note={texts.freeze(freezeMinutes)}>
            {texts.minutes(freezeMinutes)}
          </Fact>
        )}
      </Grid>
      <Section tone="bare" title={texts.howItCounts}>
        <Stack as="ul" gap={1}>
          {ruleTextList.map((text) => (
            <Text key={text} as="li" size="small">
              · {text}
            </Text>
          ))}
        </Stack>
      </Section>
      {phase === 'COMING' && <Members competitionId={competitionId} />}
      {isStaff && (
        <Cluster>
          <ButtonLink to={paths.staffCompetition(channelDomain, competitionId)}>{texts.staffPage}</ButtonLink>
          <ButtonLink to={paths.competitionScreen(channelDomain, competitionId)}>{texts.screen}</ButtonLink>
        </Cluster>
      )}
    </Stack>
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
    <Card size="small" gap={0}>
      <Text size="caption" tone="soft">
        {name}
      </Text>
      <Text size="label">{children}</Text>
      {note !== undefined && <Hint>{note}</Hint>}
    </Card>
  );
}

function Enrolling({ competitionId, competition, phase }: Omit<CompetitionInfoProps, 'className'>) {
  const { id: channelId, roleList: roles } = useChannel();
  const enroll = useEnrollInCompetition({ channelId, competitionId });
  const { enrollState, enrollRole, enrolledUserCount } = competition;
  const isOver = phase === 'JUDGING' || phase === 'ENDED';
  const mayEnroll = enrollRole === null || holdsAtLeast(roles, enrollRole);
  return (
    <Card layout="row" tone="warning" gap={5}>
      {enrollState !== 'NOT_ENROLLED' ? (
        <Row grow>
          <CheckCircle2 color="var(--success-text)" size={28} aria-hidden="true" />
          <Text role="status" size="heading" tone="success" grow>
            {phase === 'COMING' ? texts.youAreIn : texts.enrolled}
          </Text>
        </Row>
      ) : isOver ? (
        <Text grow>{texts.enrollClosed}</Text>
      ) : mayEnroll ? (
        <>
          <Button size="large" icon={<Flag />} busy={enroll.isPending} onClick={() => enroll.mutate()}>
            {phase === 'RUNNING' ? texts.enrollNow : texts.enroll}
          </Button>
          {phase === 'RUNNING' && <Text grow>{texts.late}</Text>}
        </>
      ) : (
        <Text grow>{texts.notForYou(whoOf(competition))}</Text>
      )}
      <Text size="label">{texts.people(enrolledUserCount)}</Text>
      <FormMessage message={enroll.error ? userMessageOf(enroll.error, texts.enrollFailed) : undefined} />
    </Card>
  );
}

/** The pupils who have enrolled so far. */
function Members({ competitionId }: { readonly competitionId: number }) {
  const { id: channelId } = useChannel();
  const members = useQuery(competitionQueries.members(channelId, competitionId));
  const shown = (members.data ?? []).slice(0, MOST_FACES);
  const outfits = useOutfits(shown.map(({ userId }) => userId));
  if (!members.data) return null;
  return (
    <Section tone="bare" title={texts.members}>
      {shown.length === 0 ? (
        <Text>{texts.noMembers}</Text>
      ) : (
        <Cluster as="ul">
          {shown.map(({ userId, nickname }) => (
            <Card key={userId} as="li" layout="row" size="small" gap={2}>
              <AvatarPreview itemKeys={outfits.get(userId) ?? []} height={40} bust animate={false} label="" />
              {nickname}
            </Card>
          ))}
          {members.data.length > MOST_FACES && <li>+{members.data.length - MOST_FACES}</li>}
        </Cluster>
      )}
    </Section>
  );
}

const MOST_FACES = 24;
