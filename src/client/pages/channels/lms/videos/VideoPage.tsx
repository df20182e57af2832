import { videoCalls, type VideoDraft } from '#client/net/rest/learning/videos.ts';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import type { StaffVideo } from '#shared/contract/learning/videos.ts';
import { ContentPage } from '../shared/ContentPage.tsx';
import { CaptionsPanel } from './CaptionsPanel.tsx';
import { FilmPanel } from './FilmPanel.tsx';
import { videoTexts as texts } from './texts.ts';
import { VideoWatchers } from './VideoWatchers.tsx';

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
    <ContentPage kind={videoCalls} bodyOf={bodyOf}>
      {({ id, content, draft: { body, change } }) => (
        <>
          <FilmPanel video={content} body={body} change={change} />
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
          <VideoWatchers videoId={id} />
        </>
      )}
    </ContentPage>
  );
}
