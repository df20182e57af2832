import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textMessageQueries } from '#client/net/channels/textMessages.ts';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Note } from '#client/ui/text/Note.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { History } from './History.tsx';
import { Outbox } from './Outbox.tsx';
import { PlanNote } from './PlanNote.tsx';
import { Receivers } from './Receivers.tsx';
import { messagesTexts as texts } from './texts.ts';

type Tab = keyof typeof texts.tab;

/** Staff writes text messages to members, and sees what became of them. */
export function MessagesPage() {
  const { id } = useChannel();
  const [tab, setTab] = useState<Tab>('WRITE');
  const all = useQuery(textMessageQueries.list(id, 'ALL', 1));
  const isSandbox = all.data?.isSandbox ?? false;
  const needsPlan = all.data?.needsPlan ?? false;
  const tabs = (Object.keys(texts.tab) as Tab[]).filter((one) => one !== 'OUTBOX' || isSandbox);
  return (
    <Page>
      <PageHead
        title={texts.title}
        beside={<span role="status">{all.data && !needsPlan && texts.left(all.data.leftToday)}</span>}
      />
      <Section aria-label={texts.title}>
        <Chips<Tab>
          label={texts.tabs}
          value={tab}
          onChange={setTab}
          options={tabs.map((value) => ({ value, label: texts.tab[value] }))}
        />
        {isSandbox && <Note tone="warning">{texts.sandbox}</Note>}
        {needsPlan && <PlanNote />}
        {/* Nobody is chosen and nothing written that cannot be sent. */}
        {tab === 'WRITE' && !all.isPending && !needsPlan && <Receivers />}
        {tab === 'HISTORY' && <History />}
        {tab === 'OUTBOX' && <Outbox />}
      </Section>
    </Page>
  );
}
