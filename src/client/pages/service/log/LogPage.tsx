import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { serviceTexts } from '../texts.ts';
import { LogTable } from './LogTable.tsx';

/** Actions of administrators and of the staff of all classes. */
export function LogPage() {
  const { title, note } = serviceTexts.log;
  return (
    <Page width="wide">
      <PageHead title={title} note={note} />
      <Section tone="bare" aria-label={title}>
        <LogTable label={title} />
      </Section>
    </Page>
  );
}
