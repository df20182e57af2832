import { Hint } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { courseClassQueries } from '#client/net/learning/courseClasses.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useSaveTicketContent } from '#client/net/tutoring/tickets.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { TICKET_CONTENT_TYPES, type Ticket } from '#shared/contract/tutoring/tickets.ts';
import { ticketTexts } from './texts.ts';

const texts = ticketTexts.content;
type Content = `${(typeof TICKET_CONTENT_TYPES)[number]}:${number}`;

/** Says what the lesson of a ticket is about: a course class of the channel, or one of the courses that it may offer. */
export function ContentDialog({ ticket, onDone }: { readonly ticket: Ticket; readonly onDone: () => void }) {
  const { id } = useChannel();
  const { ticketId, contentType, contentId, user } = ticket;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Content | null>(
    contentType === null || contentId === null ? null : `${contentType}:${contentId}`,
  );
  const query = search.trim();
  const classes = useQuery(courseClassQueries.staff(id, { page: 1, query }));
  const courses = useQuery(courseClassQueries.choices(id));
  const save = useSaveTicketContent(
    { channelId: id, ticketId },
    {
      onSuccess: ({ contentTitle }) => {
        showToast({ text: texts.done(contentTitle), theme: 'success' });
        onDone();
      },
    },
  );
  const options: readonly { readonly value: Content; readonly label: string }[] = [
    ...(classes.data?.courseClassList ?? []).map(
      ({ courseClassId, title }) => ({ value: `COURSE_CLASS:${courseClassId}`, label: title }) as const,
    ),
    ...(courses.data?.courseList ?? [])
      .filter(({ title }) => title.includes(query))
      .map(({ courseId, title }) => ({ value: `COURSE:${courseId}`, label: texts.course(title) }) as const),
  ];
  return (
    <Dialog
      title={texts.title}
      titleTone="sea"
      footer={
        <Button
          busy={save.isPending}
          disabled={chosen === null}
          onClick={() => chosen !== null && save.mutate(readContent(chosen))}
        >
          {texts.now}
        </Button>
      }
    >
      <Stack gap={4}>
        <Hint>{texts.lead(user.nickname)}</Hint>
        <SearchField label={texts.find} value={search} maxLength={40} onChange={setSearch} />
        <ListBody
          query={courses}
          failed={texts.failed}
          isEmpty={() => options.length === 0}
          empty={<Hint>{texts.nothing}</Hint>}
        >
          {() => (
            <ChoiceField
              label={texts.about}
              options={options}
              value={chosen ?? 'COURSE:0'}
              onChange={setChosen}
            />
          )}
        </ListBody>
        <FormMessage message={save.error ? userMessageOf(save.error, texts.notSaved) : undefined} />
      </Stack>
    </Dialog>
  );
}

function readContent(content: Content) {
  const [type = '', id = ''] = content.split(':');
  const contentType = TICKET_CONTENT_TYPES.find((one) => one === type) ?? 'COURSE';
  return { contentType, contentId: Number(id) };
}
