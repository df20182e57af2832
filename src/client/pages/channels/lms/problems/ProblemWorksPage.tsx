import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { problemWorkQueries } from '#client/net/queries/problemWorkQueries.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { resetMember } from '#client/net/rest/learning/classProgress.ts';
import type { ProblemMembers, WorkedProblem } from '#client/net/rest/learning/problemWorks.ts';
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
import { useChannel } from '../../frame/channelContext.ts';
import page from '../shared/ContentPage.module.css';
import { MemberFilter, type SoughtMembers } from '../../memberFilter/MemberFilter.tsx';
import { useSoughtMembers } from '../../memberFilter/useSoughtMembers.ts';
import { seenAt } from '../shared/seenAt.ts';
import table from '../shared/Table.module.css';
import { HandedInCodes, HandedInLogs } from './HandedIn.tsx';
import { problemTexts } from './texts.ts';
import styles from './ProblemWorksPage.module.css';

const texts = problemTexts.works;
const ID = /^[1-9]\d{0,8}$/;
type Tab = keyof typeof texts.tabs;
const TABS = (Object.keys(texts.tabs) as Tab[]).map((value) => ({ value, label: texts.tabs[value] }));

/** What the pupils of a class do at one problem: how far each is, the last programs, and all that was handed in. */
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
            <div className={styles.body}>
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
            </div>
          )}
        </Panel>
      </div>
    </div>
  );
}

/** Another filter begins at its first page. */
const keyOf = ({ query, group_id, tag_id }: SoughtMembers) => [query, group_id, tag_id].join(' ');

function Members({ problem, found }: { readonly problem: WorkedProblem; readonly found: ProblemMembers }) {
  const queries = useQueryClient();
  const { channelDomain } = useChannel();
  // What goes wrong is said by the notice that every page has.
  const reset = useMutation({
    mutationFn: (memberId: number) => resetMember({ ...problem, memberId }),
    onSettled: () => queries.invalidateQueries({ queryKey: problemWorkQueries.all(problem) }),
  });
  return (
    <>
      <p className={styles.sum}>{texts.sum(found.totalCount, found.triedCount, found.solvedCount)}</p>
      <div className={styles.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.state}</th>
              <th scope="col">{texts.tries}</th>
              <th scope="col">{texts.last}</th>
              <th scope="col">{texts.reset}</th>
            </tr>
          </thead>
          <tbody>
            {found.memberList.map((member) => {
              const { memberId, nickname, success, submissionCount, lastVerdict, lastAt } = member;
              const hasTried = success || submissionCount > 0;
              return (
                <tr key={memberId}>
                  <th scope="row">
                    <Link to={paths.channelMemberCode(channelDomain, memberId, problem.problemId)}>
                      {nickname}
                    </Link>
                  </th>
                  <td>
                    <span
                      className={styles.state}
                      data-state={success ? 'solved' : hasTried ? 'tried' : 'none'}
                    >
                      {success && <Check aria-hidden="true" />}
                      {success ? texts.solved : hasTried ? texts.tried : texts.none}
                    </span>
                  </td>
                  <td>{texts.count(submissionCount)}</td>
                  <td>
                    {lastAt === null ? '—' : seenAt(lastAt)}
                    {lastVerdict !== null && <small> · {VERDICTS[lastVerdict].label}</small>}
                  </td>
                  <td>
                    <IconButton
                      label={texts.resetOf(nickname)}
                      icon={<RotateCcw />}
                      disabled={!hasTried || reset.isPending}
                      onClick={() =>
                        openDialog('confirm', {
                          title: texts.resetTitle(nickname),
                          detail: texts.resetDetail,
                          confirmLabel: texts.reset,
                          danger: true,
                          onConfirm: () => reset.mutate(memberId),
                        })
                      }
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
