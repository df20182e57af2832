import type { Asked } from '#client/net/rest/client.ts';
import { readSpriteSheet } from '#shared/contract/spriteSheet.ts';

/** The frames of a sheet of the game by name; `folder` as `/ui/stage/@1x`. */
export const spriteSheetQuery = (folder: string) => ({
  queryKey: ['sheet', folder] as const,
  queryFn: async ({ signal }: Asked) => {
    const response = await fetch(`${folder}/sheet.json`, { signal });
    if (!response.ok) throw new Error(`${folder}/sheet.json answered ${response.status}`);
    return readSpriteSheet(await response.json());
  },
  staleTime: Infinity,
});
