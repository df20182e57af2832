import '@fontsource/jetbrains-mono/latin-500.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { problemWorkQueries } from '#client/net/learning/problemWorks.ts';
import type { WorkedProblem, WorksFilter } from '#client/net/learning/problemWorks.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { ProblemLog } from '#shared/contract/learning/authoring/lmsProblems.ts';
import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { seenAt } from '../../editor/seenAt.ts';
import { problemTexts } from './texts.ts';

const texts = problemTexts.works;

interface HandedInProps {
  readonly problem: WorkedProblem;
  readonly filter: WorksFilter;
}

const verdictOf = ({ verdict }: Pick<ProblemLog, 'verdict'>) =>
  verdict === null ? texts.waiting : VERDICTS[verdict].label;

/** The last program of each pupil, to be unfolded. */
export function HandedInCodes({ problem, filter }: HandedInProps) {
  const { channelDomain } = useChannel();
  const [page, setPage] = useState(1);
  const codes = useQuery({
    ...problemWorkQueries.latestCodes(problem, { ...filter, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListBody
      query={codes}
      failed={texts.failed}
      isEmpty={({ totalCount }) => totalCount === 0}
      empty={<EmptyState title={texts.nothing} />}
    >
      {({ codeList, pageCount }) => (
        <>
          <Stack as="ul" gap={2}>
            {codeList.map((code) => (
              <Card key={code.submissionId} as="li" size="small">
                <details>
                  <Text as="summary" size="small">
                    <b>{code.nickname}</b> · {verdictOf(code)} · {seenAt(code.createdAt)}
                  </Text>
                  {code.language === 'BLOCKS' ? (
                    <Text>{texts.blocks}</Text>
                  ) : (
                    <Card tone="sunken" size="small">
                      <Text as="pre" size="code" written aria-label={texts.codeOf(code.nickname)}>
                        <code>{code.source}</code>
                      </Text>
                    </Card>
                  )}
                  {code.errorMessage !== null && <Note tone="danger">{code.errorMessage}</Note>}
                  <Link to={paths.channelMemberCode(channelDomain, code.memberId, problem.problemId)}>
                    {texts.versions}
                  </Link>
                </details>
              </Card>
            ))}
          </Stack>
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}

/** All that was handed in, the last first. */
export function HandedInLogs({ problem, filter }: HandedInProps) {
  const [page, setPage] = useState(1);
  const logs = useQuery({
    ...problemWorkQueries.logs(problem, { ...filter, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListBody
      query={logs}
      failed={texts.failed}
      isEmpty={({ totalCount }) => totalCount === 0}
      empty={<EmptyState title={texts.nothing} />}
    >
      {({ logList, pageCount }) => (
        <>
          <Table
            label={texts.tabs.logs}
            rows={logList}
            columns={COLUMNS}
            keyOf={({ submissionId }) => submissionId}
          />
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}

const COLUMNS: readonly TableColumn<ProblemLog>[] = [
  { id: 'when', head: texts.when, cell: ({ createdAt }) => seenAt(createdAt) },
  { id: 'name', head: texts.name, isRowHead: true, cell: ({ nickname }) => nickname },
  { id: 'result', head: texts.result, cell: verdictOf },
  { id: 'language', head: texts.language, cell: ({ language }) => problemTexts.languages[language] },
];
