import { useQuery } from '@tanstack/react-query';
import { FileUp, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { lmsQueries } from '#client/net/learning/authoring/contents.ts';
import { CONVERTING_MS, isConverting } from '#client/net/learning/videos.ts';
import { videoCalls, type VideoDraft } from '#client/net/rest/learning/videos.ts';
import { convertVideoAgain } from '#client/net/rest/learning/videoUploads.ts';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { FileInput } from '#client/ui/form/FileInput.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { VideoPlayer } from '#client/ui/video/VideoPlayer.tsx';
import type { StaffVideo } from '#shared/contract/learning/videos.ts';
import { VIDEO_TYPES } from '#shared/contract/learning/videoUploads.ts';
import { readVideoAddress } from '#shared/video/videoAddress.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { videoTexts as texts } from './texts.ts';
import { uploadVideo } from './uploadVideo.ts';
import styles from './FilmPanel.module.css';

type Change = (next: (before: VideoDraft) => VideoDraft) => void;

/** The film itself: a file and how far it is, or an address. */
export function FilmPanel({
  video,
  body,
  change,
}: {
  readonly video: StaffVideo;
  readonly body: VideoDraft;
  readonly change: Change;
}) {
  const { videoType = 'FILE' } = body;
  return (
    <Panel title={texts.film} titleTone="sea" className={styles.panel}>
      <Chips
        label={texts.kind}
        options={VIDEO_TYPES.map((value) => ({ value, label: texts.types[value] }))}
        value={videoType}
        onChange={(next) => change((before) => ({ ...before, videoType: next }))}
      />
      {videoType === 'URL' ? (
        <AddressFields body={body} change={change} />
      ) : (
        <FilmFile video={video} captions={body.captions ?? ''} change={change} />
      )}
    </Panel>
  );
}

function AddressFields({ body, change }: { readonly body: VideoDraft; readonly change: Change }) {
  const { videoUrl = '', videoTime = 0 } = body;
  const isWrong = videoUrl !== '' && readVideoAddress(videoUrl) === null;
  return (
    <>
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        type="url"
        maxLength={500}
        value={videoUrl}
        {...(isWrong && { error: texts.addressHint })}
        onChange={({ target }) => change((before) => ({ ...before, videoUrl: target.value.trim() }))}
      />
      <TextField
        label={texts.seconds}
        hint={texts.secondsHint}
        inputMode="numeric"
        value={videoTime === 0 ? '' : String(videoTime)}
        onChange={({ target }) =>
          change((before) => ({
            ...before,
            videoTime: Number(target.value.replaceAll(/\D/g, '').slice(0, 5)),
          }))
        }
      />
    </>
  );
}

function FilmFile({
  video: { videoId },
  captions,
  change,
}: {
  readonly video: StaffVideo;
  readonly captions: string;
  readonly change: Change;
}) {
  const { id } = useChannel();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  // The page's own content, looked at again while it is being converted.
  const query = useQuery({
    ...lmsQueries.content(videoCalls, id, videoId),
    refetchInterval: ({ state }) => isConverting(state.data) && CONVERTING_MS,
  });
  const video = query.data;
  if (!video) return null;
  const { state, failure, percent, videoStorageId } = video;
  const send = async (file: File) => {
    setIsSending(true);
    const sent = await uploadVideo(id, file);
    setIsSending(false);
    if (sent !== null) change((before) => ({ ...before, videoType: 'FILE', videoStorageId: sent }));
  };
  return (
    <Stack className={styles.film}>
      {state === 'COMPLETE' && video.videoUrl !== '' && (
        <VideoPlayer
          key={videoStorageId}
          title={video.title}
          src={video.videoUrl}
          poster={video.posterUrl}
          captions={captions}
        />
      )}
      {isConverting(video) && (
        <Card tone="sunken" role="status">
          <p>{texts.converting}</p>
          <ProgressBar label={texts.states.CONVERTING} value={percent} max={100} caption={`${percent}%`} />
        </Card>
      )}
      {state === 'PENDING' && <Card tone="sunken">{texts.states.PENDING}</Card>}
      <FormMessage message={failure === null ? undefined : texts.failures[failure]} />
      <Cluster>
        {failure !== null && videoStorageId !== null && (
          <Button
            tone="ok"
            icon={<RefreshCw />}
            onClick={() => void convertVideoAgain({ id, videoStorageId }).then(() => query.refetch())}
          >
            {texts.tryAgain}
          </Button>
        )}
        <Button tone="alt" icon={<FileUp />} busy={isSending} onClick={() => input.current?.click()}>
          {videoStorageId === null ? texts.choose : texts.changeFile}
        </Button>
      </Cluster>
      <FileInput
        ref={input}
        label={texts.choose}
        accept="video/*,.mp4,.mov,.m4v,.webm,.mkv,.avi"
        onChoose={(file) => void send(file)}
      />
    </Stack>
  );
}
