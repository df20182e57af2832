import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { courseClassQueries } from '#client/net/queries/courseClassQueries.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { courseTexts as texts } from './texts.ts';
import styles from './WorksheetList.module.css';

export function WorksheetList({ query }: { readonly query: string }) {
  const { id, channelDomain, holds } = useChannel();
  const [page, setPage] = useState(1);
  const worksheets = useQuery({
    ...courseClassQueries.worksheets(id, { page, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.panel} aria-label={texts.tabs.worksheets}>
      <ListBody
        query={worksheets}
        failed={texts.worksheetsFailed}
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={
          query === '' ? (
            <EmptyState
              scene="no-lessons"
              title={texts.noWorksheets}
              hint={holds('teacher') ? texts.staffNoWorksheetsHint : texts.noWorksheetsHint}
            />
          ) : (
            <EmptyState scene="lost" title={texts.noWorksheetMatch} hint={texts.noMatchHint} />
          )
        }
      >
        {({ worksheetList, pageCount }) => (
          <>
            <ul className={styles.rows}>
              {worksheetList.map((worksheet) => (
                <li key={worksheet.worksheetId}>
                  <Link
                    to={paths.channelWorksheet(channelDomain, worksheet.worksheetId)}
                    className={styles.row}
                  >
                    <ClipboardList aria-hidden="true" />
                    <span className={styles.words}>
                      <b>{worksheet.title}</b>
                      <span>
                        {texts.levels[worksheet.level]} · {texts.chapters(worksheet.chapterCount)} ·{' '}
                        {texts.contents(worksheet.contentCount)}
                      </span>
                    </span>
                    {worksheet.enrollState === 'ENROLLED' ? (
                      <span className={styles.progress}>
                        <ProgressBar
                          label={texts.progress(worksheet.checkedCount, worksheet.contentCount)}
                          value={worksheet.checkedCount}
                          max={worksheet.contentCount}
                          size="slim"
                        />
                      </span>
                    ) : (
                      <span className={styles.price}>
                        {texts.price(worksheet.paymentType, worksheet.cost)}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
    </section>
  );
}
