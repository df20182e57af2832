import { Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { NotebookText } from 'lucide-react';
import { useState } from 'react';
import { memberReportQueries } from '#client/net/learning/memberReports.ts';
import { ReportSheet } from '#client/pages/channels/report/ReportSheet.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { GuardianCard } from './GuardianFrame.tsx';
import { guardianPageTexts } from './texts.ts';

const texts = guardianPageTexts.page;

/** The lessons that a child learned in each of its classes, to be read alone; asked for when it is unfolded. */
export function ChildReports({ childId }: { readonly childId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const reports = useQuery({ ...memberReportQueries.ofChild(childId), enabled: isOpen });
  return (
    <>
      <Button
        tone="alt"
        wide
        icon={<NotebookText aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.closeReport : texts.openReport}
      </Button>
      {isOpen && (
        <ListBody
          query={reports}
          failed={texts.reportFailed}
          empty={
            <GuardianCard>
              <Text>{texts.noReport}</Text>
            </GuardianCard>
          }
        >
          {(list) => (
            <Stack>
              {list.map((report) => (
                <ReportSheet key={report.channelName} report={report} />
              ))}
            </Stack>
          )}
        </ListBody>
      )}
    </>
  );
}
