import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { progressQueries } from '#client/net/learning/classProgress.ts';
import { Hint } from '#client/ui/text/Text.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { SectionBody } from '../home/sections/HomeSection.tsx';
import { Mistake } from '../progress/Mistake.tsx';
import { useClassFilter } from '../progress/useClassFilter.ts';
import { OverviewPanel } from './OverviewPanel.tsx';
import { overviewTexts as texts } from './texts.ts';

/** The one mistake of today in which most pupils got stuck. */
export function CommonestMistake() {
  const { id, channelDomain } = useChannel();
  const { filter } = useClassFilter();
  const errors = useQuery(progressQueries.errors(id, { ...filter, days: '1' }));
  return (
    <OverviewPanel
      icon={SearchX}
      title={texts.mistake.title}
      allAt={paths.channelMistakes(channelDomain)}
      all={texts.mistake.all}
    >
      <SectionBody query={errors}>
        {([first]) => (first ? <Mistake group={first} /> : <Hint>{texts.mistake.empty}</Hint>)}
      </SectionBody>
    </OverviewPanel>
  );
}
