import type { LmsTab } from '#shared/contract/learning/authoring/kinds.ts';
import type { ReactNode } from 'react';
import { LinkTabs } from '#client/ui/tabs/LinkTabs.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../../channels/frame/channelContext.ts';
import { authoringTabs } from './authoringKinds.ts';
import { lmsTexts as texts } from './texts.ts';

export interface AuthoringFrameProps {
  readonly tab: LmsTab;
  /** Buttons in the head, such as the one that makes a new thing. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The list of one kind of a channel's materials: title, tabs of all kinds, actions and the paper below. */
export function AuthoringFrame({ tab, actions, children }: AuthoringFrameProps) {
  const { channelDomain } = useChannel();
  return (
    <Page width="wide">
      <PageHead title={texts.title}>{actions}</PageHead>
      <LinkTabs
        label={texts.tabsLabel}
        tabs={authoringTabs.map(({ tab: key, label, icon: Icon }) => ({
          to: paths.channelLmsTab(channelDomain, key),
          label,
          icon: <Icon aria-hidden="true" />,
        }))}
      />
      <Section aria-label={texts.tabs[tab]}>{children}</Section>
    </Page>
  );
}
