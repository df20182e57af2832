import { Panel } from '#client/ui/panel/Panel.tsx';
import { ChannelChat } from '#client/pages/people/moderation/ChannelChat.tsx';
import { ReportQueue } from '#client/pages/people/moderation/ReportQueue.tsx';
import { staffTexts } from '#client/pages/people/moderation/texts.ts';
import styles from './ModerationPage.module.css';

/** What waits for the staff of this channel: chat, names, pictures and posts in one queue. */
export function ModerationPage() {
  return (
    <Panel title={staffTexts.title} titleTone="sea" level={1} className={styles.panel}>
      <ReportQueue />
      <ChannelChat />
    </Panel>
  );
}
