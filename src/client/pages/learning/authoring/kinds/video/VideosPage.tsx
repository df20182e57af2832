import { videoCalls } from '#client/net/rest/learning/videos.ts';
import { isConverting } from '#client/net/learning/videos.ts';
import type { StaffVideoSummary } from '#shared/contract/learning/videos.ts';
import { ContentListPage } from '../../editor/ContentListPage.tsx';
import { videoTexts as texts } from './texts.ts';
import { UploadArea } from './UploadArea.tsx';

/** Videos of the channel for its staff. */
export function VideosPage() {
  return (
    <ContentListPage
      kind={videoCalls}
      libraryKind="VIDEO"
      above={<UploadArea />}
      isUnderWay={isConverting}
      facts={factsOf}
    />
  );
}

function factsOf({
  videoType,
  state,
  failure,
  percent,
  videoTime,
  watcherCount,
  hasCaptions,
}: StaffVideoSummary) {
  const isHere = state === 'COMPLETE';
  const facts = [
    videoType === 'URL' ? texts.types.URL : stateText({ state, failure, percent }),
    ...(isHere ? [texts.length(Math.floor(videoTime / 60), videoTime % 60)] : []),
    ...(isHere ? [texts.watchers(watcherCount)] : []),
    ...(hasCaptions ? [texts.withCaptions] : []),
  ];
  return facts.join(' · ');
}

const stateText = ({ state, failure, percent }: Pick<StaffVideoSummary, 'state' | 'failure' | 'percent'>) => {
  if (failure !== null) return texts.failed;
  return state === 'CONVERTING' ? texts.convertingAt(percent) : texts.states[state];
};
