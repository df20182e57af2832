import { blockCalls } from '#client/net/learning/authoring/contentCalls.ts';
import { ContentListPage } from '../../editor/ContentListPage.tsx';
import { blockTexts as texts } from './texts.ts';

/** Block contents of the channel for its staff. */
export function BlocksPage() {
  return (
    <ContentListPage
      kind={blockCalls}
      libraryKind="BLOCK"
      facts={({ workCount, handedInCount }) => texts.facts(workCount, handedInCount)}
    />
  );
}
