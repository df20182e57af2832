import { z } from 'zod';
import { lmsTitle } from '#shared/contract/learning/authoring/lms.ts';
import { videoBody } from '#shared/contract/learning/videos.ts';
import { VIDEO_TYPES } from '#shared/contract/learning/videoUploads.ts';
import { readYaml, writeYaml, type Read } from '#server/domain/learning/authoring/packages/readYaml.ts';

/** A video at an address, or a FILE: its film lies beside it, or was too large for the package. */
const videoSchema = z
  .strictObject({
    title: lmsTitle,
    description: z.string().default(''),
    videoType: z.enum(VIDEO_TYPES).default('URL'),
    videoUrl: z.string().default(''),
    videoTime: z.int().default(0),
    captions: z.string().default(''),
  })
  .superRefine((video, context) => {
    const { error } = videoBody.safeParse(video);
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  })
  .transform((video) => (video.videoType === 'URL' ? video : { ...video, videoUrl: '', videoTime: 0 }));
export type PackageVideo = z.output<typeof videoSchema>;

/** `videos/<slug>.yaml`. */
export const readVideo = (text: string): Read<PackageVideo> => readYaml(text, videoSchema);

export function writeVideo({ title, description, captions, ...video }: PackageVideo): string {
  const { videoType, videoUrl, videoTime } = video;
  const source = videoType === 'URL' ? { videoUrl, videoTime } : { videoType };
  return writeYaml({ title, description, ...source, captions });
}
