import type { ReactNode } from 'react';
import { Page } from '#client/ui/layout/Page.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { LinkTabs } from '#client/ui/tabs/LinkTabs.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { progressTexts as texts } from './texts.ts';

/** The common frame of the pages about the learning of a class: the way from one to the next. */
export function ProgressFrame({ children }: { readonly children: ReactNode }) {
  const { channelDomain } = useChannel();
  const tabs = [
    { to: paths.channelProgress(channelDomain), label: texts.tabs.matrix, isExact: true },
    { to: paths.channelGivenHomework(channelDomain), label: texts.tabs.homework },
    { to: paths.channelMistakes(channelDomain), label: texts.tabs.mistakes },
  ];
  return (
    <Page width="full">
      <LinkTabs label={texts.tabsLabel} tabs={tabs} />
      {children}
    </Page>
  );
}
