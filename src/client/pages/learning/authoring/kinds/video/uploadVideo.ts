import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { FileGone, sendVideo, UploadStopped } from '#client/net/uploads/sendVideo.ts';
import { showToast, showUploadToast } from '#client/ui/toast/toastStore.ts';
import { VIDEO_MOST_BYTES } from '#shared/contract/learning/videoUploads.ts';
import { videoTexts as texts } from './texts.ts';

/**
 * Sends a file with a toast that follows it from page to page; its storage, or null with a word about why
 * not.
 */
export async function uploadVideo(channelId: number, file: File): Promise<number | null> {
  const fault = file.size === 0 ? texts.empty : file.size > VIDEO_MOST_BYTES ? texts.tooLarge : undefined;
  if (fault !== undefined) {
    showToast({ text: fault, theme: 'warning' });
    return null;
  }
  const toast = showUploadToast(file.name);
  try {
    const videoStorageId = await sendVideo(channelId, file, toast.progress);
    toast.finish();
    return videoStorageId;
  } catch (error) {
    toast.close();
    if (!(error instanceof UploadStopped)) {
      const failed = error instanceof FileGone ? texts.fileGone : texts.uploadFailed(file.name);
      showToast({ text: error instanceof ApiError ? userMessageOf(error, failed) : failed, theme: 'danger' });
    }
    return null;
  }
}
