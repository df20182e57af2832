import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { serviceTexts } from '../texts.ts';
import { LogTable } from './LogTable.tsx';

/** What administrators and the staff of all classes did. */
export function LogPage() {
  const { title, note } = serviceTexts.log;
  return (
    <Page width="wide">
      <PageHead title={title} note={note} />
      <Section aria-label={title}>
        <LogTable label={title} />
      </Section>
    </Page>
  );
}
