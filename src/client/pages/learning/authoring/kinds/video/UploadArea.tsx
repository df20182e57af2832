import { useQuery } from '@tanstack/react-query';
import { Clapperboard, Upload, X } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { renewLms } from '#client/net/learning/authoring/contents.ts';
import { videoQueries } from '#client/net/queries/videoQueries.ts';
import { createVideo } from '#client/net/rest/learning/videos.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { stopVideo, untilAnswered } from '#client/net/uploads/sendVideo.ts';
import { videoUploadStore } from '#client/stores/videoUploadStore.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { FileInput } from '#client/ui/form/FileInput.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { CONTENT_TITLE_LENGTH } from '#shared/contract/learning/contentFields.ts';
import type { VideoStorage } from '#shared/contract/learning/videoUploads.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { videoTexts as texts } from './texts.ts';
import { uploadVideo } from './uploadVideo.ts';
import styles from './UploadArea.module.css';

const ACCEPTED = 'video/*,.mp4,.mov,.m4v,.webm,.mkv,.avi';
const GIGABYTE = 1_000_000_000;
const MEGABYTE = 1_000_000;
const sizeText = (bytes: number): string =>
  bytes >= GIGABYTE
    ? `${(bytes / GIGABYTE).toFixed(1)} GB`
    : `${Math.max(1, Math.round(bytes / MEGABYTE))} MB`;

/** The place to drop files, the uploads under way, and those that an earlier page has left half sent. */
export function UploadArea() {
  const { id } = useChannel();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const uploads = useStore(videoUploadStore, (state) => state.uploads).filter((one) => one.channelId === id);
  const unfinished = useQuery(videoQueries.unfinished(id));
  const left = (unfinished.data ?? []).filter(
    (one) => !uploads.some(({ videoStorageId }) => videoStorageId === one.videoStorageId),
  );
  const refresh = () => renewLms(id);
  const take = async (files: Iterable<File>) => {
    for (const file of files) {
      const videoStorageId = await uploadVideo(id, file);
      if (videoStorageId !== null) await enter(file.name, videoStorageId);
      await refresh();
    }
  };
  /** Puts a file that is through into the list; the same entry is made once, however often it is asked for. */
  const enter = (name: string, videoStorageId: number) =>
    untilAnswered(() => createVideo(id, { title: titleOf(name), videoStorageId })).catch((error: unknown) =>
      showToast({ text: userMessageOf(error, texts.uploadFailed(name)), theme: 'danger' }),
    );
  const stop = async (videoStorageId: number) => {
    await stopVideo({ id, videoStorageId }).catch(() => undefined);
    await refresh();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take([...event.dataTransfer.files]);
  };

  return (
    <Stack>
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <Clapperboard aria-hidden="true" />
        <p>
          <b>{texts.drop}</b>
          <span>{texts.dropHint}</span>
        </p>
        <Button tone="sea" icon={<Upload />} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        <FileInput
          ref={input}
          label={texts.choose}
          accept={ACCEPTED}
          multiple
          onChoose={(_, chosen) => void take(chosen)}
        />
      </div>
      {uploads.length + left.length > 0 && (
        <Stack as="ul" gap={2} aria-label={texts.uploads}>
          {uploads.map(({ videoStorageId, filename, size, progress, isWaiting }) => (
            <Card key={videoStorageId} as="li" layout="row" size="small">
              <Text as="b" bold truncate>
                {filename}
              </Text>
              <Text as="span" size="small" tone="soft" grow>
                {sizeText(size)}
              </Text>
              <ProgressBar
                label={texts.uploads}
                value={Math.round(progress * 100)}
                max={100}
                caption={texts.sent(Math.round(progress * 100))}
              />
              {isWaiting && (
                <Text as="em" size="small" tone="warning" role="status">
                  {texts.waiting}
                </Text>
              )}
              <IconButton
                label={texts.stop(filename)}
                icon={<X />}
                onClick={() => void stop(videoStorageId)}
              />
            </Card>
          ))}
          {left.map((one) => (
            <LeftUpload
              key={one.videoStorageId}
              upload={one}
              onFile={(file) => void take([file])}
              onStop={() => void stop(one.videoStorageId)}
              onEnter={() => void enter(one.originalName, one.videoStorageId).then(refresh)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function LeftUpload({
  upload: { originalName, size, state },
  onFile,
  onStop,
  onEnter,
}: {
  readonly upload: VideoStorage;
  readonly onFile: (file: File) => void;
  readonly onStop: () => void;
  readonly onEnter: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card as="li" layout="row" size="small">
      <Text as="b" bold truncate>
        {originalName}
      </Text>
      <Text as="span" size="small" tone="soft">
        {sizeText(size)}
      </Text>
      <Text as="em" size="small" tone="warning" grow>
        {state === 'UPLOADING' ? texts.unfinished : texts.unlisted}
      </Text>
      {state === 'UPLOADING' ? (
        <Button tone="alt" onClick={() => input.current?.click()}>
          {texts.resume}
        </Button>
      ) : (
        <Button tone="alt" onClick={onEnter}>
          {texts.enter}
        </Button>
      )}
      <IconButton label={texts.stop(originalName)} icon={<X />} onClick={onStop} />
      <FileInput
        ref={input}
        label={texts.resume}
        accept={ACCEPTED}
        onChoose={(file) => {
          if (file.name.normalize('NFC') === originalName && file.size === size) onFile(file);
          else showToast({ text: texts.otherFile, theme: 'warning' });
        }}
      />
    </Card>
  );
}

/** The name without its ending, as long as a title may be. */
const titleOf = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\.[a-z0-9]{2,4}$/i, '')
    .trim()
    .slice(0, CONTENT_TITLE_LENGTH) || name.slice(0, CONTENT_TITLE_LENGTH);
