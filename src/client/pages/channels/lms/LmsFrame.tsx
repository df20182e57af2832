import type { ReactNode } from 'react';
import { LinkTabs } from '#client/ui/tabs/LinkTabs.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { LmsTab } from '#shared/contract/learning/lms.ts';
import { useChannel } from '../frame/channelContext.ts';
import { lmsTabs } from './lmsTabs.ts';
import { lmsTexts as texts } from './texts.ts';

export interface LmsFrameProps {
  readonly tab: LmsTab;
  /** Buttons in the head, such as the one that makes a new thing. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The list of one kind of a channel's materials: title, tabs of all kinds, actions and the paper below. */
export function LmsFrame({ tab, actions, children }: LmsFrameProps) {
  const { channelDomain } = useChannel();
  return (
    <Page width="wide">
      <PageHead title={texts.title}>{actions}</PageHead>
      <LinkTabs
        label={texts.tabsLabel}
        tabs={lmsTabs.map(({ tab: key, label, icon: Icon }) => ({
          to: paths.channelLmsTab(channelDomain, key),
          label,
          icon: <Icon aria-hidden="true" />,
        }))}
      />
      <Section aria-label={texts.tabs[tab]}>{children}</Section>
    </Page>
  );
}
