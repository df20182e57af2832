import type { UploadState } from '#shared/contract/learning/videoUploads.ts';
import { createUserStore } from './createStore.ts';

/** An upload of this page: it goes on while one walks to other pages of the channel. */
export interface VideoUpload {
  readonly videoStorageId: number;
  readonly channelId: number;
  readonly filename: string;
  readonly size: number;
  /** 0–1. */
  readonly progress: number;
  readonly videoType: 'FILE';
  readonly state: UploadState;
  /** There is no network: it goes on by itself. */
  readonly isWaiting: boolean;
}

export const videoUploadStore = createUserStore<{ readonly uploads: readonly VideoUpload[] }>(() => ({
  uploads: [],
}));

export function changeVideoUpload(videoStorageId: number, change: Partial<VideoUpload>): void {
  videoUploadStore.setState(({ uploads }) => ({
    uploads: uploads.map((one) => (one.videoStorageId === videoStorageId ? { ...one, ...change } : one)),
  }));
}

export function dropVideoUpload(videoStorageId: number): void {
  videoUploadStore.setState(({ uploads }) => ({
    uploads: uploads.filter((one) => one.videoStorageId !== videoStorageId),
  }));
}
