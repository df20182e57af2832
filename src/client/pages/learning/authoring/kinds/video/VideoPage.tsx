import { lazy, Suspense } from 'react';
import { videoCalls, type VideoDraft } from '#client/net/rest/learning/videos.ts';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import type { StaffVideo } from '#shared/contract/learning/videos.ts';
import { videoFaults } from '../../editor/contentFaults.ts';
import { ContentPage } from '../../editor/ContentPage.tsx';
import { CaptionsPanel } from './CaptionsPanel.tsx';
import { videoTexts as texts } from './texts.ts';

// Player and upload, and who has watched, come a moment after the page.
const FilmPanel = lazy(async () => ({ default: (await import('./FilmPanel.tsx')).FilmPanel }));
const VideoWatchers = lazy(async () => ({
  default: (await import('./VideoWatchers.tsx')).VideoWatchers,
}));

const bodyOf = (video: StaffVideo): VideoDraft => ({
  title: video.title,
  description: video.description,
  videoType: video.videoType,
  videoUrl: video.videoType === 'URL' ? video.videoUrl : '',
  videoStorageId: video.videoStorageId,
  videoTime: video.videoType === 'URL' ? video.videoTime : 0,
  captions: video.captions,
});

/** A video as its staff prepares it. */
export function VideoPage() {
  return (
    <ContentPage kind={videoCalls} bodyOf={bodyOf} fieldNames={texts.fields} faultsOf={videoFaults}>
      {({ id, content, draft: { body, change } }) => (
        <>
          <div data-field="film">
            <Suspense fallback={<Loading />}>
              <FilmPanel video={content} body={body} change={change} />
            </Suspense>
          </div>
          <Panel title={texts.about} titleTone="sea">
            <TextAreaField
              label={texts.description}
              rows={4}
              maxLength={2000}
              value={body.description ?? ''}
              onChange={({ target }) => change((before) => ({ ...before, description: target.value }))}
            />
          </Panel>
          <CaptionsPanel
            captions={body.captions ?? ''}
            onChange={(captions) => change((before) => ({ ...before, captions }))}
          />
          <Suspense>
            <VideoWatchers videoId={id} />
          </Suspense>
        </>
      )}
    </ContentPage>
  );
}
