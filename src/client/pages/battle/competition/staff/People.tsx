import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  competitionQueries,
  useWriteReport,
  type CompetitionPlace,
} from '#client/net/battle/competitions.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { lmsCompetitionRoutes } from '#shared/contract/battle/lmsCompetitions.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { useOutfits } from '../../useOutfits.ts';
import { competitionTexts } from '../texts.ts';

const texts = competitionTexts.staff;
const MOST_WORDS = 1_000;
const MOST_FACES = 40;

type Report = ResponseOf<typeof lmsCompetitionRoutes.listReports>['reportList'][number];

/** Who has enrolled and begun, what came of it, and what teachers wrote. */
export function People({ place }: { readonly place: CompetitionPlace }) {
  const reports = useQuery(competitionQueries.reports(place));
  const enrolled = useQuery(competitionQueries.enrolled(place));
  const outfits = useOutfits((reports.data ?? []).slice(0, MOST_FACES).map(({ userId }) => userId));
  const memberOf = (id: number) => enrolled.data?.find(({ userId }) => userId === id);
  return (
    <ListBody
      query={reports}
      failed={texts.peopleFailed}
      isEmpty={(list) => list.length === 0}
      empty={<EmptyState scene="waiting" title={texts.nobody} />}
    >
      {(list) => (
        <Stack as="ul" gap={2}>
          {list.map((report) => {
            const member = memberOf(report.userId);
            return (
              <Card key={report.userId} as="li" size="small" gap={2} aria-label={report.nickname}>
                <Row gap={4}>
                  <AvatarPreview
                    itemKeys={outfits.get(report.userId) ?? []}
                    height={40}
                    bust
                    animate={false}
                    label=""
                  />
                  <Stack gap={0} grow>
                    <Text as="b" bold>
                      {report.nickname}
                    </Text>
                    {member && (
                      <Text size="small" tone="soft">
                        {texts.enrolledAt(competitionTexts.at(member.enrolledAt))} ·{' '}
                        {member.startedAt === null
                          ? texts.notBegun
                          : texts.begunAt(competitionTexts.at(member.startedAt))}
                      </Text>
                    )}
                  </Stack>
                  <Text as="b" size="label">
                    {report.rank === null ? texts.noRank : texts.rankOf(report.rank)} ·{' '}
                    {competitionTexts.points(report.totalPoint)}
                  </Text>
                </Row>
                <ReportForm key={report.writtenAt} place={place} report={report} />
              </Card>
            );
          })}
        </Stack>
      )}
    </ListBody>
  );
}

function ReportForm({ place, report }: { readonly place: CompetitionPlace; readonly report: Report }) {
  const { userId, nickname } = report;
  const [content, setContent] = useState(report.content);
  const [isMissing, setIsMissing] = useState(false);
  const write = useWriteReport(place, { onSuccess: () => showToast({ text: texts.reportSaved }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(content.trim() === '');
    if (content.trim() !== '') write.mutate({ userId, content: content.trim() });
  };
  const failure = write.error ? userMessageOf(write.error, texts.reportFailed) : undefined;
  return (
    <Cluster as="form" align="end" onSubmit={submit} noValidate>
      <Stack gap={0} grow>
        <TextAreaField
          label={texts.report(nickname)}
          hint={texts.reportHint}
          error={isMissing ? texts.reportMissing : failure}
          rows={2}
          maxLength={MOST_WORDS}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
      </Stack>
      <Button
        type="submit"
        tone="sea"
        size="small"
        busy={write.isPending}
        disabled={content === report.content}
      >
        {texts.saveReport}
      </Button>
    </Cluster>
  );
}
