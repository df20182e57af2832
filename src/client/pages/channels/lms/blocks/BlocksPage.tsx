import { blockCalls } from '#client/net/rest/learning/lms.ts';
import { ContentListPage } from '../shared/ContentListPage.tsx';
import { blockTexts as texts } from './texts.ts';

/** Block contents of the channel for its staff. */
export function BlocksPage() {
  return (
    <ContentListPage
      kind={blockCalls}
      shelfKind="BLOCK"
      facts={({ workCount, handedInCount }) => texts.facts(workCount, handedInCount)}
    />
  );
}
