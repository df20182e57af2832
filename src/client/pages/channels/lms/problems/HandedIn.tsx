import '@fontsource/jetbrains-mono/latin-500.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { problemWorkQueries } from '#client/net/queries/problemWorkQueries.ts';
import type { WorkedProblem, WorksFilter } from '#client/net/rest/learning/problemWorks.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { ProblemLog } from '#shared/contract/learning/lmsProblems.ts';
import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { seenAt } from '../shared/seenAt.ts';
import table from '../shared/Table.module.css';
import { problemTexts } from './texts.ts';
import styles from './ProblemWorksPage.module.css';

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
          <ul className={styles.codes}>
            {codeList.map((code) => (
              <li key={code.submissionId}>
                <details className={styles.code}>
                  <summary>
                    <b>{code.nickname}</b>
                    <span>{verdictOf(code)}</span>
                    <small>{seenAt(code.createdAt)}</small>
                  </summary>
                  {code.language === 'BLOCKS' ? (
                    <p>{texts.blocks}</p>
                  ) : (
                    <pre aria-label={texts.codeOf(code.nickname)}>
                      <code>{code.source}</code>
                    </pre>
                  )}
                  {code.errorMessage !== null && <p className={table.fault}>{code.errorMessage}</p>}
                  <Link to={paths.channelMemberCode(channelDomain, code.memberId, problem.problemId)}>
                    {texts.versions}
                  </Link>
                </details>
              </li>
            ))}
          </ul>
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
          <div className={styles.scroll}>
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.when}</th>
                  <th scope="col">{texts.name}</th>
                  <th scope="col">{texts.result}</th>
                  <th scope="col">{texts.language}</th>
                </tr>
              </thead>
              <tbody>
                {logList.map((log) => (
                  <tr key={log.submissionId}>
                    <td>{seenAt(log.createdAt)}</td>
                    <th scope="row">{log.nickname}</th>
                    <td>{verdictOf(log)}</td>
                    <td>{problemTexts.languages[log.language]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}
