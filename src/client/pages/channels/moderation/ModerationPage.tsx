import { Section } from '#client/ui/layout/Section.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { ChannelChat } from '#client/pages/people/moderation/ChannelChat.tsx';
import { ReportQueue } from '#client/pages/people/moderation/ReportQueue.tsx';
import { staffTexts } from '#client/pages/people/moderation/texts.ts';

/** The work that waits for the staff of this channel: chat, names, pictures and posts in one queue. */
export function ModerationPage() {
  return (
    <Page>
      <PageHead title={staffTexts.title} />
      <Section aria-label={staffTexts.title}>
        <ReportQueue />
        <ChannelChat />
      </Section>
    </Page>
  );
}
