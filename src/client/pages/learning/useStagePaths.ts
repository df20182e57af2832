import { use } from 'react';
import { ChannelContext } from '#client/pages/channels/frame/channelContext.ts';
import { paths } from '#client/ui/routing/paths.ts';
import type { Language } from '#shared/contract/learning/problems.ts';

/** The addresses of stages and their map: below the class of the address, or on the product's road. */
export function useStagePaths() {
  const channelDomain = use(ChannelContext)?.channelDomain ?? null;
  return {
    all: channelDomain === null ? paths.stages : paths.channelStages(channelDomain),
    one: (problemId: number, language?: Language) =>
      channelDomain === null
        ? paths.stage(problemId, language)
        : paths.classStage(channelDomain, problemId, language),
  };
}
