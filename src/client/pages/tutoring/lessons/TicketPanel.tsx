import { useQuery } from '@tanstack/react-query';
import { ShoppingBag, Ticket } from 'lucide-react';
import type { OwnTicket } from '#shared/contract/tutoring/tickets.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useAskGuardianForTickets } from '#client/net/tutoring/lessons.ts';
import { ticketQueries } from '#client/net/tutoring/tickets.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { lessonTexts, shortDayText } from './texts.ts';
import styles from './Lessons.module.css';

const texts = lessonTexts.tickets;
/** Drawn one by one; the number says all. */
const MOST_SHELLS = 24;

const isOfOneClass = ({ isForEveryTeacher }: OwnTicket) => !isForEveryTeacher;

/** The tickets that are left; a child can ask its guardian for more. */
export function TicketPanel() {
  const tickets = useQuery(ticketQueries.own(1));
  const ask = useAskGuardianForTickets({
    onSuccess: () => showToast({ text: texts.asked, theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, lessonTexts.notSaved), theme: 'warning' }),
  });
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <ListBody query={tickets} failed={texts.failed}>
        {({ ticketList, mayBuy }) => {
          const free = ticketList.filter(({ ticketState }) => ticketState === 'AVAILABLE');
          const [soonest] = free;
          const booked = ticketList.length - free.length;
          return (
            <>
              {soonest ? (
                <>
                  <p className={styles.count}>{texts.count(free.length)}</p>
                  <div className={styles.shells} aria-hidden="true">
                    {free.slice(0, MOST_SHELLS).map(({ ticketId }) => (
                      <Ticket key={ticketId} />
                    ))}
                  </div>
                  <p className={styles.quiet}>{texts.ends(shortDayText(soonest.expiresAt))}</p>
                  {[...Map.groupBy(free.filter(isOfOneClass), ({ channelName }) => channelName)].map(
                    ([className, own]) => (
                      <p key={className} className={styles.quiet}>
                        {texts.ofClass(className, own.length)}
                      </p>
                    ),
                  )}
                </>
              ) : (
                <>
                  <p className={styles.count}>{texts.none}</p>
                  <p className={styles.quiet}>{mayBuy ? texts.noneHint : texts.noneChild}</p>
                </>
              )}
              {booked > 0 && <p className={styles.quiet}>{texts.booked(booked)}</p>}
              {mayBuy ? (
                <ButtonLink
                  to={paths.purchaseProduct}
                  tone={soonest ? 'alt' : 'ok'}
                  icon={<ShoppingBag aria-hidden="true" />}
                >
                  {texts.buy}
                </ButtonLink>
              ) : (
                <Button tone={soonest ? 'alt' : 'ok'} busy={ask.isPending} onClick={() => ask.mutate()}>
                  {texts.ask}
                </Button>
              )}
            </>
          );
        }}
      </ListBody>
    </section>
  );
}
