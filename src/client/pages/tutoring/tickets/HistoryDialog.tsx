import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ticketQueries } from '#client/net/tutoring/tickets.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { lessonTexts, whenText } from '#client/pages/tutoring/lessons/texts.ts';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { ticketTexts as texts } from './texts.ts';
import styles from '../lessons/Lessons.module.css';

/** What became of a ticket, or of all tickets of the channel. */
export function HistoryDialog({ ticketId }: { readonly ticketId: number | undefined }) {
  const { id } = useChannel();
  const [page, setPage] = useState(1);
  const histories = useQuery({
    ...ticketQueries.histories(id, page, ticketId),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog title={texts.historyTitle} titleTone="sea">
      <ListBody
        query={histories}
        failed={texts.failed}
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={<p className={styles.quiet}>{texts.historyEmpty}</p>}
      >
        {({ ticketHistoryList, pageCount }) => (
          <>
            <ul className={styles.cards}>
              {ticketHistoryList.map(({ ticketHistoryId, nickname, byNickname, reason, at, ticketState }) => (
                <li key={ticketHistoryId} className={styles.card}>
                  <div className={styles.words}>
                    <b>
                      {nickname} · {reason}
                    </b>
                    <p>
                      {whenText(at)} · {texts.by(byNickname)}
                    </p>
                  </div>
                  <span className={styles.chip} data-state={ticketState}>
                    {lessonTexts.ticketStates[ticketState]}
                  </span>
                </li>
              ))}
            </ul>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
    </Dialog>
  );
}
