import { useQuery } from '@tanstack/react-query';
import { lmsQueries } from '#client/net/learning/authoring/contents.ts';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import type { LibraryItem } from '#shared/contract/learning/authoring/lmsMaterials.ts';
import { Markdown } from '../../document/Markdown.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { lessonTexts } from '../lessons/texts.ts';
import { libraryTexts as texts } from './texts.ts';

/** The things that would be copied. */
export function LibraryPreviewDialog({ item }: { readonly item: LibraryItem | null }) {
  const { id } = useChannel();
  const preview = useQuery({
    ...lmsQueries.libraryItem(id, item?.kind ?? 'COURSE', item?.contentId ?? 0),
    enabled: item !== null,
  });
  return (
    <Dialog title={item?.title ?? texts.look} readOnly>
      <ListBody query={preview} failed={texts.previewFailed}>
        {({ content, lessonList }) => (
          <>
            <Markdown source={content} />
            <ol>
              {lessonList.map((lesson, index) => (
                // Titles may repeat, and the list never changes.
                <li key={`${index} ${lesson.title}`}>
                  <b>{lesson.title}</b>
                  <ul>
                    {lesson.contentList.map(({ contentType, title }, place) => (
                      <li key={`${place} ${title}`}>
                        {lessonTexts.types[contentType]} · {title}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </>
        )}
      </ListBody>
    </Dialog>
  );
}
