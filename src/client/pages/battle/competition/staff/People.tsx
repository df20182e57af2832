import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type FormEvent } from 'react';
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
import { DataTable } from '#client/ui/table/DataTable.tsx';
import type { TableColumn } from '#client/ui/table/Table.tsx';
import { useOutfits, type Outfits } from '../../useOutfits.ts';
import { competitionTexts } from '../texts.ts';

const texts = competitionTexts.staff;
const MOST_WORDS = 1_000;
const MOST_FACES = 40;

type Report = ResponseOf<typeof lmsCompetitionRoutes.listReports>['reportList'][number];

type Member = ResponseOf<typeof lmsCompetitionRoutes.listMembers>['memberList'][number];

interface Person extends Report {
  readonly member: Member | undefined;
}

/** The pupils who have enrolled and begun, what came of it, and the teachers' words. */
export function People({ place }: { readonly place: CompetitionPlace }) {
  const reports = useQuery(competitionQueries.reports(place));
  const enrolled = useQuery(competitionQueries.enrolled(place));
  const outfits = useOutfits((reports.data ?? []).slice(0, MOST_FACES).map(({ userId }) => userId));
  const [openId, setOpenId] = useState<number | null>(null);
  const people = useMemo(
    () =>
      (reports.data ?? []).map((report): Person => ({
        ...report,
        member: enrolled.data?.find(({ userId }) => userId === report.userId),
      })),
    [reports.data, enrolled.data],
  );
  const columns = useMemo(() => columnsOf({ outfits, openId, onOpen: setOpenId }), [outfits, openId]);
  return (
    <ListBody
      query={reports}
      failed={texts.peopleFailed}
      empty={<EmptyState scene="waiting" title={texts.nobody} />}
    >
      {() => (
        <DataTable
          label={texts.tabs.people}
          rows={people}
          columns={columns}
          keyOf={({ userId }) => userId}
          sorted={{ id: 'rank', descending: false }}
          detail={(person) =>
            person.userId === openId ? (
              <ReportForm key={person.writtenAt} place={place} report={person} />
            ) : null
          }
        />
      )}
    </ListBody>
  );
}

interface ColumnsNeed {
  readonly outfits: Outfits;
  readonly openId: number | null;
  readonly onOpen: (userId: number | null) => void;
}

/** Those without a rank come last. */
const LAST_RANK = 1_000_000;

const columnsOf = ({ outfits, openId, onOpen }: ColumnsNeed): readonly TableColumn<Person>[] => [
  {
    id: 'name',
    head: texts.columns.name,
    isRowHead: true,
    sortBy: ({ nickname }) => nickname,
    cell: ({ userId, nickname }) => (
      <Row>
        <AvatarPreview itemKeys={outfits.get(userId) ?? []} height={32} bust animate={false} label="" />
        {nickname}
      </Row>
    ),
  },
  {
    id: 'rank',
    head: texts.columns.rank,
    narrow: 'corner',
    sortBy: ({ rank }) => rank ?? LAST_RANK,
    cell: ({ rank }) => (rank === null ? texts.noRank : texts.rankOf(rank)),
  },
  {
    id: 'points',
    head: texts.columns.points,
    narrow: 'named',
    sortBy: ({ totalPoint }) => totalPoint,
    cell: ({ totalPoint }) => competitionTexts.points(totalPoint),
  },
  {
    id: 'enrolled',
    head: texts.columns.enrolled,
    narrow: 'named',
    sortBy: ({ member }) => member?.enrolledAt ?? '',
    cell: ({ member }) => member && competitionTexts.at(member.enrolledAt),
    isEmpty: ({ member }) => member === undefined,
  },
  {
    id: 'begun',
    head: texts.columns.begun,
    narrow: 'named',
    sortBy: ({ member }) => member?.startedAt ?? '',
    cell: ({ member }) =>
      member && (member.startedAt === null ? texts.notBegun : competitionTexts.at(member.startedAt)),
    isEmpty: ({ member }) => member === undefined,
  },
  {
    id: 'report',
    head: texts.columns.report,
    align: 'end',
    sortBy: ({ content }) => content,
    cell: ({ userId, nickname, content }) => (
      <Button
        tone={content === '' ? 'alt' : 'sea'}
        size="small"
        aria-label={texts.report(nickname)}
        aria-expanded={openId === userId}
        onClick={() => onOpen(openId === userId ? null : userId)}
      >
        {content === '' ? texts.writeReport : texts.readReport}
      </Button>
    ),
  },
];

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
