import { Entry } from '#client/ui/list/Entry.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ticketQueries } from '#client/net/tutoring/tickets.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { lessonTexts, whenText } from '#client/pages/tutoring/lessons/texts.ts';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { TICKET_TONES } from '#client/pages/tutoring/lessons/tones.ts';
import { ticketTexts as texts } from './texts.ts';

/** The history of one ticket, or of all tickets of the channel. */
export function HistoryDialog({ ticketId }: { readonly ticketId: number | undefined }) {
  const { id } = useChannel();
  const [page, setPage] = useState(1);
  const histories = useQuery({
    ...ticketQueries.histories(id, page, ticketId),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog title={texts.historyTitle} titleTone="sea">
      <ListBody query={histories} failed={texts.failed} empty={<Hint>{texts.historyEmpty}</Hint>}>
        {({ ticketHistoryList, pageCount }) => (
          <Stack>
            <Stack as="ul" gap={2}>
              {ticketHistoryList.map(({ ticketHistoryId, nickname, byNickname, reason, at, ticketState }) => (
                <Entry
                  key={ticketHistoryId}
                  title={`${nickname} · ${reason}`}
                  facts={`${whenText(at)} · ${texts.by(byNickname)}`}
                >
                  <Chip tone={TICKET_TONES[ticketState]}>{lessonTexts.ticketStates[ticketState]}</Chip>
                </Entry>
              ))}
            </Stack>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </Stack>
        )}
      </ListBody>
    </Dialog>
  );
}
