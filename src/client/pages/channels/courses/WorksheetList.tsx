import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { courseClassQueries } from '#client/net/learning/courseClasses.ts';
import { Meter } from '#client/ui/feedback/Meter.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { courseTexts as texts } from './texts.ts';

export function WorksheetList({ query }: { readonly query: string }) {
  const { id, channelDomain, holds } = useChannel();
  const [page, setPage] = useState(1);
  const worksheets = useQuery({
    ...courseClassQueries.worksheets(id, { page, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section aria-label={texts.tabs.worksheets}>
      <ListBody
        query={worksheets}
        failed={texts.worksheetsFailed}
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
            <Stack as="ul" gap={2}>
              {worksheetList.map((worksheet) => (
                <Entry
                  key={worksheet.worksheetId}
                  to={paths.channelWorksheet(channelDomain, worksheet.worksheetId)}
                  lead={<ClipboardList aria-hidden="true" size={28} />}
                  title={worksheet.title}
                  facts={[
                    texts.levels[worksheet.level],
                    texts.chapters(worksheet.chapterCount),
                    texts.contents(worksheet.contentCount),
                  ].join(' · ')}
                >
                  {worksheet.enrollState === 'ENROLLED' ? (
                    <Meter
                      label={texts.progress(worksheet.checkedCount, worksheet.contentCount)}
                      value={worksheet.checkedCount}
                      max={worksheet.contentCount}
                    />
                  ) : (
                    <Text as="span" size="label">
                      {texts.price(worksheet.paymentType, worksheet.cost)}
                    </Text>
                  )}
                </Entry>
              ))}
            </Stack>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
    </Section>
  );
}
