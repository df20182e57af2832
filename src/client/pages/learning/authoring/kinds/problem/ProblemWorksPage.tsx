import { useResetMember } from '#client/net/learning/classProgress.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { problemWorkQueries } from '#client/net/learning/problemWorks.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import type { ProblemMembers, WorkedProblem } from '#client/net/learning/problemWorks.ts';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import page from '../../editor/ContentPage.module.css';
import { MemberFilter, type SoughtMembers } from '#client/pages/channels/memberFilter/MemberFilter.tsx';
import { useSoughtMembers } from '#client/pages/channels/memberFilter/useSoughtMembers.ts';
import { seenAt } from '../../editor/seenAt.ts';
import { HandedInCodes, HandedInLogs } from './HandedIn.tsx';
import { problemTexts } from './texts.ts';

const texts = problemTexts.works;
const ID = /^[1-9]\d{0,8}$/;
type Tab = keyof typeof texts.tabs;
const TABS = (Object.keys(texts.tabs) as Tab[]).map((value) => ({ value, label: texts.tabs[value] }));

/**
 * The work of a class at one problem: how far each pupil is, the last programs, and all that was handed in.
 */
export function ProblemWorksPage() {
  const { id, channelDomain } = useChannel();
  const { problemId = '' } = useParams();
  const isId = ID.test(problemId);
  const problem = { id, problemId: Number(problemId) };
  const [tab, setTab] = useState<Tab>('members');
  const { sought, seek, page: membersPage, setPage, filter } = useSoughtMembers();
  const members = useQuery({
    ...problemWorkQueries.members(problem, filter),
    enabled: isId,
    placeholderData: keepPreviousData,
  });
  const isMissing = !isId || errorCodeOf(members.error) === 'PROBLEM_NOT_FOUND';
  return (
    <div className={page.page}>
      <header className={page.head}>
        <ButtonLink to={paths.channelLmsTab(channelDomain, 'problems')} icon={<ArrowLeft />}>
          {problemTexts.back}
        </ButtonLink>
      </header>
      <OfflineSign />
      <div className={page.fields}>
        <Panel title={members.data?.title ?? texts.title} titleTone="sea" level={1}>
          {isMissing ? (
            <EmptyState scene="lost" title={problemTexts.notFound} hint={problemTexts.notFoundHint} />
          ) : (
            <Stack>
              <Chips<Tab> label={texts.tabsLabel} options={TABS} value={tab} onChange={setTab} />
              <MemberFilter value={sought} onChange={seek} />
              {tab === 'members' && (
                <ListBody
                  query={members}
                  failed={texts.failed}
                  isEmpty={({ memberList }) => memberList.length === 0}
                  empty={<EmptyState scene="lost" title={texts.nobody} />}
                >
                  {(found) => (
                    <>
                      <Members problem={problem} found={found} />
                      <Pager first={1} page={membersPage} pageCount={found.pageCount} onPage={setPage} />
                    </>
                  )}
                </ListBody>
              )}
              {tab === 'codes' && <HandedInCodes key={keyOf(filter)} problem={problem} filter={filter} />}
              {tab === 'logs' && <HandedInLogs key={keyOf(filter)} problem={problem} filter={filter} />}
            </Stack>
          )}
        </Panel>
      </div>
    </div>
  );
}

/** Another filter begins at its first page. */
const keyOf = ({ query, group_id, tag_id }: SoughtMembers) => [query, group_id, tag_id].join(' ');

function Members({ problem, found }: { readonly problem: WorkedProblem; readonly found: ProblemMembers }) {
  const { channelDomain } = useChannel();
  // A failure is told by the notice that every page has.
  const reset = useResetMember(problem);
  return (
    <>
      <Text size="small" tone="soft">
        {texts.sum(found.totalCount, found.triedCount, found.solvedCount)}
      </Text>
      <Table
        label={texts.tabs.members}
        rows={found.memberList}
        keyOf={({ memberId }) => memberId}
        columns={[
          {
            id: 'name',
            head: texts.name,
            isRowHead: true,
            cell: ({ memberId, nickname }) => (
              <Link to={paths.channelMemberCode(channelDomain, memberId, problem.problemId)}>{nickname}</Link>
            ),
          },
          {
            id: 'state',
            head: texts.state,
            cell: (member) =>
              member.success ? (
                <Chip tone="success" icon={<Check aria-hidden="true" />}>
                  {texts.solved}
                </Chip>
              ) : (
                <Chip tone={hasTried(member) ? 'warning' : 'plain'}>
                  {hasTried(member) ? texts.tried : texts.none}
                </Chip>
              ),
          },
          {
            id: 'tries',
            head: texts.tries,
            narrow: 'named',
            cell: ({ submissionCount }) => texts.count(submissionCount),
          },
          {
            id: 'last',
            head: texts.last,
            narrow: 'named',
            cell: ({ lastAt, lastVerdict }) =>
              `${lastAt === null ? '—' : seenAt(lastAt)}${lastVerdict === null ? '' : ` · ${VERDICTS[lastVerdict].label}`}`,
          },
          {
            id: 'reset',
            head: texts.reset,
            narrow: 'corner',
            align: 'end',
            cell: (member) => (
              <IconButton
                size="small"
                tone="quiet"
                label={texts.resetOf(member.nickname)}
                icon={<RotateCcw />}
                disabled={!hasTried(member) || reset.isPending}
                onClick={() =>
                  openDialog('confirm', {
                    title: texts.resetTitle(member.nickname),
                    detail: texts.resetDetail,
                    confirmLabel: texts.reset,
                    danger: true,
                    onConfirm: () => reset.mutate(member.memberId),
                  })
                }
              />
            ),
          },
        ]}
      />
    </>
  );
}

const hasTried = ({ success, submissionCount }: ProblemMembers['memberList'][number]): boolean =>
  success || submissionCount > 0;
