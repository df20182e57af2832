import { z } from 'zod';
import { lmsTitle } from '#shared/contract/learning/lms.ts';
import { videoBody } from '#shared/contract/learning/videos.ts';
import { readYaml, writeYaml, type Read } from './readYaml.ts';

/** A video at an address; films themselves are too large for a package. */
const videoSchema = z
  .strictObject({
    title: lmsTitle,
    description: z.string().default(''),
    videoUrl: z.string().default(''),
    videoTime: z.int().default(0),
    captions: z.string().default(''),
  })
  .superRefine((video, context) => {
    const { error } = videoBody.safeParse({ ...video, videoType: 'URL' });
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  })
  .transform((video) => ({ ...video, videoType: 'URL' as const, videoStorageId: null }));
export type PackageVideo = z.output<typeof videoSchema>;

/** `videos/<slug>.yaml`. */
export const readVideo = (text: string): Read<PackageVideo> => readYaml(text, videoSchema);

export const writeVideo = (
  video: Pick<PackageVideo, 'title' | 'description' | 'videoUrl' | 'videoTime' | 'captions'>,
): string => {
  const { title, description, videoUrl, videoTime, captions } = video;
  return writeYaml({ title, description, videoUrl, videoTime, captions });
};
